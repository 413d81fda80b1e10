import Basics
import Testing

@testable import DefinitionChecks

@Suite struct PlistIntentsTests {
    private let order = DefinitionText.intent("<key>INIntentName</key>\n<string>Order</string>")

    private func expectFindings(_ lists: String..., definition: DefinitionText? = nil) throws {
        try expect(PlistIntents.self, in: [definition ?? order], propertyLists: lists)
    }

    @Test("an extension that lists intents by their classes is right")
    func rightExtension() throws {
        try expectFindings(
            intentsExtension(
                """
                <key>IntentsRestrictedWhileLocked</key>
                <array><string>OrderIntent</string></array>
                <key>IntentsSupported</key>
                <array><string>OrderIntent</string><string>INPlayMediaIntent</string></array>
                """
            )
        )
    }

    @Test("a class that is spelled like one of the system's is a warning, and others may be new")
    func misspelledSystemClass() throws {
        let list = """
            <key>IntentsSupported</key>
            <array>
                <string>OrderIntent</string>
                <string>INStartWorkoutIntent</string>
                <string>INQuantumTeleportIntent</string>
                <!--! warning plist-intents: 'INPlayMediasIntent' in 'IntentsSupported' isn't a known system intent \
            (error 2004); did you mean 'INPlayMediaIntent'? -->
                <string>INPlayMediasIntent</string>
            </array>
            """
        try expectFindings(intentsExtension(list))
    }

    @Test("a misspelled system class is reported in each list, and not as unsupported too")
    func misspelledRestrictedClass() throws {
        let list = """
            <key>IntentsRestrictedWhileLocked</key>
            <array>
                <!--! warning plist-intents: 'INSendPaymentsIntent' in 'IntentsRestrictedWhileLocked' isn't a known \
            system intent (error 2004); did you mean 'INSendPaymentIntent'? -->
                <string>INSendPaymentsIntent</string>
            </array>
            <key>IntentsSupported</key>
            <array><string>OrderIntent</string><string>INSendPaymentIntent</string></array>
            """
        try expectFindings(intentsExtension(list))
    }

    @Test(
        "a system intent without 'IN' or 'Intent' is recognized",
        arguments: ["SendMessage", "INSendMessage", "SendMessageIntent"]
    )
    func missingAffix(name: String) throws {
        let list = """
            <key>IntentsSupported</key>
            <array>
                <string>OrderIntent</string>
                <!--! error plist-intents: '\(name)' in 'IntentsSupported' isn't the class of an intent in the \
            definitions (error 2004); use the class of an intent, or remove it; did you mean 'INSendMessageIntent'? -->
                <string>\(name)</string>
            </array>
            """
        try expectFindings(intentsExtension(list))
    }

    @Test("a system intent that is newer than the minimum system is a note")
    func newerSystemIntent() throws {
        let file = """
            <plist version="1.0">
            <dict>
                <key>MinimumOSVersion</key><string>12.0</string>
                <key>NSExtension</key>
                <dict>
                    <key>NSExtensionAttributes</key>
                    <dict>
                        <key>IntentsSupported</key>
                        <array>
                            <string>OrderIntent</string>
                            <string>INSendMessageIntent</string>
                            <!--! note plist-intents: 'INStartCallIntent' in 'IntentsSupported' requires iOS 13.0, but \
            the minimum is iOS 12.0; make sure that the app works without it on older systems -->
                            <string>INStartCallIntent</string>
                        </array>
                    </dict>
                    <key>NSExtensionPointIdentifier</key><string>com.apple.intents-service</string>
                    <key>NSExtensionPrincipalClass</key><string>Handler</string>
                </dict>
            </dict>
            </plist>
            """
        try expectFindings(file)
    }

    @Test("a misspelled system intent among the user activities is a warning")
    func misspelledActivity() throws {
        let app = """
            <plist version="1.0">
            <dict>
                <key>NSUserActivityTypes</key>
                <array>
                    <string>INStartCallIntent</string>
                    <!--! warning plist-intents: 'INStartCalIntent' in 'NSUserActivityTypes' isn't a known system \
            intent; did you mean 'INStartCallIntent'? -->
                    <string>INStartCalIntent</string>
                </array>
            </dict>
            </plist>
            """
        let list = "<key>IntentsSupported</key>\n<array><string>OrderIntent</string></array>"
        try expectFindings(app, intentsExtension(list))
    }

    @Test("a custom class that is named like a system class is right")
    func customClassNamedAsSystem() throws {
        let list = "<key>IntentsSupported</key>\n<array><string>INSendMessagesIntent</string></array>"
        let definition = DefinitionText.intent("<key>INIntentName</key>\n<string>INSendMessages</string>")
        try expectFindings(intentsExtension(list), definition: definition)
    }

