import DefinitionDiagnostics
import IntentDefinition

/// A JSON value and the place where it begins.
struct JSONNode: Equatable {
    /// What a value is.
    enum Content: Equatable {
        case null
        case boolean(Bool)
        /// A number, as it is spelled.
        case number(String)
        case text(String)
        case array([JSONNode])
        /// The members in the order of the file; a name may occur more than once.
        case object([JSONMember])
    }

    /// The value.
    var content: Content
    /// The place of its first character.
    var position: SourcePosition
}

/// A member of a JSON object.
struct JSONMember: Equatable {
    /// The name, with the place of its opening quote.
    var name: Located<String>
    /// The value.
    var value: JSONNode
}

extension JSONNode {
    /// The kind of value, with its article.
    var kind: String {
        switch content {
        case .null: "null"
        case .boolean: "a boolean"
        case .number: "a number"
        case .text: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}
