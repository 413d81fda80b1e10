package import Basics
import PropertyLists

/// An `.xcstrings` file with the translations of texts into all languages of an app.
///
/// The model keeps unknown members, so that a catalog can be written back without loss.
package struct StringCatalog: Sendable {
    /// A text in one language: a single text, or several that depend on a number or on the device.
    package indirect enum Translation: Hashable, Sendable {
        /// One text.
        case unit(Unit)
        /// A text for each case.
        case variations(Axis, [Variation])
    }

    /// A text, with the progress of its translation.
    package struct Unit: Hashable, Sendable {
        /// The text.
        package var value: Located<String>
        /// The progress of the translation; `nil` for an unknown state.
        package var state: TranslationState?
    }

    /// The properties that variations depend on.
    package enum Axis: String, Hashable, Sendable, CaseIterable {
        /// The plural category of a number, such as `one`.
        case plural
        /// The kind of device, such as `iphone`.
        case device
    }

    /// The text for one case.
    package struct Variation: Hashable, Sendable {
        /// The case: a plural category or a device.
        package var selector: Located<String>
        /// The text.
        package var translation: Translation
    }

    /// A number in a text, which refers to it as `%#@name@`.
    package struct Substitution: Hashable, Sendable {
        /// The name.
        package var name: Located<String>
        /// The position of the number among the arguments, from 1.
        package var argument: Int?
        /// The format of the number, such as `lld`.
        package var formatSpecifier: String?
        /// The replacement for the number, in which `%arg` is the number; `nil` if there isn't one.
        package var translation: Translation?
    }

    /// A text in one language.
    package struct Localization: Hashable, Sendable {
        /// The language.
        package var language: Located<String>
        /// The text; `nil` if the language doesn't have one.
        package var translation: Translation?
        /// The numbers in the text.
        package var substitutions: [Substitution]
        /// The phrases for the text, which only App Shortcuts have.
        package var phrases: [Located<String>]
        /// The unknown members.
        package var other: [Member]
    }

    /// A text in all languages.
    package struct Entry: Hashable, Sendable {
        /// The key of the translations.
        package var key: Located<String>
        /// The comment for translators.
        package var comment: String?
        /// Whether the text should be translated, instead of being the same in all languages.
        package var shouldTranslate: Bool
        /// The origin of the key, such as `manual`, or `stale` if nothing uses it anymore.
        package var extractionState: String?
        /// The translations in the order of the file.
        package var localizations: [Localization]
        /// The unknown members.
        package var other: [Member]

        /// The translation into a language.
        package subscript(language: String) -> Localization? {
            localizations.last { $0.language.value == language }
        }
    }

    /// A member of the file that the model doesn't know.
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
    /// The unknown members.
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
