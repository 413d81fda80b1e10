import Basics
package import PropertyLists

extension PluralTable {
    /// Reads a table, which is a property list in XML or in binary.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - file: Its path.
    /// - Throws: `PropertyListError` for a file that is no property list or no table, with the place.
    package init(_ bytes: [UInt8], file: String) throws(PropertyListError) {
        let message = "the file is no table of plurals: its <plist> holds no <dict>"
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
            "the value of '\(pair.key)' is no <dict>; it holds '\(Self.formatKey)' and a <dict> for each variable"
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
            "the variable '\(pair.key)' is no <dict>; it holds '\(Self.ruleTypeKey)', '\(Self.valueTypeKey)' and a text "
                + "for each category, of which 'other' is needed"
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
        for content in try value.tableEntries("'\(name)' is no <dict>; it holds a text for each width") {
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
            throw PropertyListError(.plistStructure, "the value of '\(key)' is no <string>", at: position)
        }
        return Located<String>(text, at: position)
    }
}
