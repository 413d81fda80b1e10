import Basics
import Testing

@testable import DefinitionChecks

@Suite struct IdentityChangedTypeTests {
    /// An intent with a parameter of the type `Soup`, which has some properties, each a `<dict>`.
    private func soup(_ properties: String, use: String = "Parameters") -> DefinitionText {
        let prefix = use == "Parameters" ? "INIntentParameter" : "INIntentResponseParameter"
        let member = """
            <key>\(prefix)s</key>
            <array>
                <dict>
                    <key>\(prefix)Name</key>
                    <string>soup</string>
                    <key>\(prefix)ObjectType</key>
                    <string>Soup</string>
                    <key>\(prefix)Type</key>
                    <string>Object</string>
                </dict>
            </array>
            """
        let entry = use == "Parameters" ? member : "<key>INIntentResponse</key>\n<dict>\n\(member)\n</dict>"
        return .root(
            """
            <key>INIntents</key>
            <array>
                <dict>
                    <key>INIntentName</key>
                    <string>Order</string>
                    \(entry)
                </dict>
            </array>
            <key>INTypes</key>
            <array>
                <dict>
                    <key>INTypeName</key>
                    <string>Soup</string>
                    <key>INTypeProperties</key>
                    \(properties)
                </dict>
            </array>
            """
        )
    }

    private func property(_ name: String, _ type: String = "<string>String</string>", marks: String = "") -> String {
        """
        <array>
            <dict>
                <key>INTypePropertyName</key>
                \(marks)
                <string>\(name)</string>
                <key>INTypePropertyTag</key>
                <integer>100</integer>
                <key>INTypePropertyType</key>
                \(type)
            </dict>
        </array>
        """
    }

    @Test("a property with another name and its old tag is a warning at the name")
    func renamedProperty() throws {
        let message = """
            <!--! warning identity-changed: property 'price' of type 'Soup' was renamed to 'cost', so objects in saved \
            shortcuts and widgets lose its value; rename it back to 'price', and change only its display name -->
            """
        try expect(
            IdentityChanged.self,
            in: [soup(property("cost", marks: message))],
            since: [soup(property("price", marks: "<!--! note identity-changed: the property was declared here -->"))]
        )
        try expect(
            IdentityChanged.self,
            toTurn: soup(property("cost")),
            into: soup(property("price")),
            since: soup(property("price"))
        )
    }

    @Test("a property of another type is a warning at the type")
    func retypedProperty() throws {
        let message = """
            <!--! warning identity-changed: property 'price' of type 'Soup' changed its type from 'String' to \
            'Decimal', so \
            objects in saved shortcuts and widgets lose its value; restore the old type, and add another \
            property for the new one -->
            """
        try expect(
            IdentityChanged.self,
            in: [soup(property("price", "\(message)\n<string>Decimal</string>"))],
            since: [
                soup(
                    property(
                        "price",
                        "<!--! note identity-changed: the type was declared here -->\n<string>String</string>"
                    )
                )
            ]
        )
    }

    @Test("a property with several values in place of one is a warning")
    func severalValues() throws {
        let several = "<string>String</string><key>INTypePropertySupportsMultipleValues</key><true/>"
        let subject = try CheckSubject(
            of: [soup(property("price", several)).xml],
            since: [soup(property("price")).xml]
        )
        let findings = subject.findings(of: IdentityChanged.self)
        #expect(findings.map(\.severity) == [.warning])
        #expect(findings.first?.message.contains("changed its type from 'String' to a list of 'String'") == true)
    }

    @Test("a removed property is a warning at the list of properties")
    func goneProperty() throws {
        let message = """
            <!--! warning identity-changed: property 'price' of type 'Soup' was removed, so objects \
            in saved shortcuts and widgets lose its value; restore it, or accept the finding in 'intentc.json' -->
            """
        try expect(
            IdentityChanged.self,
            in: [soup("\(message)\n<array/>")],
            since: [soup(property("price", marks: "<!--! note identity-changed: the property was declared here -->"))]
        )
    }

    @Test("a new property is right, and so is any change of a type that only responses have")
    func harmless() throws {
        try expect(IdentityChanged.self, in: [soup(property("price"))], since: [soup("<array/>")])
        try expect(
            IdentityChanged.self,
            in: [soup("<array/>", use: "Response")],
            since: [soup(property("price"), use: "Response")]
        )
    }

    @Test("the properties of a type that another saved type has are saved with it")
    func nestedType() throws {
        func nested(_ name: String) -> String {
            let outer = property(
                "taste",
                "<string>Object</string><key>INTypePropertyObjectType</key><string>T</string>"
            )
            let inner =
                "<dict><key>INTypeName</key><string>T</string><key>INTypeProperties</key>\(property(name))</dict>"
            return soup(outer).xml.replacing(
                "<array>\n    <dict>\n        <key>INTypeName",
                with: "<array>\(inner)<dict><key>INTypeName"
            )
        }
        let subject = try CheckSubject(of: [nested("hot")], since: [nested("spicy")])
        let messages = subject.findings(of: IdentityChanged.self).map(\.message)
        #expect(messages.count == 1)
        #expect(messages.first?.hasPrefix("property 'spicy' of type 'T' was renamed to 'hot'") == true)
    }

    @Test("a removed type is reported at the parameter that had it")
    func goneType() throws {
        let text = DefinitionText.intent(
            """
            <key>INIntentName</key><string>Order</string>
            <key>INIntentParameters</key><array><dict>
            <key>INIntentParameterName</key><string>soup</string>
            <key>INIntentParameterType</key><string>String</string></dict></array>
            """
        )
        let subject = try CheckSubject(of: [text.xml], since: [soup("<array/>").xml])
        let findings = subject.findings(of: IdentityChanged.self)
        #expect(findings.map(\.severity) == [.error])
        let message = "parameter 'soup' of intent 'Order' changed its type from 'Soup' to 'String', so "
        #expect(findings.first?.message.hasPrefix(message) == true)
    }
}
