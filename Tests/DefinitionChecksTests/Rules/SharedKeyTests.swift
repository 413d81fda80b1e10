import Testing

@testable import DefinitionChecks

@Suite struct SharedKeyTests {
    @Test("a key with two texts is an error at the second, with a note at the first")
    func sharedKey() throws {
        try expect(
            SharedKey.self,
            in: .intent(
                """
                <key>INIntentDescription</key>
                <string>Orders a soup</string>
                <key>INIntentDescriptionID</key>
                <!--! error l10n-key-shared: key 'a1B2c3' is used for 'Order Soup' and for 'Orders a soup', but can \
                have one translation only; give this text, the description of intent 'OrderSoup', a key of its own, \
                such as 'VR6xFM' -->
                <string>a1B2c3</string>
                <key>INIntentName</key>
                <string>OrderSoup</string>
                <key>INIntentTitle</key>
                <string>Order Soup</string>
                <key>INIntentTitleID</key>
                <!--! note l10n-key-shared: the key is that of the title of intent 'OrderSoup' -->
                <string>a1B2c3</string>
                """
            )
        )
    }

    @Test("a key with one text in several places, and one of several empty texts, is harmless")
    func sameText() throws {
        try expect(
            SharedKey.self,
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
            SharedKey.self,
            toTurn: type(keys: ["k", "k", "k", "k"]),
            into: type(keys: ["k", "gjrNCg", "k", "0GXdnG"])
        )
    }
}
