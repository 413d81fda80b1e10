/// A property of an intent, a response or a type.
package struct PreviewMember: Equatable, Sendable {
    /// The anchor of the member.
    package var anchor: String
    /// The name in code.
    package var name: String
    /// The display name.
    package var displayName: Int?
    /// The type, such as `String`, or the name of an enum or a type.
    package var type: String
    /// The anchor of the enum or type; `nil` for a type of the framework.
    package var typeAnchor: String?
    /// Whether the member holds a list.
    package var isList: Bool
    /// An example of a value.
    package var sample: PreviewValue
    /// Everything else that the definition states about values.
    package var details: [PreviewDetail]
}

/// A value on the page.
package enum PreviewValue: Equatable, Sendable {
    /// A text of the definition, by its index.
    case text(Int)
    /// A value that is the same in all languages.
    case literal(String)
}

/// A statement about a member, such as its default value.
package struct PreviewDetail: Equatable, Sendable {
    /// The subject, such as `default`.
    package var label: String
    /// The value.
    package var value: PreviewValue
}

/// A parameter of an intent.
package struct PreviewParameter: Equatable, Sendable {
    /// The parameter as a property.
    package var member: PreviewMember
    /// The parameter that this one depends on, and the condition in words.
    package var relationship: Relationship?
    /// The prompts and other dialogs, by their occasions.
    package var dialogs: [Dialog]
    /// The reasons for rejecting a value, by their codes.
    package var reasons: [Dialog]

    /// A text that Siri says.
    package struct Dialog: Equatable, Sendable {
        /// The occasion or the code.
        package var name: String
        /// The text.
        package var text: Int
    }

    /// The condition under which a parameter applies.
    package struct Relationship: Equatable, Sendable {
        /// The name of the other parameter.
        package var parent: String
        /// The condition in words, such as `is 'hot'`.
        package var condition: String
    }
}

/// A part of the conversation, about one parameter or the whole intent.
package struct PreviewExchange: Equatable, Sendable {
    /// The name of the parameter; `nil` for the whole intent.
    package var parameter: String?
    /// The turns, in order.
    package var turns: [Turn]

    /// Something that Siri or a person says.
    package struct Turn: Equatable, Sendable {
        /// Whether Siri speaks.
        package var isSiri: Bool
        /// The occasion, such as `asks for the value`.
        package var occasion: String
        /// The words; `nil` if Siri chooses its own.
        package var words: PreviewValue?
        /// The list that a person chooses from.
        package var options: [PreviewValue] = []
    }
}
