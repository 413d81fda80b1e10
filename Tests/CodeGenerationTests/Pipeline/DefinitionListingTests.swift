import Basics
import CodeGeneration
import Foundation
import Testing

@Suite struct DefinitionListingTests {
    private func listing(_ body: String) throws -> DefinitionListing {
        var diagnostics: [Diagnostic] = []
        let bytes = Array("<plist version=\"1.0\"><dict>\(body)</dict></plist>".utf8)
        let interface = DefinitionCompiler().resolve(bytes, file: "A.intentdefinition", diagnostics: &diagnostics)
        #expect(diagnostics.isEmpty)
        return DefinitionListing(file: "A.intentdefinition", interface: try #require(interface))
    }

    private func intents(_ entries: String) -> String {
        "<key>INIntents</key><array><dict><key>INIntentName</key><string>Order</string>\(entries)</dict></array>"
    }

    private let parameter = """
        <key>INIntentParameters</key><array><dict>
        <key>INIntentParameterName</key><string>meal</string>
        <key>INIntentParameterType</key><string>String</string>
        <key>INIntentParameterSupportsResolution</key><true/>
        <key>INIntentParameterSupportsDynamicEnumeration</key><true/>
        </dict></array>
        """

    @Test("methods are listed as required or optional")
    func methods() throws {
        let text = try listing(intents(parameter)).text
        #expect(
            text.hasSuffix(
                """
                    protocol    OrderIntentHandling
                      required  handle(intent:)
                      required  resolveMeal(for:)
                      required  provideMealOptionsCollection(for:)
                      optional  confirm(intent:)
                      optional  defaultMeal(for:)
                      optional  provideMealOptions(for:with:)  [deprecated]

                """
            )
        )
    }

    @Test("methods of an intent for widgets are listed with whether a widget calls them")
    func widgets() throws {
        let listing = try listing(intents("<key>INIntentEligibleForWidgets</key><true/>" + parameter))
        #expect(listing.text.contains("\n  intent Order, which can configure widgets\n"))
        #expect(
            listing.text.hasSuffix(
                """
                    protocol    OrderIntentHandling
                      required  resolveMeal(for:)  [never called for a widget]
                      required  provideMealOptionsCollection(for:)  [called for a widget]
                      optional  confirm(intent:)  [never called for a widget]
                      optional  handle(intent:)  [never called for a widget]
                      optional  defaultMeal(for:)  [called for a widget]
                      optional  provideMealOptions(for:with:)  [deprecated, called for a widget]

                """
            )
        )
        var json = JSONWriter()
        json.object { json in listing.writeMembers(to: &json) }
        let object = try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String: Any]
        let intent = try #require((object?["intents"] as? [[String: Any]])?.first)
        let methods = try #require(intent["methods"] as? [[String: Any]])
        #expect(methods.map { $0["isCalledForWidgets"] as? Bool } == [false, true, false, false, true, true])
        #expect(methods.map { $0["parameter"] as? String } == ["meal", "meal", nil, nil, "meal", "meal"])
    }

    @Test("the sets of parameters that form a valid shortcut are listed, except for those with unknown parameters")
    func shortcutTypes() throws {
        let combinations = """
            <key>INIntentParameterCombinations</key><dict>
            <key></key><dict/>
            <key>bread</key><dict/>
            <key>meal</key><dict><key>INIntentParameterCombinationIsPrimary</key><true/></dict>
            </dict>
            """
        let listing = try listing(intents(combinations + parameter))
        #expect(listing.text.contains("\n    shortcut    no parameters\n    shortcut    meal  [primary]\n"))
        #expect(!listing.text.contains("bread"))
        var json = JSONWriter()
        json.object { json in listing.writeMembers(to: &json) }
        let object = try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String: Any]
        let intent = try #require((object?["intents"] as? [[String: Any]])?.first)
        let types = try #require(intent["shortcutTypes"] as? [[String: Any]])
        #expect(types.map { $0["parameters"] as? [String] } == [[], ["meal"]])
        #expect(types.map { $0["isPrimary"] as? Bool } == [false, true])
    }

    @Test("system intents show what a handler needs")
    func knownSystemIntents() throws {
        let entries = "<key>INIntentType</key><string>System</string>"
        let listing = try listing(
            intents(entries).replacing("<string>Order</string>", with: "<string>GetRideStatus</string>")
        )
        #expect(
            listing.text == """
                A.intentdefinition

                  system intent GetRideStatus: its classes are part of the system, so nothing is generated
                    since       iOS 10.0, watchOS 3.2
                    class       INGetRideStatusIntent
                    response    INGetRideStatusIntentResponse: rideStatus
                    codes       INGetRideStatusIntentResponseCode: unspecified, ready, inProgress, success, failure, \
                failureRequiringAppLaunch, failureRequiringAppLaunchMustVerifyCredentials, \
                failureRequiringAppLaunchServiceTemporarilyUnavailable
                    protocol    INGetRideStatusIntentHandling
                      required  handle(intent:)
                      optional  confirm(intent:)
                      required  startSendingUpdates(for:to:)
                      required  stopSendingUpdates(for:)

                """
        )

        var json = JSONWriter()
        json.object { json in listing.writeMembers(to: &json) }
        let object = try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String: Any]
        let intent = try #require((object?["systemIntents"] as? [[String: Any]])?.first)
        #expect(intent["protocol"] as? String == "INGetRideStatusIntentHandling")
        #expect(intent["since"] as? [String: String] == ["iOS": "10.0", "watchOS": "3.2"])
        #expect(intent["otherMethods"] as? [String] == ["startSendingUpdates(for:to:)", "stopSendingUpdates(for:)"])
    }

    @Test("system intents without facts are only named")
    func systemIntents() throws {
        let entries = """
            <key>INIntentType</key><string>System</string>
            <key>INIntentClassName</key><string>INOrderIntent</string>
            """
        #expect(
            try listing(intents(entries)).text == """
                A.intentdefinition

                  system intent Order (INOrderIntent): its classes are part of the system, and intentc doesn't know them

                """
        )
    }
}
