import Basics
import IntentDefinition
import Testing
import ToolSupport

@testable import DefinitionChecks

@Suite struct AvailabilityFloorTests {
    private static func configuration(_ versions: [Platform: OSVersion]) -> CheckConfiguration {
        var configuration = CheckConfiguration()
        configuration.minimumOS = versions.mapValues { Located($0) }
        return configuration
    }

    private static func mark(_ finding: String, _ needed: String, _ oldest: String) -> String {
        """
        <!--! warning availability-floor: \(finding), which requires \(needed), but the minimum is \(oldest); \
        raise the minimum, or make sure that the app works without it -->
        """
    }

    @Test("each feature is reported at its first use, for each system that lacks it")
    func features() throws {
        try expect(
            AvailabilityFloor.self,
            in: .root(
                """
                <key>INIntents</key>
                <array>
                    <dict>
                        <key>INIntentConfigurable</key>
                        \(Self.mark("intent 'OrderSoup' has parameters in the Shortcuts app", "iOS 13.0", "iOS 12.4"))
                        <true/>
                        <key>INIntentEligibleForWidgets</key>
                        \(Self.mark("intent 'OrderSoup' configures widgets", "iOS 14.0", "iOS 12.4"))
                        \(Self.mark("intent 'OrderSoup' configures widgets", "watchOS 9.0", "watchOS 6.2"))
                        <true/>
                        <key>INIntentName</key>
                        <string>OrderSoup</string>
                        <key>INIntentParameters</key>
                        <array>
                            <dict>
                                <key>INIntentParameterName</key>
                                <string>soup</string>
                                <key>INIntentParameterSupportsDynamicEnumeration</key>
                                \(Self.mark("parameter 'soup' has dynamic options", "iOS 13.0", "iOS 12.4"))
                                <true/>
                                <key>INIntentParameterSupportsResolution</key>
                                \(Self.mark("parameter 'soup' is resolved", "iOS 13.0", "iOS 12.4"))
                                <true/>
                                <key>INIntentParameterSupportsSearch</key>
                                \(Self.mark("parameter 'soup' has searchable options", "iOS 14.0", "iOS 12.4"))
                                \(Self.mark("parameter 'soup' has searchable options", "watchOS 7.0", "watchOS 6.2"))
                                <true/>
                            </dict>
                        </array>
                    </dict>
                    <dict>
                        <key>INIntentConfigurable</key>
                        <true/>
                        <key>INIntentName</key>
                        <string>CancelSoup</string>
                    </dict>
                </array>
                <key>INTypes</key>
                <array>
                    <dict>
                        <key>INTypeName</key>
                        \(Self.mark("'Soup' is a custom type", "iOS 13.0", "iOS 12.4"))
                        <string>Soup</string>
                    </dict>
                </array>
                """
            ),
            configuration: Self.configuration([.iOS: OSVersion(12, 4), .watchOS: OSVersion(6, 2)])
        )
    }

    @Test("systems before custom intents lack all features, and those that came with them aren't reported in addition")
    func customIntents() throws {
        try expect(
            AvailabilityFloor.self,
            in: .intent(
                """
                <key>INIntentEligibleForWidgets</key>
                <true/>
                <key>INIntentName</key>
                \(Self.mark("intent 'OrderSoup' is a custom intent", "macOS 11.0", "macOS 10.15"))
                <string>OrderSoup</string>
                """
            ),
            configuration: Self.configuration([.macOS: OSVersion(10, 15)])
        )
    }

    @Test(
        "nothing is reported for systems that have the features, or if no system is named",
        arguments: [
            [:], [Platform.iOS: OSVersion(14)],
            [.iOS: OSVersion(16, 1), .macOS: OSVersion(11), .watchOS: OSVersion(9)],
        ]
    )
    func accepted(versions: [Platform: OSVersion]) throws {
        try expect(
            AvailabilityFloor.self,
            in: .intent(
                """
                <key>INIntentConfigurable</key><true/>
                <key>INIntentEligibleForWidgets</key><true/>
                <key>INIntentName</key><string>OrderSoup</string>
                """
            ),
            configuration: Self.configuration(versions)
        )
    }

    @Test("types of a definition without custom intents are reported by themselves")
    func typesAlone() throws {
        try expect(
            AvailabilityFloor.self,
            in: .type(
                """
                <key>INTypeName</key>
                \(Self.mark("'Soup' is a custom type", "macOS 11.0", "macOS 10.15"))
                <string>Soup</string>
                """
            ),
            configuration: Self.configuration([.macOS: OSVersion(10, 15)])
        )
    }

    @Test("a customized system intent isn't a custom intent, and needs no more than its own first system")
    func oldSystemIntent() throws {
        try expect(
            AvailabilityFloor.self,
            in: .intent(
                "<key>INIntentName</key><string>SendMessage</string><key>INIntentType</key><string>System</string>"
            ),
            configuration: Self.configuration([.iOS: OSVersion(10)])
        )
    }

    @Test("a customized system intent requires its own first system")
    func systemIntents() throws {
        try expect(
            AvailabilityFloor.self,
            in: .intents(
                """
                <dict>
                    <key>INIntentName</key>
                    <!--! warning availability-floor: system intent 'StartCall' requires iOS 13.0, but the minimum is \
                iOS 12.0; raise the minimum, or make sure that the app works without it -->
                    <string>StartCall</string>
                    <key>INIntentType</key><string>System</string>
                </dict>
                <dict>
                    <key>INIntentName</key><string>SendMessage</string>
                    <key>INIntentType</key><string>System</string>
                </dict>
                """
            ),
            configuration: Self.configuration([.iOS: OSVersion(12)])
        )
    }
}
