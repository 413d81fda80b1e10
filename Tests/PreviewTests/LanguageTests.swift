import Preview
import Testing

@Suite("The languages of a preview") struct LanguageTests {
    private func translation(_ key: String, _ tables: PreviewTables) throws -> PreviewTranslation? {
        let preview = Preview(of: [try Samples.source(Samples.shop, tables)], findings: [])
        let index = try #require(preview.texts.firstIndex { $0.key == key })
        return try #require(preview.languages.first).translations[index]
    }

    @Test("have the translations of tables, and nothing for a missing one")
    func tables() throws {
        let tables = try Samples.tables("de", ["T1": "Suppe bestellen"])
        #expect(try translation("T1", tables)?.text == "Suppe bestellen")
        #expect(try translation("D1", tables) == nil)
    }

    @Test("have the translations of copies of the definition")
    func copies() throws {
        var tables = PreviewTables()
        tables.copies = ["fr": try Samples.model(Samples.shop.replacing("Order Soup", with: "Commander"))]
        #expect(try translation("T1", tables)?.text == "Commander")
    }

    @Test("show the text for the first value, and that of each value, if the values need different words")
    func enumerated() throws {
        let names = ["S1": "klein", "S2": "groß"]
        let texts = ["C1-S1": "Eine kleine", "C1-S2": "Eine große"]
        let found = try translation("C1", Samples.tables("de", names.merging(texts) { first, _ in first }))
        #expect(found?.text == "Eine kleine")
        #expect(found?.forms.map(\.condition) == ["S1", "S2"])
        #expect(found?.forms.map(\.text) == ["Eine kleine", "Eine große"])
    }

    @Test(
        "show the placeholder if only the value's name differs",
        arguments: [
            ("de", ["S1": "S", "S2": "L", "C1-S1": "Größe S bitte", "C1-S2": "Größe L bitte"], "Größe ${size} bitte"),
            ("ja", ["S1": "小", "S2": "大", "C1-S1": "小盛りを注文", "C1-S2": "大盛りを注文"], "${size}盛りを注文"),
        ]
    )
    func folded(language: String, entries: [String: String], text: String) throws {
        let found = try translation("C1", Samples.tables(language, entries))
        #expect(found?.text == text)
        #expect(found?.forms == [])
    }

    @Test("need a translation of each value, or of the text as a whole")
    func incomplete() throws {
        #expect(try translation("C1", Samples.tables("de", ["C1-S1": "Eine kleine"])) == nil)
        #expect(try translation("C1", Samples.tables("de", ["C1": "Eine ${size}"]))?.text == "Eine ${size}")
    }

    @Test("prefer plurals, with a text for each category")
    func plurals() throws {
        let plurals = Samples.plist(
            """
            <key>R1</key><dict><key>NSStringLocalizedFormatKey</key><string>In %#@minutes@.</string>
            <key>minutes</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>ld</string>
            <key>one</key><string>einer Minute</string><key>other</key><string>%ld Minuten</string></dict></dict>
            """
        )
        let found = try translation("R1", Samples.tables("de", ["R1": "Bald."], plurals: plurals))
        #expect(found?.text == "In ${minutes} Minuten.")
        #expect(found?.forms.map(\.condition) == ["one", "other"])
        #expect(found?.forms.first?.text == "In einer Minute.")
    }

    @Test(
        "are written from right to left by their script or language",
        arguments: [
            ("ar", true), ("he", true), ("fa-AF", true), ("ur_PK", true), ("ku-Arab", true), ("az-Latn", false),
            ("pa-Arab-PK", true), ("ar-Latn", false), ("de", false), ("zh-Hans", false), ("ckb", true), ("yi", true),
        ]
    )
    func directions(language: String, isRightToLeft: Bool) throws {
        let preview = Preview(of: [try Samples.source(Samples.shop, Samples.tables(language, [:]))], findings: [])
        #expect(preview.languages.map(\.isRightToLeft) == [isRightToLeft])
    }

    @Test("show each number's forms if a text depends on several numbers")
    func severalNumbers() throws {
        func variable(_ name: String, one: String, other: String) -> String {
            """
            <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>one</key><string>\(one)</string><key>other</key><string>\(other)</string></dict>
            """
        }
        let plurals = Samples.plist(
            """
            <key>R1</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@rolls@ in %#@minutes@.</string>
            \(variable("rolls", one: "Ein Brötchen", other: "%d Brötchen"))
            \(variable("minutes", one: "einer Minute", other: "%d Minuten"))</dict>
            """
        )
        let found = try translation("R1", Samples.tables("de", [:], plurals: plurals))
        #expect(found?.text == "${rolls} Brötchen in ${minutes} Minuten.")
        #expect(
            found?.forms.map { "\($0.condition) \($0.text)" } == [
                "rolls: one Ein Brötchen in ${minutes} Minuten.",
                "rolls: other ${rolls} Brötchen in ${minutes} Minuten.",
                "minutes: one ${rolls} Brötchen in einer Minute.",
                "minutes: other ${rolls} Brötchen in ${minutes} Minuten.",
            ]
        )
    }

    @Test("don't need what a string catalog excludes from translation")
    func excluded() throws {
        var tables = try Samples.tables("de", [:])
        tables.fixedKeys = ["T1"]
        let texts = Preview(of: [try Samples.source(Samples.shop, tables)], findings: []).texts
        #expect(texts.first { $0.key == "T1" }?.needsTranslation == false)
        #expect(texts.first { $0.key == "D1" }?.needsTranslation == true)
    }

    @Test("don't count a text that Xcode doesn't export or that has no words")
    func unneeded() throws {
        let texts = Preview(of: [try Samples.source(Samples.shop)], findings: []).texts
        #expect(texts.first { $0.key == "S0" }?.needsTranslation == false)
        #expect(texts.first { $0.key == "S1" }?.needsTranslation == true)
    }
}
