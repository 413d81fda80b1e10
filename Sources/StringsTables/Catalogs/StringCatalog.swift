package import DefinitionDiagnostics
public import PropertyListXML

/// An `.xcstrings` file: the translations of texts into all languages of an app.
///
/// The model keeps what it does not know, so that a catalog can be written back whole.
public struct StringCatalog: Sendable {
    /// A text for one language: a single one, or several of which a number or the device chooses one.
    public indirect enum Translation: Hashable, Sendable {
        /// One text.
        case unit(Unit)
        /// A text for each of several cases.
        case variations(Axis, [Variation])
    }

    /// A text, and how far it is.
    public struct Unit: Hashable, Sendable {
        /// The text.
        public var value: LocatedText
        /// How far the translation is; `nil` for a state that is not known here.
        public var state: TranslationState?
    }

    /// What chooses among variations.
    public enum Axis: String, Hashable, Sendable, CaseIterable {
        /// The category of a number, such as `one`.
        case plural
        /// The kind of device, such as `iphone`.
        case device
    }

    /// What a text is in one case.
    public struct Variation: Hashable, Sendable {
        /// The case: a category of numbers, or a device.
        public var selector: LocatedText
        /// The text.
        public var translation: Translation
    }

    /// A number in a text, which the text refers to as `%#@name@`.
    public struct Substitution: Hashable, Sendable {
        /// The name.
        public var name: LocatedText
        /// The place of the number among the arguments, from 1.
        public var argument: Int?
        /// How the number is formatted, such as `lld`.
        public var formatSpecifier: String?
        /// What stands in the place of the number, in which `%arg` is the number; `nil` if nothing does.
        public var translation: Translation?
    }

    /// A text in one language.
    public struct Localization: Hashable, Sendable {
        /// The language.
        public var language: LocatedText
        /// The text; `nil` for a language that has none.
        public var translation: Translation?
        /// The numbers in it.
        public var substitutions: [Substitution]
        /// Phrases for the text, which only App Shortcuts have.
        public var phrases: [LocatedText]
        /// What else the file says, as it is.
        public var other: [Member]
    }

    /// A text in all languages.
    public struct Entry: Hashable, Sendable {
        /// What the translations are looked up by.
        public var key: LocatedText
        /// What translators should know.
        public var comment: String?
        /// Whether the text is translated at all; one that is not reads the same everywhere.
        public var shouldTranslate: Bool
        /// Where the key comes from, such as `manual`, or that nothing uses it any more: `stale`.
        public var extractionState: String?
        /// The translations in the order of the file.
        public var localizations: [Localization]
        /// What else the file says, as it is.
        public var other: [Member]

        /// The translation into a language.
        public subscript(language: String) -> Localization? {
            localizations.last { $0.language.value == language }
        }
    }

    /// A member of the file that has no meaning here.
    public struct Member: Hashable, Sendable {
        package let json: JSONMember

        /// The name.
        public var name: String { json.name }
    }

    /// The path of the file, as in the locations of findings.
    public let file: String
    /// The name, from the path.
    public let path: LocalizedPath
    /// The size of the file.
    public let byteCount: Int
    /// The text of the file.
    public let text: [UInt8]
    /// The language in which the texts are written.
    public let sourceLanguage: LocatedText?
    /// The version of the format, such as `1.0`.
    public let version: LocatedText?
    /// The texts in the order of the file, those with equal keys included.
    public let entries: [Entry]
    /// What else the file says, as it is.
    public let other: [Member]

    init(
        file: String,
        text: [UInt8],
        sourceLanguage: LocatedText?,
        version: LocatedText?,
        entries: [Entry],
        other: [Member]
    ) {
        self.file = file
        path = LocalizedPath(file)
        byteCount = text.count
        self.text = text
        self.sourceLanguage = sourceLanguage
        self.version = version
        self.entries = entries
        self.other = other
    }

    /// The languages of the translations, sorted.
    public var languages: [String] {
        Set(entries.flatMap(\.localizations).map(\.language.value)).sorted()
    }
}
