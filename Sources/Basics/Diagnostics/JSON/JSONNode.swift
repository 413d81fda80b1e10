/// A JSON value and the place where it begins.
package struct JSONNode: Hashable, Sendable {
    /// What a value is.
    package enum Content: Hashable, Sendable {
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
    package var content: Content
    /// The place of its first character.
    package var position: SourcePosition
}

/// A member of a JSON object.
package struct JSONMember: Hashable, Sendable {
    /// The name.
    package var name: String
    /// The place of the name's opening quote.
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
