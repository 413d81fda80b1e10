import Basics
import Testing

@testable import DefinitionChecks

@Suite struct IdentityChangedParameterTests {
    /// An intent with one parameter.
    private func parameter(_ name: String, tag: Int, _ type: String) -> DefinitionText {
        .intent(
            """
            <key>INIntentName</key>
            <string>Order</string>
            <key>INIntentParameters</key>
            <array>
                <dict>
                    <key>INIntentParameterName</key>
                    <string>\(name)</string>
                    <key>INIntentParameterTag</key>
                    <integer>\(tag)</integer>
                    \(type)
                </dict>
            </array>
            """
        )
    }

    private let string = "<key>INIntentParameterType</key>\n<string>String</string>"

    @Test("a parameter with another name and its old tag is an error at the name")
    func renamed() throws {
        try expect(
            IdentityChanged.self,
            in: [
                .intent(
                    """
                    <key>INIntentName</key>
                    <string>Order</string>
                    <key>INIntentParameters</key>
                    <array>
                        <dict>
                            <key>INIntentParameterName</key>
                            <!--! error identity-changed: parameter 'size' of intent 'Order' was renamed to \
                    'portion', so saved shortcuts and widgets lose its value; rename it back to 'size', and change \
                    only its display name -->
                            <string>portion</string>
                            <key>INIntentParameterTag</key>
                            <integer>2</integer>
                        </dict>
                    </array>
                    """
                )
            ],
            since: [
                .intent(
                    """
                    <key>INIntentName</key>
                    <string>Order</string>
                    <key>INIntentParameters</key>
                    <array>
                        <dict>
                            <key>INIntentParameterName</key>
                            <!--! note identity-changed: the parameter was declared here -->
                            <string>size</string>
                            <key>INIntentParameterTag</key>
                            <integer>2</integer>
                        </dict>
                    </array>
                    """
                )
            ]
        )
    }

    @Test("a removed parameter is an error at the list of parameters")
    func gone() throws {
        try expect(
            IdentityChanged.self,
            in: [
                .intent(
                    """
                    <key>INIntentName</key>
                    <string>Order</string>
                    <key>INIntentParameters</key>
                    <!--! error identity-changed: parameter 'size' of intent 'Order' was removed, so \
                    saved shortcuts and widgets lose its value; restore it, or accept the finding in 'intentc.json' -->
                    <array/>
                    """
                )
            ],
            since: [
                .intent(
                    """
                    <key>INIntentName</key>
                    <string>Order</string>
                    <key>INIntentParameters</key>
                    <array>
                        <dict>
                            <key>INIntentParameterName</key>
                            <!--! note identity-changed: the parameter was declared here -->
                            <string>size</string>
                        </dict>
                    </array>
                    """
                )
            ]
        )
    }

    @Test("a parameter that is new, or has another tag, is right")
    func newParameter() throws {
        let intent = DefinitionText.intent("<key>INIntentName</key><string>Order</string>")
        try expect(IdentityChanged.self, in: [parameter("size", tag: 1, string)], since: [intent])
        try expect(
            IdentityChanged.self,
            in: [parameter("size", tag: 1, string)],
            since: [parameter("size", tag: 2, string)]
        )
    }

    @Test("a parameter of another type is an error at the type")
    func otherType() throws {
        try expect(
            IdentityChanged.self,
            in: [
                parameter(
                    "size",
                    tag: 1,
                    """
                    <key>INIntentParameterType</key>
                    <!--! error identity-changed: parameter 'size' of intent 'Order' changed its type from \
                    'String' to 'Decimal', so saved shortcuts and widgets lose its value; restore the old type, and \
                    add another parameter for the new one -->
                    <string>Decimal</string>
                    """
                )
            ],
            since: [
                parameter(
                    "size",
                    tag: 1,
                    """
                    <key>INIntentParameterType</key>
                    <!--! note identity-changed: the type was declared here -->
                    <string>String</string>
                    """
                )
            ]
        )
    }

    @Test("a parameter with several values in place of one is an error")
    func severalValues() throws {
        let subject = try CheckSubject(
            of: [
                parameter("size", tag: 1, string + "<key>INIntentParameterSupportsMultipleValues</key><true/>").xml
            ],
            since: [parameter("size", tag: 1, string).xml]
        )
        let messages = subject.findings(of: IdentityChanged.self).map(\.message)
        #expect(messages.count == 1)
        #expect(messages.first?.contains("changed its type from 'String' to a list of 'String'") == true)
    }

    @Test("an integer whose values got names is unchanged")
    func enumOfIntegers() throws {
        let integer = "<key>INIntentParameterType</key>\n<string>Integer</string>"
        let named = integer + "<key>INIntentParameterEnumType</key><string>Size</string>"
        try expect(
            IdentityChanged.self,
            in: [parameter("size", tag: 1, named)],
            since: [parameter("size", tag: 1, integer)]
        )
    }

