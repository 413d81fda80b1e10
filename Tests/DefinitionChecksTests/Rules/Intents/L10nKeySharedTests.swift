import Basics
import Testing

@testable import DefinitionChecks

@Suite struct L10nKeySharedTests {
    @Test("a key with two texts is an error at the second, with a note at the first")
    func sharedKey() throws {
        try expect(
            L10nKeyShared.self,
            in: .intent(
                """
                <key>INIntentDescription</key>
                <string>Orders a soup</string>
                <key>INIntentDescriptionID</key>
                <!--! error l10n-key-shared: key 'a1B2c3' stands for both 'Order Soup' and 'Orders a soup', but can \
                have only one translation; give the description of intent 'OrderSoup' its own key, such as 'VR6xFM' -->
                <string>a1B2c3</string>
                <key>INIntentName</key>
                <string>OrderSoup</string>
                <key>INIntentTitle</key>
                <string>Order Soup</string>
                <key>INIntentTitleID</key>
                <!--! note l10n-key-shared: the title of intent 'OrderSoup' has the same key -->
                <string>a1B2c3</string>
                """
            )
        )
    }

    @Test("a key with one text in several places, and one of several empty texts, is harmless")
    func sameText() throws {
        try expect(
            L10nKeyShared.self,
            in: .intents(
                """
                <dict>
                    <key>INIntentTitle</key>
                    <string>Order Soup</string>
                    <key>INIntentTitleID</key>
                    <string>a1B2c3</string>
                </dict>
                <dict>
                    <key>INIntentTitle</key>
                    <string>Order Soup</string>
                    <key>INIntentTitleID</key>
                    <string>a1B2c3</string>
                    <key>INIntentDescriptionID</key>
                    <string>a1B2c3</string>
                </dict>
                """
            )
        )
    }

    @Test("the fix-it gives each further text a key of its own")
    func newKeys() throws {
        func type(keys: [String]) -> DefinitionText {
            let properties = zip(["Name", "Size", "Name", "Taste"], keys).map { name, key in
                """
                <dict>
                    <key>INTypePropertyDisplayName</key>
                    <string>\(name)</string>
                    <key>INTypePropertyDisplayNameID</key>
                    <string>\(key)</string>
                </dict>
                """
            }
            return .type("<key>INTypeProperties</key>\n<array>\n\(properties.joined(separator: "\n"))\n</array>")
        }
        try expect(
            L10nKeyShared.self,
            toTurn: type(keys: ["k", "k", "k", "k"]),
            into: type(keys: ["k", "gjrNCg", "k", "0GXdnG"])
        )
    }

    @Test("the fix-it copies the translations of the key, marks them, and is safe then")
    func copiedTranslations() throws {
        func intent(_ key: String) -> DefinitionText {
            .intent(
                """
                <key>INIntentDescription</key>
                <string>Size</string>
                <key>INIntentDescriptionID</key>
                <string>\(key)</string>
                <key>INIntentTitle</key>
                <string>Name</string>
                <key>INIntentTitleID</key>
                <string>k</string>
                """
            )
        }
        try expect(
            L10nKeyShared.self,
            toTurn: intent("k"),
            into: intent("gjrNCg"),
            tables: [
                "de.lproj/A.strings": "\"a\" = \"x\";\n\"k\" = \"Größe\";\n", "fr.lproj/A.strings": "\"a\" = \"x\";\n",
            ],
            into: [
                "de.lproj/A.strings": """
                "a" = "x";
                "k" = "Größe";
                /* not translated yet: description of intent ''; filled in with: Größe */
                "gjrNCg" = "Größe";

                """
            ]
        )
    }

    @Test("the fix-it is safe where all translations are copied", arguments: [("\"k\"", true), ("\"k-v\"", false)])
    func safety(key: String, isSafe: Bool) throws {
        let text = "<key>INIntentTitle</key><string>Name</string><key>INIntentTitleID</key><string>k</string>"
        let other =
            "<key>INIntentDescription</key><string>Size</string><key>INIntentDescriptionID</key><string>k</string>"
        var subject = try CheckSubject(of: [DefinitionText.intent(text + other).xml])
        subject.definitions[0].tables = try TranslationTables(["de.lproj/A.strings": "\(key) = \"x\";\n"])
        let findings = subject.findings(of: L10nKeyShared.self, in: subject.definitions[0])
        #expect(findings.map { $0.fixIts.first?.isSafe } == [isSafe])
    }
}
