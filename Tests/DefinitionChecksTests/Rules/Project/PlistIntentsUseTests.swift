import Basics
import Testing

@testable import DefinitionChecks

@Suite("Info.plists and what intents do") struct PlistIntentsUseTests {
    /// An intent whose combination runs in the background or not.
    private func order(background: String, nameMark: String = "", noteMark: String = "") -> DefinitionText {
        .intent(
            """
            <key>INIntentName</key>
            \(nameMark)<string>Order</string>
            <key>INIntentParameterCombinations</key>
            <dict>
                <key></key>
                <dict>
                    <key>INIntentParameterCombinationSupportsBackgroundExecution</key>
                    \(noteMark)<\(background)/>
                </dict>
            </dict>
            """
        )
    }

    private let note = "<!--! note plist-intents: a shortcut of this type opens the app -->"

    @Test("an intent that opens the app but isn't listed is an error at the list")
    func missingActivity() throws {
        try expect(
            PlistIntents.self,
            in: [order(background: "false", noteMark: note)],
            propertyLists: [
                infoPropertyList(
                    """
                    <key>NSUserActivityTypes</key>
                    <!--! error plist-intents: 'NSUserActivityTypes' lacks 'OrderIntent', so the app isn't notified \
                    when intent 'Order' opens it; add the class -->
                    <array>
                        <string>com.example.browse</string>
                    </array>
                    """
                )
            ]
        )
    }

    @Test("an app without the list is an error at its dictionary")
    func missingList() throws {
        let text = infoPropertyList("    <key>A</key>\n    <true/>")
        try expect(
            PlistIntents.self,
            in: [order(background: "false", noteMark: note)],
            propertyLists: [
                text.replacing(
                    "<dict>",
                    with: """
                        <!--! error plist-intents: 'NSUserActivityTypes' lacks 'OrderIntent', so the app isn't \
                        notified when intent 'Order' opens it; add the class --><dict>
                        """
                )
            ]
        )
    }

    @Test("the fix-it adds the class, even if there is no list")
    func addsActivity() throws {
        for (before, after) in [
            (
                "    <key>NSUserActivityTypes</key>\n    <array>\n        <string>a.b</string>\n    </array>",
                """
                    <key>NSUserActivityTypes</key>
                    <array>
                        <string>a.b</string>
                        <string>OrderIntent</string>
                    </array>
                """
            ),
            (
                "\t<key>A</key>\n\t<true/>",
                "\t<key>A</key>\n\t<true/>\n\t<key>NSUserActivityTypes</key>\n\t<array>\n\t\t<string>OrderIntent</string>\n\t</array>"
            ),
        ] {
            var subject = try CheckSubject(of: [order(background: "false").xml])
            subject.apps = [try CheckedApp(of: [infoPropertyList(before)])]
            let plan = FixItPlan(for: subject.findings(of: PlistIntents.self))
            let fixed = (plan.edits["1.plist"] ?? []).applied(to: Array(infoPropertyList(before).utf8)) ?? []
            #expect(String(decoding: fixed, as: UTF8.self) == infoPropertyList(after))
        }
    }

    @Test("an app doesn't need the class of an intent that doesn't open it", arguments: ["true", "listed"])
    func rightActivities(kind: String) throws {
        let list = kind == "listed" ? "<key>NSUserActivityTypes</key><array><string>OrderIntent</string></array>" : ""
        try expect(
            PlistIntents.self,
            in: [order(background: kind == "listed" ? "false" : "true")],
            propertyLists: [infoPropertyList(list)]
        )
    }

    @Test("an extension isn't opened, so it needs no activities")
    func extensionWithoutActivities() throws {
        try expect(
            PlistIntents.self,
            in: [order(background: "false")],
            propertyLists: [
                intentsExtension("<key>IntentsSupported</key><array><string>OrderIntent</string></array>")
            ]
        )
    }

    @Test("the class of a removed intent is a warning, and other activities are right")
    func removedIntent() throws {
        try expect(
            PlistIntents.self,
            in: [order(background: "true")],
            propertyLists: [
                infoPropertyList(
                    """
                    <key>NSUserActivityTypes</key>
                    <array>
                        <string>com.example.OpenIntent</string>
                        <string>INSendMessageIntent</string>
                        <string>$(PRODUCT_NAME)Intent</string>
                        <string>browse</string>
                        <!--! warning plist-intents: 'CancelIntent' in 'NSUserActivityTypes' isn't the class of an \
                    intent in the definitions; remove it unless another definition declares it -->
                        <string>CancelIntent</string>
                    </array>
                    """
                )
            ]
        )
    }

    private let other = intentsExtension(
        "<key>IntentsSupported</key><array><string>INPlayMediaIntent</string></array>"
    )

    @Test("an intent that runs in the background and that nothing lists is a warning at its name")
    func noHandler() throws {
        let mark = """
            <!--! warning plist-intents: intent 'Order' runs in the background, but no Info.plist lists its class \
            'OrderIntent', so it has no handler (error 2003); add the class to \
            'IntentsSupported' of the extension, or to 'INIntentsSupported' of the app -->
            """
        try expect(PlistIntents.self, in: [order(background: "true", nameMark: mark)], propertyLists: [other])
    }

    @Test("if nothing handles intents, or the intent opens the app, no handler is missing")
    func noHandlers() throws {
        try expect(PlistIntents.self, in: [order(background: "true")], propertyLists: [infoPropertyList("")])
        try expect(PlistIntents.self, in: [order(background: "false")], propertyLists: [other])
    }

    @Test("a binary file doesn't have positions")
    func binary() throws {
        var subject = try CheckSubject(of: [order(background: "false").xml])
        let text = infoPropertyList("")
        let list = CheckedPropertyList(
            file: "1.plist",
            model: try InfoPropertyList(Array(text.utf8)),
            text: nil
        )
        subject.apps = [CheckedApp(propertyLists: [list])]
        let found = subject.findings(of: PlistIntents.self)
        #expect(found.map(\.location) == [Basics.SourceLocation(file: "1.plist")])
        #expect(found.flatMap(\.fixIts).isEmpty)
    }
}
