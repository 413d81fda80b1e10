public import DefinitionDiagnostics
public import PropertyListXML

/// A `.stringsdict` file: translations that depend on numbers, or on the room that there is.
public struct PluralTable: Sendable {
    /// A text for one case.
    public struct Variant: Hashable, Sendable {
        /// The case: `zero`, `one`, `two`, `few`, `many` or `other` of a plural, or a width as a number.
        public var selector: LocatedText
        /// The text.
        public var text: LocatedText
    }

    /// A number in a translation, and what stands in its place.
    public struct Variable: Hashable, Sendable {
        /// The name, by which `%#@name@` in the translation refers to the variable.
        public var name: LocatedText
        /// The kind of rule; `NSStringPluralRuleType`.
        public var ruleType: LocatedText?
        /// How the number is formatted, such as `d` or `ld`.
        public var valueType: LocatedText?
        /// The texts for the categories of the number, in the order of the file.
        public var variants: [Variant]
    }

    /// One translation.
    public struct Entry: Hashable, Sendable {
        /// What the translation is looked up by: a translation key, or the text in the source language.
        public var key: LocatedText
        /// The place of the `<dict>` of the translation.
        public var position: SourcePosition
        /// The translation, in which `%#@name@` stands for a variable.
        public var format: LocatedText?
        /// The variables in the order of the file.
        public var variables: [Variable]
        /// The translations for different widths.
        public var widths: [Variant]
    }

    /// The names of the categories that numbers fall into, in some language.
    public static let categories = ["zero", "one", "two", "few", "many", "other"]

    /// The path of the file, as in the locations of findings.
    public let file: String
    /// The language and the name, from the path.
    public let path: LocalizedPath
    /// The translations in the order of the file, those with equal keys included.
    public let entries: [Entry]

    /// The entry that counts for a key: the last of several.
    public subscript(key: String) -> Entry? {
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
    public var referencedVariables: [String] {
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
