import Basics
import PropertyLists
import Testing

/// The content of a value without places, as a text for comparisons.
struct Plain: Equatable, CustomStringConvertible {
    let description: String

    static func text(_ text: String) -> Plain { Plain(description: text.debugDescription) }

    static func data(_ bytes: [UInt8]) -> Plain { Plain(description: "data\(bytes)") }

    static func list(_ elements: [Plain]) -> Plain { Plain(description: "list\(elements)") }

    static func dictionary(_ entries: [(String, Plain)]) -> Plain {
        Plain(description: "{\(entries.map { "\($0.0.debugDescription): \($0.1)" }.joined(separator: ", "))}")
    }
}

extension Plain {
    init(_ value: OldStyleValue) {
        switch value.content {
        case .string(let text): self = .text(text)
        case .data(let bytes): self = .data(bytes)
        case .array(let elements): self = .list(elements.map { Plain($0) })
        case .dictionary(let entries): self = .dictionary(entries.map { ($0.key, Plain($0.value)) })
        }
    }
}

/// The value of a text.
func plain(_ text: String) throws -> Plain {
    Plain(try OldStyleParser().parse(Array(text.utf8)).root)
}

/// Expects a file to be refused at the place that `①` marks, with a note at the place that `②` marks.
func expectError(
    _ marked: String,
    _ message: String,
    id: Diagnostic.ID = .fileUnreadable,
    note: String? = nil,
    parser: OldStyleParser = OldStyleParser(),
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    var text = ""
    var places: [Unicode.Scalar: SourcePosition] = [:]
    var place = SourcePosition.start
    for scalar in marked.unicodeScalars {
        guard scalar != "①", scalar != "②" else {
            places[scalar] = place
            continue
        }
        text.unicodeScalars.append(scalar)
        place = scalar == "\n" ? SourcePosition(line: place.line + 1, column: 1) : place
        if scalar != "\n" { place.column += UInt32(UTF8.width(scalar)) }
    }
    let error = #expect(throws: PropertyListError.self, sourceLocation: sourceLocation) {
        try parser.parse(Array(text.utf8))
    }
    #expect(error?.id == id, sourceLocation: sourceLocation)
    #expect(error?.message == message, sourceLocation: sourceLocation)
    #expect(error?.position == places["①"], sourceLocation: sourceLocation)
    #expect(error?.note?.message == note, sourceLocation: sourceLocation)
    #expect(error?.note?.position == places["②"], sourceLocation: sourceLocation)
}