    @Test(
        "each list is checked in either spelling",
        arguments: ["IntentsSupported", "INIntentsSupported"],
        [
            "IntentsRestrictedWhileLocked", "INIntentsRestrictedWhileLocked",
            "IntentsRestrictedWhileProtectedDataUnavailable", "INIntentsRestrictedWhileProtectedDataUnavailable",
        ]
    )
    func spellings(supported: String, restricted: String) throws {
        let reason = restricted.hasSuffix("Locked") ? "the device is locked" : "files are protected"
        try expectFindings(
            intentsExtension(
                """
                <key>\(supported)</key>
                <array>
                    <string>OrderIntent</string>
                    <!--! error plist-intents: 'PayIntent' in '\(supported)' isn't the class of an intent in the \
                definitions (error 2004); use the class of an intent, or remove it -->
                    <string>PayIntent</string>
                </array>
                <key>\(restricted)</key>
                <array>
                    <string>OrderIntent</string>
                    <!--! error plist-intents: 'EatIntent' is restricted while \(reason) but isn't listed in \
                '\(supported)' (error 2002); add it there, or \
                remove it from '\(restricted)' -->
                    <string>EatIntent</string>
                </array>
                """
            )
        )
    }

    @Test("each of very many unsupported restricted classes is an error, and the first hundred have a fix-it")
    func manyRestrictedClasses() throws {
        let count = 150
        let names = (0..<count).map { "<string>INFuture\($0)Intent</string>" }
        var subject = try CheckSubject(of: [order.xml])
        subject.apps = [
            try CheckedApp(of: [
                intentsExtension(
                    """
                    <key>IntentsRestrictedWhileLocked</key><array>\(names.joined())</array>
                    <key>IntentsSupported</key><array><string>OrderIntent</string></array>
                    """
                )
            ])
        ]
        let found = subject.findings(of: PlistIntents.self).filter { $0.message.contains("is restricted while") }
        #expect(found.count == count)
        let withFixIts = found.filter { !$0.fixIts.isEmpty }
        #expect(withFixIts.map(\.message) == found.prefix(withFixIts.count).map(\.message))
        #expect(withFixIts.count == 100)
    }

    @Test("a class that no definition declares is an error with a suggestion")
    func unknownClass() throws {
        let list = """
            <key>IntentsSupported</key>
            <array>
                <!--! error plist-intents: 'Order' in 'IntentsSupported' isn't the class of an intent in the \
            definitions (error 2004); use the class of an intent, or remove it; \
                did you mean 'OrderIntent'? -->
                <string>Order</string>
            </array>
            """
        try expectFindings(intentsExtension(list))
    }

    @Test("a class that no definition declares is an error in the list of an app")
    func unknownClassInApp() throws {
        try expectFindings(
            infoPropertyList(
                """
                <key>INIntentsSupported</key>
                <array>
                    <!--! error plist-intents: 'Weather' in 'INIntentsSupported' isn't the class of an intent in the \
                definitions (error 2004); use the class of an intent, or remove it -->
                    <string>Weather</string>
                    <string>OrderIntent</string>
                </array>
                """
            )
        )
    }

    @Test("unless all definitions are read, no class is unknown")
    func incomplete() throws {
        var subject = try CheckSubject(of: [order.xml])
        let list = "<key>IntentsSupported</key><array><string>OtherIntent</string></array>"
        subject.apps = [try CheckedApp(of: [intentsExtension(list)])]
        #expect(subject.findings(of: PlistIntents.self).count == 1)
        subject.hasAllDefinitions = false
        #expect(subject.findings(of: PlistIntents.self).isEmpty)
    }

    @Test("a class from a setting is not looked up")
    func setting() throws {
        try expectFindings(
            intentsExtension("<key>IntentsSupported</key><array><string>$(PREFIX)OrderIntent</string></array>")
        )
    }

    @Test("a class that is listed twice is an error at the second, which the fix-it removes")
    func listedTwice() throws {
        let list = """
            <key>IntentsSupported</key>
            <array>
                <!--! note plist-intents: the first entry is here -->
                <string>OrderIntent</string>
                <!--! error plist-intents: 'OrderIntent' is listed twice; remove this entry -->
                <string>OrderIntent</string>
            </array>
            """
        try expectFindings(intentsExtension(list))
        try expectFix(
            of: intentsExtension(
                """
                <key>IntentsSupported</key>
                <array>
                    <string>OrderIntent</string>
                    <string>OrderIntent</string>
                </array>
                """
            ),
            gives: intentsExtension(
                """
                <key>IntentsSupported</key>
                <array>
                    <string>OrderIntent</string>
                </array>
                """
            )
        )
    }

    /// Checks what the safe fix-its make of a file.
    private func expectFix(
        of text: String,
        gives expected: String,
        definition: DefinitionText? = nil,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        var subject = try CheckSubject(of: [(definition ?? order).xml])
        subject.apps = [try CheckedApp(of: [text])]
        let plan = FixItPlan(for: subject.findings(of: PlistIntents.self))
        let fixed = (plan.edits["1.plist"] ?? []).applied(to: Array(text.utf8)) ?? []
        #expect(String(decoding: fixed, as: UTF8.self) == expected, sourceLocation: sourceLocation)
    }

