import Basics
import Testing

@testable import DefinitionChecks

@Suite struct IdentityChangedTests {
    private let order = """
        <dict>
            <key>INIntentName</key>
            <string>Order</string>
            <key>INIntentTitleID</key>
            <string>tI7lE1</string>
        </dict>
        """

    @Test("unchanged definitions are right")
    func same() throws {
        try expect(IdentityChanged.self, in: [.intents(order)], since: [.intents(order)])
    }

    @Test("a run without earlier definitions compares nothing")
    func nothingToCompare() throws {
        let subject = try CheckSubject(of: [DefinitionText.intents(order).xml])
        #expect(subject.findings(of: IdentityChanged.self).isEmpty)
    }

    @Test("a removed intent is an error at the list of intents")
    func goneIntent() throws {
        try expect(
            IdentityChanged.self,
            in: [
                .root(
                    """
                    <key>INIntents</key>
                    <!--! error identity-changed: intent 'Order' was removed, so saved shortcuts and widgets with \
                    its class 'OrderIntent' stop working; restore it and mark it as deprecated, or accept the \
                    finding in \
                    'intentc.json' -->
                    <array/>
                    """
                )
            ],
            since: [
                .intent(
                    """
                    <key>INIntentName</key>
                    <!--! note identity-changed: the intent was declared here -->
                    <string>Order</string>
                    """
                )
            ]
        )
    }

    @Test("an intent that was removed with its definition is an error about the file")
    func goneDefinition() throws {
        let subject = try CheckSubject(of: [], since: [DefinitionText.intents(order).xml])
        let found = subject.findings(of: IdentityChanged.self)
        #expect(found.map(\.location.file) == ["A.intentdefinition"])
        #expect(found.first?.location.position == nil)
        #expect(
            found.first?.message == """
                intent 'Order' was removed with its definition, so saved shortcuts and widgets with its class \
                'OrderIntent' stop working; restore it and mark it as deprecated, or accept the finding in \
                'intentc.json'
                """
        )
    }

    @Test("if a definition can't be read, no intent counts as removed")
    func unreadableDefinition() throws {
        var subject = try CheckSubject(of: [], since: [DefinitionText.intents(order).xml])
        subject.hasAllDefinitions = false
        #expect(subject.findings(of: IdentityChanged.self).isEmpty)
    }

    @Test("an intent that is new is right")
    func newIntent() throws {
        try expect(IdentityChanged.self, in: [.intents(order)], since: [.intents("")])
    }

    @Test("an intent that moved to another definition is right")
    func movedIntent() throws {
        try expect(IdentityChanged.self, in: [.intents(""), .intents(order)], since: [.intents(order)])
    }

    @Test("the intent of another app with the same class doesn't replace a removed one")
    func sameClassElsewhere() throws {
        let subject = try CheckSubject(
            of: [DefinitionText.intents("").xml, DefinitionText.intents(order).xml],
            since: [DefinitionText.intents(order).xml, DefinitionText.intents(order).xml]
        )
        #expect(subject.findings(of: IdentityChanged.self).map(\.location.file) == ["A.intentdefinition"])
    }

    private let renamed = """
        <dict>
            <key>INIntentName</key>
            <string>Buy</string>
            <key>INIntentTitleID</key>
            <string>tI7lE1</string>
        </dict>
        """

    @Test("an intent with another name and the same title is an error at the new name")
    func renamedIntent() throws {
        try expect(
            IdentityChanged.self,
            in: [
                .intent(
                    """
                    <key>INIntentName</key>
                    <!--! error identity-changed: the class of intent 'Order' changed from 'OrderIntent' to \
                    'BuyIntent', so saved shortcuts and widgets with it stop working; set 'INIntentClassName' to \
                    'OrderIntent' -->
                    <string>Buy</string>
                    <key>INIntentTitleID</key>
                    <string>tI7lE1</string>
                    """
                )
            ],
            since: [
                .intent(
                    """
                    <key>INIntentName</key>
                    <!--! note identity-changed: the intent was declared here -->
                    <string>Order</string>
                    <key>INIntentTitleID</key>
                    <string>tI7lE1</string>
                    """
                )
            ]
        )
    }

    @Test("the fix-it keeps the class of a renamed intent")
    func keepsClass() throws {
        try expect(
            IdentityChanged.self,
            toTurn: .intents(renamed),
            into: .intents(
                """
                <dict>
                    <key>INIntentClassName</key>
                    <string>OrderIntent</string>
                    <key>INIntentName</key>
                    <string>Buy</string>
                    <key>INIntentTitleID</key>
                    <string>tI7lE1</string>
                </dict>
                """
            ),
            since: .intents(order)
        )
    }

    @Test("another name with the old class is right")
    func keptClass() throws {
        let kept = renamed.replacing("<dict>", with: "<dict><key>INIntentClassName</key><string>OrderIntent</string>")
        try expect(IdentityChanged.self, in: [.intents(kept)], since: [.intents(order)])
    }

    @Test("an intent with another class and its old name is an error at the class")
    func otherClass() throws {
        try expect(
            IdentityChanged.self,
            in: [
                .intent(
                    """
                    <key>INIntentClassName</key>
                    <!--! error identity-changed: the class of intent 'Order' changed from 'OrderIntent' to \
                    'XYOrder', so saved shortcuts and widgets with it stop working; set 'INIntentClassName' to \
                    'OrderIntent' -->
                    <string>XYOrder</string>
                    <key>INIntentName</key>
                    <string>Order</string>
                    """
                )
            ],
            since: [
                .intent(
                    """
                    <key>INIntentName</key>
                    <!--! note identity-changed: the intent was declared here -->
                    <string>Order</string>
                    """
                )
            ]
        )
    }

    @Test("customized system intents don't have a class of their own")
    func systemIntents() throws {
        let system = "<dict><key>INIntentName</key><string>PlayMedia</string><key>INIntentType</key>"
        try expect(
            IdentityChanged.self,
            in: [.intents("")],
            since: [.intents(system + "<string>System</string></dict>")]
        )
    }
}
