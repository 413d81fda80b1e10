package import Basics
import PropertyLists

/// An `.xcstrings` file: the translations of texts into all languages of an app.
///
/// The model keeps what it does not know, so that a catalog can be written back whole.
package struct StringCatalog: Sendable {
    /// A text for one language: a single one, or several of which a number or the device chooses one.
    package indirect enum Translation: Hashable, Sendable {
        /// One text.
        case unit(Unit)
        /// A text for each of several cases.
        case variations(Axis, [Variation])
    }

    /// A text, and how far it is.
    package struct Unit: Hashable, Sendable {
        /// The text.
        package var value: Located<String>
        /// How far the translation is; `nil` for a state that is not known here.
        package var state: TranslationState?
    }

    /// What chooses among variations.
    package enum Axis: String, Hashable, Sendable, CaseIterable {
        /// The category of a number, such as `one`.
        case plural
        /// The kind of device, such as `iphone`.
        case device
    }

    /// What a text is in one case.
    package struct Variation: Hashable, Sendable {
        /// The case: a category of numbers, or a device.
        package var selector: Located<String>
        /// The text.
        package var translation: Translation
    }

    /// A number in a text, which the text refers to as `%#@name@`.
    package struct Substitution: Hashable, Sendable {
        /// The name.
        package var name: Located<String>
        /// The place of the number among the arguments, from 1.
        package var argument: Int?
        /// How the number is formatted, such as `lld`.
        package var formatSpecifier: String?
        /// What stands in the place of the number, in which `%arg` is the number; `nil` if nothing does.
        package var translation: Translation?
    }

    /// A text in one language.
    package struct Localization: Hashable, Sendable {
        /// The language.
        package var language: Located<String>
        /// The text; `nil` for a language that has none.
        package var translation: Translation?
        /// The numbers in it.
        package var substitutions: [Substitution]
        /// Phrases for the text, which only App Shortcuts have.
        package var phrases: [Located<String>]
        /// What else the file says, as it is.
        package var other: [Member]
    }

    /// A text in all languages.
    package struct Entry: Hashable, Sendable {
        /// What the translations are looked up by.
        package var key: Located<String>
        /// What translators should know.
        package var comment: String?
        /// Whether the text is translated at all; one that is not reads the same everywhere.
        package var shouldTranslate: Bool
        /// Where the key comes from, such as `manual`, or that nothing uses it any more: `stale`.
        package var extractionState: String?
        /// The translations in the order of the file.
        package var localizations: [Localization]
        /// What else the file says, as it is.
        package var other: [Member]

        /// The translation into a language.
        package subscript(language: String) -> Localization? {
            localizations.last { $0.language.value == language }
        }
    }

    /// A member of the file that has no meaning here.
    package struct Member: Hashable, Sendable {
        package let json: JSONMember

        /// The name.
        package var name: String { json.name }
    }

    /// The path of the file, as in the locations of findings.
    package let file: String
    /// The name, from the path.
    package let path: LocalizedPath
    /// The size of the file.
    package let byteCount: Int
    /// The text of the file.
    package let text: [UInt8]
    /// The language in which the texts are written.
    package let sourceLanguage: Located<String>?
    /// The version of the format, such as `1.0`.
    package let version: Located<String>?
    /// The texts in the order of the file, those with equal keys included.
    package let entries: [Entry]
    /// What else the file says, as it is.
    package let other: [Member]

    init(
        file: String,
        text: [UInt8],
        sourceLanguage: Located<String>?,
        version: Located<String>?,
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
    package var languages: [String] {
        Set(entries.flatMap(\.localizations).map(\.language.value)).sorted()
    }
}
