import Basics
import Foundation
import PropertyLists
import Testing
import Translations

@Suite("Tables of plurals")
struct PluralTests {
    private static func document(_ content: String) -> [UInt8] {
        Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n\(content)\n</plist>\n".utf8)
    }

    private let nights = PluralTests.document(
        """
        <dict>
        <key>Qa1Wz9</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key><string>Book %#@nights@ in ${city}</string>
          <key>nights</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>one</key><string>one night</string>
            <key>other</key><string>%d nights of %#@guests@</string>
          </dict>
        </dict>
        </dict>
        """
    )

    @Test("an entry is read with its variables and their categories")
    func readsEntries() throws {
        let table = try PluralTable(nights, file: "fr.lproj/Intents.stringsdict")
        let entry = try #require(table["Qa1Wz9"])
        #expect(entry.format?.value == "Book %#@nights@ in ${city}")
        let variable = try #require(entry.variables.first)
        #expect(variable.name.value == "nights")
        #expect(variable.ruleType?.value == "NSStringPluralRuleType")
        #expect(variable.valueType?.value == "d")
        #expect(variable.variants.map(\.selector.value) == ["one", "other"])
        #expect(variable.variants.map(\.text.value) == ["one night", "%d nights of %#@guests@"])
        #expect(table.path == LocalizedPath("fr.lproj/Intents.stringsdict"))
    }

    @Test("every part has its place")
    func givesPlaces() throws {
        let entry = try #require(try PluralTable(nights, file: "a.stringsdict").entries.first)
        #expect(entry.key.position == SourcePosition(line: 4, column: 1))
        #expect(entry.format?.position == SourcePosition(line: 6, column: 40))
        #expect(entry.variables[0].name.position == SourcePosition(line: 7, column: 3))
        #expect(entry.variables[0].variants[1].text.position == SourcePosition(line: 12, column: 21))
    }

    @Test("the variables that a translation refers to are found, also those within others")
    func findsReferences() throws {
        #expect(try PluralTable(nights, file: "a").entries.first?.referencedVariables == ["nights", "guests"])
    }

    @Test("translations for widths are read")
    func readsWidths() throws {
        let content =
            "<dict><key>a</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>20</key><string>s</string></dict>"
            + "</dict></dict>"
        let entry = try PluralTable(Self.document(content), file: "a").entries[0]
        #expect(entry.widths.map(\.selector.value) == ["20"])
        #expect(entry.widths.map(\.text.value) == ["s"])
        #expect(entry.format == nil)
    }

    @Test("a binary table is read")
    func readsBinary() throws {
        let value = ["a": ["NSStringLocalizedFormatKey": "%#@n@", "n": ["other": "x"]]]
        let file = try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
        let table = try PluralTable([UInt8](file), file: "a")
        #expect(table["a"]?.variables.first?.variants.first?.text.value == "x")
    }

    @Test(
        "a file that isn't a table is refused at its first error",
        arguments: [
            ("<array/>", "the file isn't a table of plurals: its <plist> doesn't contain a <dict>", 3, 1),
            (
                "<dict>\n<key>a</key> <string>b</string></dict>",
                "the value of 'a' isn't a <dict>; write one with 'NSStringLocalizedFormatKey' and a <dict> for each variable",
                4, 14
            ),
            (
                "<dict>\n<key>a</key><dict><key>n</key><true/></dict></dict>",
                "the variable 'n' isn't a <dict>; write one with 'NSStringFormatSpecTypeKey', 'NSStringFormatValueTypeKey' "
                    + "and a <string> for each plural category, at least for 'other'", 4, 31
            ),
            (
                "<dict>\n<key>a</key><dict><key>n</key><dict><key>one</key><true/></dict></dict></dict>",
                "the value of 'one' isn't a <string>", 4, 51
            ),
        ]
    )
    func refusesOthers(content: String, message: String, line: UInt32, column: UInt32) {
        let error = #expect(throws: PropertyListError.self) { try PluralTable(Self.document(content), file: "a") }
        #expect(error?.message == message)
        #expect(error?.position == SourcePosition(line: line, column: column))
    }
}
