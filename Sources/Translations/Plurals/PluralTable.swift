package import Basics
package import PropertyLists

/// A `.stringsdict` file with translations that depend on numbers or on the available width.
package struct PluralTable: Sendable {
    /// A text for one case.
    package struct Variant: Hashable, Sendable {
        /// The case: the plural category `zero`, `one`, `two`, `few`, `many` or `other`, or a width as a number.
        package var selector: Located<String>
        /// The text.
        package var text: Located<String>
    }

    /// A number in a translation, and the texts that replace it.
    package struct Variable: Hashable, Sendable {
        /// The name, by which `%#@name@` in the translation refers to the variable.
        package var name: Located<String>
        /// The kind of rule, which is `NSStringPluralRuleType`.
        package var ruleType: Located<String>?
        /// The format of the number, such as `d` or `ld`.
        package var valueType: Located<String>?
        /// The texts for the plural categories of the number, in the order of the file.
        package var variants: [Variant]
    }

    /// One translation.
    package struct Entry: Hashable, Sendable {
        /// The key of the translation: a translation key, or the text in the source language.
        package var key: Located<String>
        /// The place of the `<dict>` of the translation.
        package var position: SourcePosition
        /// The translation, in which `%#@name@` refers to a variable.
        package var format: Located<String>?
        /// The variables in the order of the file.
        package var variables: [Variable]
        /// The translations for different widths.
        package var widths: [Variant]
    }

    /// The names of the plural categories that languages use.
    package static let categories = ["zero", "one", "two", "few", "many", "other"]

    /// The path of the file, as in the locations of findings.
    package let file: String
    /// The language and the name, from the path.
    package let path: LocalizedPath
    /// The translations in the order of the file, those with equal keys included.
    package let entries: [Entry]

    /// The entry of a key, which is the last one if there are several.
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
    /// The names of the variables that the translation and its variants refer to as `%#@name@`, in order, each once.
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

extension PluralTable {
    /// Reads a table, which is an XML or binary property list.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - file: Its path.
    /// - Throws: `PropertyListError` with the place, if the file isn't a table.
    package init(_ bytes: [UInt8], file: String) throws(PropertyListError) {
        let message = "the file isn't a table of plurals: its <plist> doesn't contain a <dict>"
        var entries: [Entry] = []
        for pair in try PropertyListValue.entries(reading: bytes, orElse: message).entries {
            entries.append(try Entry(pair))
        }
        self.init(file: file, entries: entries)
    }
}

extension PluralTable.Entry {
    private static let formatKey = "NSStringLocalizedFormatKey"
    private static let widthKey = "NSStringVariableWidthRuleType"

    fileprivate init(_ pair: PropertyListValue.Entry) throws(PropertyListError) {
        key = Located<String>(pair.key, at: pair.keyPosition)
        position = pair.value.position
        variables = []
        widths = []

        let contents = try pair.value.tableEntries(
            "the value of '\(pair.key)' isn't a <dict>; write one with '\(Self.formatKey)' and a <dict> for each variable"
        )
        for content in contents {
            switch content.key {
            case Self.formatKey: format = try content.value.tableText(of: content.key)
            case Self.widthKey: widths = try PluralTable.variants(of: content.value, named: content.key)
            default: variables.append(try PluralTable.Variable(content))
            }
        }
    }
}

extension PluralTable.Variable {
    private static let ruleTypeKey = "NSStringFormatSpecTypeKey"
    private static let valueTypeKey = "NSStringFormatValueTypeKey"

    fileprivate init(_ pair: PropertyListValue.Entry) throws(PropertyListError) {
        name = Located<String>(pair.key, at: pair.keyPosition)
        variants = []

        let contents = try pair.value.tableEntries(
            "the variable '\(pair.key)' isn't a <dict>; write one with '\(Self.ruleTypeKey)', '\(Self.valueTypeKey)' and "
                + "a <string> for each plural category, at least for 'other'"
        )
        for content in contents {
            let text = try content.value.tableText(of: content.key)
            switch content.key {
            case Self.ruleTypeKey: ruleType = text
            case Self.valueTypeKey: valueType = text
            default:
                let selector = Located<String>(content.key, at: content.keyPosition)
                variants.append(PluralTable.Variant(selector: selector, text: text))
            }
        }
    }
}

extension PluralTable {
    fileprivate static func variants(
        of value: PropertyListValue,
        named name: String
    ) throws(PropertyListError) -> [Variant] {
        var variants: [Variant] = []
        for content in try value.tableEntries("'\(name)' isn't a <dict>; write one with a <string> for each width") {
            let selector = Located<String>(content.key, at: content.keyPosition)
            variants.append(Variant(selector: selector, text: try content.value.tableText(of: content.key)))
        }
        return variants
    }
}

extension PropertyListValue {
    fileprivate func tableEntries(_ message: String) throws(PropertyListError) -> [Entry] {
        guard case .dictionary(let entries) = content else {
            throw PropertyListError(.plistStructure, message, at: position)
        }
        return entries
    }

    fileprivate func tableText(of key: String) throws(PropertyListError) -> Located<String> {
        guard case .string(let text) = content else {
            throw PropertyListError(.plistStructure, "the value of '\(key)' isn't a <string>", at: position)
        }
        return Located<String>(text, at: position)
    }
}
