/// A JSON value and its position in the text.
package struct JSONNode: Hashable, Sendable {
    /// The content of a value.
    package enum Content: Hashable, Sendable {
        case null
        case boolean(Bool)
        /// A number, as spelled in the text.
        case number(String)
        case text(String)
        case array([JSONNode])
        /// The members in the order of the text; a name may occur more than once.
        case object([JSONMember])
    }

    /// The value.
    package var content: Content
    /// The position of its first character.
    package var position: SourcePosition
}

/// A member of a JSON object.
package struct JSONMember: Hashable, Sendable {
    /// The name.
    package var name: String
    /// The position of the name's opening quote.
    package var namePosition: SourcePosition
    /// The value.
    package var value: JSONNode
}

extension JSONNode {
    /// The kind of value, with its article.
    package var kind: String {
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
