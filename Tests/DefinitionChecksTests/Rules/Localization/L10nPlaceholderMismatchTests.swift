import Basics
import Testing

@testable import DefinitionChecks

@Suite struct L10nPlaceholderMismatchTests {
    private func expectFinding(_ translation: String, key: String = "C", _ complaint: String?) throws {
        let owner = key == "C" ? "title of combination 'soup'" : "response of response code 'success'"
        let line = key == "C" ? 1 : 3
        let text = key == "C" ? "Order ${soup}" : "Your ${soup} comes in ${minutes} minutes."
        try expect(
            L10nPlaceholderMismatch.self,
            in: TranslatedIntent.definition,
            tables: ["de.lproj/A.strings": TranslatedIntent.german([key: translation])],
            toFind: complaint.map { complaint in
                [
                    """
                    de.lproj/A.strings:\(line):7: error: the translation of the \(owner) of intent 'OrderSoup' \
                    \(complaint) [l10n-placeholder-mismatch]
                    """,
                    "A.intentdefinition:\(key == "C" ? "19:9" : "45:13"): note: the text is '\(text)'",
                ]
            } ?? []
        )
    }

    @Test(
        "a misspelled or damaged placeholder is an error that names the right one",
        arguments: [
            "${Suppe}", "$ {soup}", "$(soup)", "{soup}", "${soup)", "$[soup]", "${Soup}", "${ soup }", "${soup.name}",
        ]
    )
    func wrong(placeholder: String) throws {
        try expectFinding(
            "\(placeholder) bestellen",
            "has '\(placeholder)' instead of '${soup}'; copy the placeholders from the text"
        )
    }

    @Test(
        "a placeholder that is missing is an error",
        arguments: ["Bestellen", "$%1$@ bestellen", "$ bestellen", "${soup bestellen", "100 % $ ( x"]
    )
    func missing(translation: String) throws {
        try expectFinding(translation, "lacks '${soup}'; add it as in the text")
    }

    @Test("a placeholder that nothing fills in is an error")
    func extra() throws {
        try expectFinding("${soup} ${dish} bestellen", "has '${dish}', which the text doesn't have; remove it")
    }

    @Test(
        "another parameter of the intent, values of the system, and prices are right",
        arguments: ["${bowls} ${soup}", "${soup} (${count})", "${soup} für $(5)", "${soup} {a}"]
    )
    func harmless(translation: String) throws {
        try expectFinding(translation, nil)
    }

    @Test("a response may name parameters and properties in any order, and nothing else")
    func responses() throws {
        try expectFinding("${minutes} ${bowls} ${soup}", key: "R", nil)
        try expectFinding(
            "${Minuten} ${soup}",
            key: "R",
            "has '${Minuten}' instead of '${minutes}'; copy the placeholders from the text"
        )
    }

    @Test(
        "a placeholder that names nothing is a mistake of the text, and translations don't need it",
        arguments: [("Custom", 0), ("System", 1)]
    )
    func mistakeOfText(type: String, count: Int) throws {
        let text = DefinitionText.intent(
            """
            <key>INIntentParameterCombinations</key><dict><key></key><dict>
            <key>INIntentParameterCombinationTitle</key><string>Order ${soop}</string>
            <key>INIntentParameterCombinationTitleID</key><string>C</string>
            </dict></dict>
            <key>INIntentType</key><string>\(type)</string>
            """
        )
        var subject = try CheckSubject(of: [text.xml])
        subject.definitions[0].tables = try TranslationTables(["de.lproj/A.strings": "\"C\" = \"Suppe\";\n"])
        #expect(subject.findings(of: L10nPlaceholderMismatch.self, in: subject.definitions[0]).count == count)
    }

    @Test(
        "a path is followed in a translation, too, and a repeated placeholder counts once",
        arguments: [
            ("Von ${track.albumName}", []),
            ("${track.albumName} (${track.albumName}), ${track.displayString}", []),
            ("${track.albumName} ${track.artist}", ["${track.artist}"]),
            ("${track.albumName} ${track.albumName.text}", ["${track.albumName.text}"]),
            ("${track.AlbumName}", ["${track.AlbumName}", "${track.albumName}"]),
        ]
    )
    func paths(translation: String, names: [String]) throws {
        let text = DefinitionText.root(
            """
            <key>INIntents</key><array><dict>
            <key>INIntentParameterCombinations</key><dict><key>track</key><dict>
            <key>INIntentParameterCombinationTitle</key><string>From ${track.albumName}</string>
            <key>INIntentParameterCombinationTitleID</key><string>C</string>
            </dict></dict>
            <key>INIntentParameters</key><array><dict>
            <key>INIntentParameterName</key><string>track</string>
            <key>INIntentParameterObjectType</key><string>Track</string>
            <key>INIntentParameterType</key><string>Object</string>
            </dict></array>
            </dict></array>
            <key>INTypes</key><array><dict><key>INTypeName</key><string>Track</string>
            <key>INTypeProperties</key><array><dict>
            <key>INTypePropertyName</key><string>albumName</string><key>INTypePropertyType</key><string>String</string>
            </dict></array></dict></array>
            """
        )
        var subject = try CheckSubject(of: [text.xml])
        subject.definitions[0].tables = try TranslationTables(["de.lproj/A.strings": "\"C\" = \"\(translation)\";\n"])
        let findings = subject.findings(of: L10nPlaceholderMismatch.self, in: subject.definitions[0])
        #expect(findings.count == (names.isEmpty ? 0 : 1))
        for name in names { #expect(findings.first?.message.contains("'\(name)'") == true) }
    }

    @Test("the fix-it replaces a wrong placeholder with the right one")
    func fixIt() throws {
        try expect(
            L10nPlaceholderMismatch.self,
            toTurn: TranslatedIntent.definition,
            into: TranslatedIntent.definition,
            tables: ["de.lproj/A.strings": TranslatedIntent.german(["C": "$ {soup} bestellen"])],
            into: ["de.lproj/A.strings": TranslatedIntent.german]
        )
    }

    @Test("a table of plurals replaces placeholders with variables, but unknown ones are errors")
    func plurals() throws {
        let plurals = """
            <plist version="1.0"><dict><key>C</key><dict>
            <key>NSStringLocalizedFormatKey</key>
            <string>%#@soup@ ${dish}</string>
            <key>soup</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>other</key>
            <string>%d ${Suppe}</string>
            </dict></dict></dict></plist>
            """
        let subject = "error: the translation of the title of combination 'soup' of intent 'OrderSoup' has"
        let note = "A.intentdefinition:19:9: note: the text is 'Order ${soup}'"
        let advice = "which the text doesn't have; remove it [l10n-placeholder-mismatch]"
        try expect(
            L10nPlaceholderMismatch.self,
            in: TranslatedIntent.definition,
            tables: ["de.lproj/A.stringsdict": plurals],
            toFind: [
                "de.lproj/A.stringsdict:3:1: \(subject) '${dish}', \(advice)", note,
                "de.lproj/A.stringsdict:8:1: \(subject) '${Suppe}', \(advice)", note,
            ]
        )
    }
}
