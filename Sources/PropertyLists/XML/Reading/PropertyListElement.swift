/// The elements of XML property lists, the most frequent ones first.
enum PropertyListElement: String, CaseIterable {
    case key, string, dict, integer, `true`, array, `false`, real, data, date, plist

    /// The kind of the element's node; `nil` for `<plist>`, which isn't a node.
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

    /// Whether the element may contain text other than white space.
    var holdsText: Bool {
        switch self {
        case .key, .string, .integer, .real, .data, .date: true
        case .dict, .true, .array, .false, .plist: false
        }
    }

    /// Whether the element may contain other elements.
    var isContainer: Bool { self == .dict || self == .array || self == .plist }

    /// The start tag, for messages.
    var tag: String { "<\(rawValue)>" }

    /// The elements of values, for messages.
    static let valueTags = "<string>, <integer>, <real>, <true/>, <false/>, <date>, <data>, <array> and <dict>"
}
