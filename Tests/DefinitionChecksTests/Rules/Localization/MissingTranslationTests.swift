import Basics
import IntentDefinition
import Testing
import ToolSupport

@testable import DefinitionChecks

@Suite struct MissingTranslationTests {
    private static let rules: [any DefinitionRule.Type] = [
        IntentDescriptionMissing.self, L10nResponseLocale.self, L10nTitleMissing.self, L10nKeyMissing.self,
    ]

    @Test("a definition with all translations is right", arguments: rules.indices)
    func complete(rule: Int) throws {
        try expect(
            Self.rules[rule],
            in: TranslatedIntent.definition,
            tables: ["de.lproj/A.strings": TranslatedIntent.german],
            toFind: []
        )
    }

    @Test(
        "a definition without tables is right, because nothing says that the app has other languages",
        arguments: rules.indices
    )
    func noTables(rule: Int) throws {
        try expect(Self.rules[rule], in: TranslatedIntent.definition, tables: [:], toFind: [])
    }

    @Test("the definition's own language needs no table, and no translations in one", arguments: rules.indices)
    func ownLanguage(rule: Int) throws {
        try expect(
            Self.rules[rule],
            in: TranslatedIntent.definition,
            tables: ["en.lproj/A.strings": ""],
            configuration: TranslatedIntent.expecting("en"),
            toFind: []
        )
    }

    @Test("an untranslated title is an error at the title that names the languages and the key")
    func title() throws {
        try expect(
            L10nTitleMissing.self,
            in: TranslatedIntent.definition,
            tables: [
                "de.lproj/A.strings": TranslatedIntent.german(["T": nil]), "fr.lproj/A.strings": "",
                "it.lproj/A.strings": TranslatedIntent.german,
            ],
            toFind: [
                """
                A.intentdefinition:63:1: error: the title of intent 'OrderSoup' isn't translated into 'de', 'fr' \
                (App Store warning ITMS-90626); add key 'T' to those tables [l10n-title-missing]
                """
            ]
        )
    }

    @Test("an untranslated description is a warning, and an error for the App Store", arguments: [false, true])
    func description(isForStore: Bool) throws {
        var subject = try CheckSubject(of: [TranslatedIntent.definition.xml])
        subject.isForStore = isForStore
        subject.definitions[0].tables = try TranslationTables([
            "de.lproj/A.strings": TranslatedIntent.german(["D": nil])
        ])
        let findings = subject.findings(of: IntentDescriptionMissing.self, in: subject.definitions[0])
        #expect(findings.map(\.severity) == [isForStore ? .error : .warning])
        #expect(findings.map(\.location.position?.line) == [9])
    }

    @Test("an intent without a description is a warning at its name, and one with an empty one at that")
    func noDescription() throws {
        let message = """
            intent 'A' has no description (App Store warning ITMS-90626); describe in a sentence what it does
            """
        try expect(
            IntentDescriptionMissing.self,
            in: .intents(
                """
                <dict>
                    <key>INIntentName</key>
                    <!--! warning intent-description-missing: \(message) -->
                    <string>A</string>
                </dict>
                <dict>
                    <key>INIntentDescription</key>
                    <!--! warning intent-description-missing: \(message) -->
                    <string></string>
                    <key>INIntentName</key>
                    <string>A</string>
                </dict>
                <dict>
                    <key>INIntentName</key>
                    <string>SystemsOwn</string>
                    <key>INIntentType</key>
                    <string>System</string>
                </dict>
                """
            )
        )
    }

    @Test("the fix-it describes an intent by its title, for a person to improve")
    func describe() throws {
        func intent(_ description: String) -> DefinitionText {
            .intent(
                """
                \(description)<key>INIntentName</key>
                <string>OrderSoup</string>
                <key>INIntentTitle</key>
                <string>Order Soup</string>
                """
            )
        }
        let description = "<key>INIntentDescription</key>\n<string>Order Soup.</string>\n"
        try expect(IntentDescriptionMissing.self, toTurn: intent(""), into: intent(description))
    }

