package import Basics
import PropertyLists

/// A `.stringsdict` file: translations that depend on numbers, or on the room that there is.
package struct PluralTable: Sendable {
    /// A text for one case.
    package struct Variant: Hashable, Sendable {
        /// The case: `zero`, `one`, `two`, `few`, `many` or `other` of a plural, or a width as a number.
        package var selector: Located<String>
        /// The text.
        package var text: Located<String>
    }

    /// A number in a translation, and what stands in its place.
    package struct Variable: Hashable, Sendable {
        /// The name, by which `%#@name@` in the translation refers to the variable.
        package var name: Located<String>
        /// The kind of rule; `NSStringPluralRuleType`.
        package var ruleType: Located<String>?
        /// How the number is formatted, such as `d` or `ld`.
        package var valueType: Located<String>?
        /// The texts for the categories of the number, in the order of the file.
        package var variants: [Variant]
    }

    /// One translation.
    package struct Entry: Hashable, Sendable {
        /// What the translation is looked up by: a translation key, or the text in the source language.
        package var key: Located<String>
        /// The place of the `<dict>` of the translation.
        package var position: SourcePosition
        /// The translation, in which `%#@name@` stands for a variable.
        package var format: Located<String>?
        /// The variables in the order of the file.
        package var variables: [Variable]
        /// The translations for different widths.
        package var widths: [Variant]
    }

    /// The names of the categories that numbers fall into, in some language.
    package static let categories = ["zero", "one", "two", "few", "many", "other"]

    /// The path of the file, as in the locations of findings.
    package let file: String
    /// The language and the name, from the path.
    package let path: LocalizedPath
    /// The translations in the order of the file, those with equal keys included.
    package let entries: [Entry]

    /// The entry that counts for a key: the last of several.
    package subscript(key: String) -> Entry? {
        entries.last { $0.key.value == key }
    }

    init(file: String, path: LocalizedPath? = nil, entries: [Entry]) {
        self.file = file
        self.path = path ?? LocalizedPath(file)
        self.entries = entries
    }
}

extension PluralTable.Entry {
    /// The names of the variables that the translation and its variants refer to by `%#@name@`, in order, each once.
    package var referencedVariables: [String] {
        var names: [String] = []
        var known: Set<String> = []
        for text in [format].compactMap(\.self) + variables.flatMap(\.variants).map(\.text) + widths.map(\.text) {
            for piece in text.value.split(separator: "%#@", omittingEmptySubsequences: false).dropFirst() {
                guard let end = piece.firstIndex(of: "@") else { continue }
                let name = String(piece[..<end])
                if known.insert(name).inserted { names.append(name) }
            }
        }
        return names
    }
}
