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

    @Test("show a text with a value inserted if each value has a translation")
    func enumerated() throws {
        #expect(
            try translation("C1", Samples.tables("de", ["C1-S1": "Eine kleine", "C1-S2": "Eine große"]))?.text
                == "Eine kleine"
        )
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
        #expect(found?.plurals.map(\.category) == ["one", "other"])
        #expect(found?.plurals.first?.text == "In einer Minute.")
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

    @Test("don't count a text that Xcode doesn't export or that has no words")
    func unneeded() throws {
        let texts = Preview(of: [try Samples.source(Samples.shop)], findings: []).texts
        #expect(texts.first { $0.key == "S0" }?.needsTranslation == false)
        #expect(texts.first { $0.key == "S1" }?.needsTranslation == true)
    }
}