    @Test("other untranslated texts are reported once for each language, with a note for each intent")
    func otherTexts() throws {
        try expect(
            L10nKeyMissing.self,
            in: TranslatedIntent.definition,
            tables: ["eo.lproj/A.strings": TranslatedIntent.german(["C": nil, "R": nil, "T": nil])],
            toFind: [
                "eo.lproj/A.strings: warning: 2 of 2 texts aren't translated into 'eo'; translate 'C', 'R' "
                    + "[l10n-key-missing]",
                """
                A.intentdefinition:19:9: note: in intent 'OrderSoup': the title of combination 'soup', the response of \
                response code 'success'
                """,
            ]
        )
    }

    @Test(
        "the fix-it adds all keys to the table with the texts of the definition, and says that they are not translated"
    )
    func addKeys() throws {
        try expect(
            L10nKeyMissing.self,
            toTurn: TranslatedIntent.definition,
            into: TranslatedIntent.definition,
            tables: ["eo.lproj/A.strings": "\"D\" = \"d\";\n\"T\" = \"t\";\n"],
            into: [
                "eo.lproj/A.strings": """
                /* not translated yet: title of combination 'soup' of intent 'OrderSoup'; filled in with: Order ${soup} */
                "C" = "Order ${soup}";
                "D" = "d";
                /* not translated yet: response of response code 'success' of intent 'OrderSoup'; \
                filled in with: Your ${soup} comes in ${minutes} minutes. */
                "R" = "Your ${soup} comes in ${minutes} minutes.";
                "T" = "t";

                """
            ]
        )
    }

    @Test("an untranslated response is a warning in a language of Siri, and any other text elsewhere")
    func responses() throws {
        try expect(
            L10nResponseLocale.self,
            in: TranslatedIntent.definition,
            tables: [
                "eo.lproj/A.strings": TranslatedIntent.german(["R": nil]),
                "nl.lproj/A.strings": TranslatedIntent.german(["R": nil]),
            ],
            toFind: [
                """
                A.intentdefinition:45:13: warning: the response 'success' of intent 'OrderSoup' isn't translated \
                into 'nl', so Siri may say a generic phrase instead; translate 'R' [l10n-response-locale]
                """
            ]
        )
    }

    @Test("the configuration names the languages that are expected, in the spelling of folders or locales")
    func expectedLocales() throws {
        try expect(
            L10nTitleMissing.self,
            in: TranslatedIntent.definition,
            tables: [
                "pt.lproj/A.strings": TranslatedIntent.german, "zh_Hant.lproj/A.strings": TranslatedIntent.german,
            ],
            configuration: TranslatedIntent.expecting("pt-BR", "zh-Hant", "ja"),
            toFind: [
                """
                A.intentdefinition:63:1: error: the title of intent 'OrderSoup' isn't translated into 'ja' (App \
                Store warning ITMS-90626); add key 'T' to that table [l10n-title-missing]
                """
            ]
        )
    }

    @Test(
        "nothing is reported missing in a language whose table can't be read",
        arguments: [[], ["de_DE"], ["de", "fr"]]
    )
    func unreadTable(locales: [String]) throws {
        var subject = try CheckSubject(of: [TranslatedIntent.definition.xml])
        subject.definitions[0].configuration.locales = locales.map { Located($0) }
        subject.definitions[0].tables = try TranslationTables(["de.lproj/A.strings": "", "fr.lproj/A.strings": ""])
        subject.definitions[0].tables.unreadLanguages = ["de"]
        let languages = subject.definitions[0].missingTranslations { _ in true }.gaps.map(\.language.name)
        #expect(languages == (locales == ["de_DE"] ? [] : ["fr"]))
    }

