import Basics
import IntentDefinition
import ToolSupport

/// The texts of a definition and of tables for the tests of rules about translations.
enum TranslatedIntent {
    /// An intent with a title (key `T`), a description (`D`), the title of a combination (`C`) and a response (`R`).
    static let definition = DefinitionText.intent(
        """
        <key>INIntentDescription</key>
        <string>Orders a soup.</string>
        <key>INIntentDescriptionID</key>
        <string>D</string>
        <key>INIntentName</key>
        <string>OrderSoup</string>
        <key>INIntentParameterCombinations</key>
        <dict>
            <key>soup</key>
            <dict>
                <key>INIntentParameterCombinationTitle</key>
                <string>Order ${soup}</string>
                <key>INIntentParameterCombinationTitleID</key>
                <string>C</string>
            </dict>
        </dict>
        <key>INIntentParameters</key>
        <array>
            <dict>
                <key>INIntentParameterName</key>
                <string>soup</string>
                <key>INIntentParameterType</key>
                <string>String</string>
            </dict>
            <dict>
                <key>INIntentParameterName</key>
                <string>bowls</string>
                <key>INIntentParameterType</key>
                <string>Integer</string>
            </dict>
        </array>
        <key>INIntentResponse</key>
        <dict>
            <key>INIntentResponseCodes</key>
            <array>
                <dict>
                    <key>INIntentResponseCodeFormatString</key>
                    <string>Your ${soup} comes in ${minutes} minutes.</string>
                    <key>INIntentResponseCodeFormatStringID</key>
                    <string>R</string>
                    <key>INIntentResponseCodeName</key>
                    <string>success</string>
                </dict>
            </array>
            <key>INIntentResponseParameters</key>
            <array>
                <dict>
                    <key>INIntentResponseParameterName</key>
                    <string>minutes</string>
                    <key>INIntentResponseParameterType</key>
                    <string>Integer</string>
                </dict>
            </array>
        </dict>
        <key>INIntentTitle</key>
        <string>Order Soup</string>
        <key>INIntentTitleID</key>
        <string>T</string>
        """
    )

    /// A table that translates all texts of the definition.
    static let german = german([:])

    /// The same table with other translations of some keys, or without them.
    static func german(_ changes: [String: String?]) -> String {
        let entries = [
            "C": "${soup} bestellen", "D": "Bestellt eine Suppe.", "R": "${soup} kommt in ${minutes} Minuten.",
            "T": "Suppe bestellen",
        ]
        return table(entries.merging(changes.mapValues { $0 ?? "" }) { $1 }.filter { !$0.value.isEmpty })
    }

    /// A table of some entries, sorted by key.
    static func table(_ entries: [String: String]) -> String {
        entries.sorted { $0.key < $1.key }.map { "\"\($0.key)\" = \"\($0.value)\";\n" }.joined()
    }

    /// A configuration that expects some locales.
    static func expecting(_ locales: String...) -> CheckConfiguration {
        var configuration = CheckConfiguration()
        configuration.locales = locales.map { Located($0) }
        return configuration
    }
}