    @Test("an intent that several extensions handle is an error at the second")
    func severalExtensions() throws {
        try expectFindings(
            intentsExtension(
                """
                <key>IntentsSupported</key>
                <array>
                    <!--! note plist-intents: the other extension lists it here -->
                    <string>OrderIntent</string>
                </array>
                """
            ),
            intentsExtension(
                """
                <key>IntentsSupported</key>
                <array>
                    <!--! error plist-intents: another extension also supports 'OrderIntent' (error 2001); list it \
                in only one of them -->
                    <string>OrderIntent</string>
                </array>
                """
            )
        )
    }

    private let supported = "<key>IntentsSupported</key>\n<array><string>OrderIntent</string></array>"

    @Test("an extension that shows an intent may list one that another extension handles")
    func userInterface() throws {
        try expectFindings(
            intentsExtension(supported),
            intentsExtension(
                supported,
                entries: """
                    <key>NSExtensionMainStoryboard</key><string>MainInterface</string>
                    <key>NSExtensionPointIdentifier</key><string>com.apple.intents-ui-service</string>
                    """
            )
        )
    }

    @Test("an intent that is restricted and not supported is an error")
    func restricted() throws {
        let list = """
            <key>IntentsRestrictedWhileLocked</key>
            <array>
                <!--! error plist-intents: 'INSendMessageIntent' is restricted while the device is locked but isn't \
            listed in 'IntentsSupported' (error 2002); add it there, or remove it from \
            'IntentsRestrictedWhileLocked' -->
                <string>INSendMessageIntent</string>
            </array>
            """
        try expectFindings(intentsExtension(list + "\n" + supported))
    }

    @Test("an extension without an extension point is an error")
    func noPoint() throws {
        try expectFindings(
            infoPropertyList(
                """
                <key>NSExtension</key>
                <!--! error plist-intents: the extension has no 'NSExtensionPointIdentifier'; add it, with the value \
                'com.apple.intents-service' for an extension that handles intents -->
                <dict>
                    <key>NSExtensionPrincipalClass</key>
                    <string>A</string>
                </dict>
                """
            )
        )
    }

    @Test("an extension of intents without a class or a list is an error")
    func emptyExtension() throws {
        try expectFindings(
            infoPropertyList(
                """
                <key>NSExtension</key>
                <!--! error plist-intents: the extension has no 'NSExtensionPrincipalClass', so the system can't \
                start it; add the name of its class, such as '$(PRODUCT_MODULE_NAME).IntentHandler' -->
                <!--! error plist-intents: the extension lists no intents, so the system finds no handler in it \
                (error 2003); add the classes of its intents to 'IntentsSupported' -->
                <dict>
                    <key>NSExtensionPointIdentifier</key>
                    <string>com.apple.intents-service</string>
                </dict>
                """
            )
        )
    }

    @Test("other extensions don't matter to this rule")
    func otherExtension() throws {
        try expectFindings(
            infoPropertyList(
                """
                <key>NSExtension</key>
                <dict>
                    <key>NSExtensionPointIdentifier</key>
                    <string>com.apple.widgetkit-extension</string>
                </dict>
                """
            )
        )
    }

    /// An app that handles an intent itself, and says something about scenes.
    private func handlingApp(_ scenes: String, noteMark: String = "") -> String {
        infoPropertyList(
            """
            <key>INIntentsSupported</key>
            \(noteMark)<array><string>OrderIntent</string></array>
            <key>UIApplicationSceneManifest</key>
            <dict>
                <key>UIApplicationSupportsMultipleScenes</key>
                \(scenes)
            </dict>
            """
        )
    }

    @Test("an app that handles intents itself must support multiple scenes")
    func oneScene() throws {
        try expectFindings(handlingApp("<true/>"))
        try expectFindings(
            handlingApp(
                """
                <!--! error plist-intents: the app handles intents itself, which requires multiple scenes; set \
                'UIApplicationSupportsMultipleScenes' in 'UIApplicationSceneManifest' to true --><false/>
                """,
                noteMark: "<!--! note plist-intents: the intents are listed here -->"
            )
        )
    }

    @Test("scene entries that the build may add aren't reported missing before it")
    func scenesOfBuild() throws {
        let text = infoPropertyList(
            """
            <key>INIntentsSupported</key><array><string>OrderIntent</string></array>
            <key>MinimumOSVersion</key><string>16.0</string>
            """
        )
        try expectFindings(text)
        var subject = try CheckSubject(of: [order.xml])
        var app = try CheckedApp(of: [text], isBuilt: true)
        app.bundle = CheckedBundle(path: "App.app")
        subject.apps = [app]
        #expect(subject.findings(of: PlistIntents.self).count == 1)
    }
}