    @Test("a table of plurals translates by keys and by texts")
    func plurals() throws {
        let entries = ["T", "Orders a soup."].map { key in
            "<key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>x</string></dict>"
        }
        let plurals = "<plist version=\"1.0\"><dict>\(entries.joined())</dict></plist>"
        for rule: any DefinitionRule.Type in [L10nTitleMissing.self, IntentDescriptionMissing.self] {
            try expect(
                rule,
                in: TranslatedIntent.definition,
                tables: ["de.lproj/A.stringsdict": plurals],
                toFind: []
            )
        }
    }

    @Test(
        "a text without words needs no translation",
        arguments: [
            "${soup}", "${soup}, ${bowls}", "(${bowls})", "12", "3.5 × 4", "–", "🍜", "👍🏽 ${soup}!", "ℹ️ ${soup}", "…",
            "${bowls} km", "${bowls} ml", "${bowls} mg/dL", "${bowls} °C", "${bowls}%", "5 min", "12 kHz", "Ⅳ", " ",
            "${soup} → ${bowls}", "#${bowls}", "$ ${bowls}",
        ]
    )
    func wordless(text: String) throws {
        let definition = DefinitionText(
            xml: TranslatedIntent.definition.xml.replacing("Your ${soup} comes in ${minutes} minutes.", with: text)
        )
        for table in [TranslatedIntent.german(["R": nil]), TranslatedIntent.german] {
            for rule in Self.rules {
                try expect(rule, in: definition, tables: ["de.lproj/A.strings": table], toFind: [])
            }
            try expect(L10nKeyOrphan.self, in: definition, tables: ["de.lproj/A.strings": table], toFind: [])
        }
    }

    @Test(
        "a text with a word needs a translation, however short or foreign",
        arguments: [
            "a", "${soup} a", "Ok", "${bowls} bowls", "m", "XL", "汤", "${soup}を", "Суп", "สูป", "${soup} x-large",
            "مرق ${soup}", "№ five",
        ]
    )
    func words(text: String) throws {
        let definition = DefinitionText(
            xml: TranslatedIntent.definition.xml.replacing("Your ${soup} comes in ${minutes} minutes.", with: text)
        )
        var subject = try CheckSubject(of: [definition.xml])
        subject.definitions[0].tables = try TranslationTables([
            "de.lproj/A.strings": TranslatedIntent.german(["R": nil])
        ])
        #expect(subject.findings(of: L10nResponseLocale.self, in: subject.definitions[0]).count == 1)
    }

    @Test("a copy for a language translates what it has a text for, and a part that it lacks isn't expected")
    func copies() throws {
        var subject = try CheckSubject(of: [TranslatedIntent.definition.xml])
        func lines(_ rule: any DefinitionRule.Type, copy: String) throws -> [String] {
            let model = try CheckedDefinition(copy, file: "de.lproj/A.intentdefinition").model
            subject.definitions[0].copies = ["de.lproj/A.intentdefinition": model]
            return subject.findings(of: rule, in: subject.definitions[0]).flatMap(\.lines)
        }
        let whole = TranslatedIntent.definition.xml
        for rule in Self.rules { #expect(try lines(rule, copy: whole) == []) }
        let other = whole.replacing("OrderSoup", with: "OrderMeal")
        for rule in Self.rules { #expect(try lines(rule, copy: other) == []) }
        let titleless = whole.replacing("<string>Order Soup</string>", with: "<string></string>")
        #expect(try lines(L10nTitleMissing.self, copy: titleless).count == 1)
        let undescribed = whole.replacing(
            "<key>INIntentDescription</key>\n<string>Orders a soup.</string>\n",
            with: ""
        )
        #expect(try lines(IntentDescriptionMissing.self, copy: undescribed).count == 1)
        let silent = whole.replacing("<string>Your ${soup} comes in ${minutes} minutes.</string>", with: "<string/>")
        #expect(try lines(L10nResponseLocale.self, copy: silent).count == 1)
        let untitled = whole.replacing("<string>Order ${soup}</string>", with: "<string></string>")
        #expect(
            try lines(L10nKeyMissing.self, copy: untitled).first?.hasPrefix(
                "de.lproj/A.intentdefinition: warning: 1 of"
            )
                == true
        )
    }
}
