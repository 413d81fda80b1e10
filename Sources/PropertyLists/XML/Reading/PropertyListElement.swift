/// The elements of XML property lists, the most frequent ones first.
enum PropertyListElement: String, CaseIterable {
    case key, string, dict, integer, `true`, array, `false`, real, data, date, plist

    /// The kind of node that the element makes; `nil` for `<plist>`, which makes none.
    var kind: PropertyListTape.Kind? {
        switch self {
        case .key: .key
        case .string: .string
        case .dict: .dictionary
        case .integer: .integer
        case .true: .true
        case .array: .array
        case .false: .false
        case .real: .real
        case .data: .data
        case .date: .date
        case .plist: nil
        }
    }

    /// Whether text other than white space may stand in the element.
    var holdsText: Bool {
        switch self {
        case .key, .string, .integer, .real, .data, .date: true
        case .dict, .true, .array, .false, .plist: false
        }
    }

    /// Whether other elements may stand in the element.
    var isContainer: Bool { self == .dict || self == .array || self == .plist }

    /// The element as messages show it.
    var tag: String { "<\(rawValue)>" }

    /// The elements of values, as messages list them.
    static let valueTags = "<string>, <integer>, <real>, <true/>, <false/>, <date>, <data>, <array> and <dict>"
}
