import Basics
import PropertyLists

/// A value of a project file, which is an old-style property list or, if another tool wrote it, an XML one.
struct ProjectValue {
    enum Content {
        case text(String)
        case list([ProjectValue])
        case dictionary([(key: Located<String>, value: ProjectValue)])
        case other
    }

    let content: Content
    let position: SourcePosition

    var text: Located<String>? {
        if case .text(let text) = content { Located<String>(text, at: position) } else { nil }
    }

    var list: [ProjectValue] {
        if case .list(let elements) = content { elements } else { [] }
    }

    var entries: [(key: Located<String>, value: ProjectValue)]? {
        if case .dictionary(let entries) = content { entries } else { nil }
    }
}

// The parsers of the values limit the depth of the recursion in both initializers.

extension ProjectValue {
    init(_ value: OldStyleValue) {
        position = value.span.start
        content =
            switch value.content {
            case .string(let text): .text(text)
            case .array(let elements): .list(elements.map { ProjectValue($0) })
            case .dictionary(let entries):
                .dictionary(
                    entries.map { (Located<String>($0.key, at: $0.keySpan.start), ProjectValue($0.value)) }
                )
            case .data: .other
            }
    }

    init(_ value: PropertyListValue) {
        position = value.position
        content =
            switch value.content {
            case .string(let text), .integer(let text), .real(let text): .text(text)
            case .array(let elements): .list(elements.map { ProjectValue($0) })
            case .dictionary(let entries):
                .dictionary(
                    entries.map { (Located<String>($0.key, at: $0.keyPosition), ProjectValue($0.value)) }
                )
            case .boolean, .date, .data: .other
            }
    }
}
