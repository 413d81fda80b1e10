/// A text that people see or hear.
package struct PreviewText: Equatable, Sendable {
    /// The key in translation tables; `nil` for a text that can't be translated.
    package var key: String?
    /// The text in the language of the definition.
    package var source: String
    /// The purpose of the text and its owners, such as `title of intent 'OrderSoup'`.
    package var purpose: String
    /// The anchor of the thing that the text belongs to.
    package var anchor: String
    /// Whether the text needs translations: it has a key and contains words.
    package var needsTranslation: Bool
    /// The texts with a value's name inserted, if tables have an entry for each value.
    package var variants: [Variant] = []

    /// A text with the name of a value inserted.
    package struct Variant: Equatable, Sendable {
        /// The index of the text.
        package var text: Int
        /// The key of the value's name.
        package var value: String
    }
}

/// A language with its translations.
package struct PreviewLanguage: Equatable, Sendable {
    /// The identifier, as in the name of the folder.
    package var name: String
    /// Whether the language is written from right to left.
    package var isRightToLeft: Bool
    /// The translations, one for each text; `nil` if the language lacks it.
    package var translations: [PreviewTranslation?]
}

/// A translation of a text.
package struct PreviewTranslation: Equatable, Sendable {
    /// The translation.
    package var text: String
    /// The progress, in the words of string catalogs; `nil` if the table doesn't state it.
    package var state: String?
    /// The text for each condition, if the translation depends on numbers or on a value.
    package var forms: [Form] = []

    /// The text under one condition.
    package struct Form: Equatable, Sendable {
        /// The plural category, such as `one`, or the key of the value; with several numbers, also the number's name.
        package var condition: String
        /// The text.
        package var text: String
    }
}