    @Test("a type with another class is an error at the class, and not at its parameters")
    func otherTypeClass() throws {
        let use = """
            <key>INIntents</key>
            <array>
                <dict>
                    <key>INIntentName</key>
                    <string>Order</string>
                    <key>INIntentParameters</key>
                    <array>
                        <dict>
                            <key>INIntentParameterName</key>
                            <string>soup</string>
                            <key>INIntentParameterObjectType</key>
                            <string>Soup</string>
                            <key>INIntentParameterType</key>
                            <string>Object</string>
                        </dict>
                    </array>
                </dict>
            </array>
            <key>INTypes</key>
            <array>
                <dict>
            """
        let end = "\n    </dict>\n</array>"
        let before = """
                    <key>INTypeName</key>
                    <string>Soup</string>
            """
        try expect(
            IdentityChanged.self,
            in: [
                .root(
                    use + """

                                <key>INTypeClassName</key>
                                <!--! error identity-changed: the class of type 'Soup' changed from 'Soup' to \
                        'Broth', so saved shortcuts and widgets lose values of this type; set 'INTypeClassName' to \
                                'Soup' -->
                                <string>Broth</string>
                                <key>INTypeName</key>
                                <string>Soup</string>
                        """ + end
                )
            ],
            since: [
                .root(
                    use + "\n"
                        + before.replacing(
                            "<string>",
                            with: "<!--! note identity-changed: the class was declared here --><string>"
                        ) + end
                )
            ]
        )
    }

    @Test("the type of objects may get another name with its class")
    func renamedType() throws {
        func object(_ name: String) -> String {
            """
            <key>INIntentParameterObjectType</key><string>\(name)</string>
            <key>INIntentParameterType</key><string>Object</string>
            """
        }
        let renamed = parameter("soup", tag: 1, object("Broth")).xml.replacing(
            "</dict>\n</plist>",
            with: """
                <key>INTypes</key><array><dict><key>INTypeClassName</key><string>Soup</string>
                <key>INTypeName</key><string>Broth</string></dict></array></dict>\n</plist>
                """
        )
        let subject = try CheckSubject(of: [renamed], since: [parameter("soup", tag: 1, object("Soup")).xml])
        #expect(subject.findings(of: IdentityChanged.self).isEmpty)
        let other = parameter("soup", tag: 1, object("Broth")).xml
        let lost = try CheckSubject(of: [other], since: [parameter("soup", tag: 1, object("Soup")).xml])
        #expect(lost.findings(of: IdentityChanged.self).count == 1)
    }

    /// An intent with a parameter of an enum, whose cases have the given names.
    private func choice(of name: String, _ cases: [String]) -> String {
        let type = """
            <key>INIntentParameterType</key><string>Integer</string>
            <key>INIntentParameterEnumType</key><string>\(name)</string>
            """
        let values = cases.enumerated().map { index, name in
            """
            <dict><key>INEnumValueIndex</key><integer>\(index)</integer>
            <key>INEnumValueName</key><string>\(name)</string></dict>
            """
        }
        return parameter("size", tag: 1, type).xml.replacing(
            "</dict>\n</plist>",
            with: """
                <key>INEnums</key><array><dict><key>INEnumName</key><string>\(name)</string>
                <key>INEnumValues</key><array>\(values.joined())</array></dict></array></dict>\n</plist>
                """
        )
    }

    @Test(
        "another enum is right if its indices mean the same",
        arguments: [
            ("Portion", ["unknown", "small", "large"], true), ("Portion", ["unknown", "small", "large", "huge"], true),
            ("Portion", ["unknown", "large", "small"], false), ("Portion", ["unknown", "small"], false),
        ]
    )
    func otherEnum(name: String, cases: [String], isRight: Bool) throws {
        let before = choice(of: "Size", ["unknown", "small", "large"])
        let subject = try CheckSubject(of: [choice(of: name, cases)], since: [before])
        let messages = subject.findings(of: IdentityChanged.self).map(\.message)
        #expect(messages.isEmpty == isRight, "\(messages)")
        if !isRight { #expect(messages.first?.contains("changed its type from 'Size' to 'Portion'") == true) }
    }

    @Test("the fix-it restores the name of a parameter in all places of its intent")
    func callsAsBefore() throws {
        func order(_ name: String) -> DefinitionText {
            .intent(
                """
                <key>INIntentInput</key>
                <string>\(name)</string>
                <key>INIntentKeyParameter</key>
                <string>\(name)</string>
                <key>INIntentManagedParameterCombinations</key>
                <dict>
                    <key>\(name),soup</key>
                    <dict>
                        <key>INIntentParameterCombinationTitle</key>
                        <string>${\(name)} of ${soup}, ${\(name).unit} or ${\(name)}</string>
                    </dict>
                </dict>
                <key>INIntentName</key>
                <string>Order</string>
                <key>INIntentParameterCombinations</key>
                <dict>
                    <key>soup,\(name)</key>
                    <dict>
                        <key>INIntentParameterCombinationSubtitle</key>
                        <string>${\(name)}</string>
                    </dict>
                </dict>
                <key>INIntentParameters</key>
                <array>
                    <dict>
                        <key>INIntentParameterName</key>
                        <string>\(name)</string>
                        <key>INIntentParameterPromptDialogs</key>
                        <array>
                            <dict>
                                <key>INIntentParameterPromptDialogFormatString</key>
                                <string>Which ${\(name)}?</string>
                            </dict>
                        </array>
                        <key>INIntentParameterTag</key>
                        <integer>1</integer>
                    </dict>
                    <dict>
                        <key>INIntentParameterName</key>
                        <string>soup</string>
                        <key>INIntentParameterRelationship</key>
                        <dict>
                            <key>INIntentParameterRelationshipParentName</key>
                            <string>\(name)</string>
                        </dict>
                    </dict>
                </array>
                <key>INIntentResponse</key>
                <dict>
                    <key>INIntentResponseCodes</key>
                    <array>
                        <dict>
                            <key>INIntentResponseCodeFormatString</key>
                            <string>Here is your ${\(name)}</string>
                        </dict>
                    </array>
                </dict>
                """
            )
        }
        try expect(IdentityChanged.self, toTurn: order("portion"), into: order("size"), since: order("size"))
    }
}
