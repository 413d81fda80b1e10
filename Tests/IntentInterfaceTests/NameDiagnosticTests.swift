import Testing

@Suite("A name")
struct NameDiagnosticTests {
    @Test("that is missing is reported at the dictionary that lacks it, and the rest is still checked")
    func missing() throws {
        try expectMarked(
            """
            <key>INEnums</key><array>
                <!--! error name-missing: the enum has no name; add 'INEnumName' -->
                <dict>
                    <key>INEnumValues</key><array>
                        <!--! error name-missing: the enum case has no name; add 'INEnumValueName' -->
                        <dict/>
                    </array>
                </dict>
            </array>
            <key>INIntents</key><array>
                <!--! error name-missing: the intent has no name; add 'INIntentName' -->
                <dict>
                    <key>INIntentParameters</key><array>
                        <!--! error name-missing: the parameter has no name; add 'INIntentParameterName' -->
                        <dict>
                            <key>INIntentParameterType</key><string>String</string>
                        </dict>
                        <dict>
                            <key>INIntentParameterName</key><string>soup</string>
                            <key>INIntentParameterSupportsResolution</key><true/>
                            <key>INIntentParameterType</key><string>String</string>
                            <key>INIntentParameterUnsupportedReasons</key><array>
                                <!--! error name-missing: the unsupported reason has no name; add 'INIntentParameterUnsupportedReasonCode' -->
                                <dict/>
                            </array>
                        </dict>
                    </array>
                    <key>INIntentResponse</key><dict>
                        <key>INIntentResponseCodes</key><array>
                            <!--! error name-missing: the response code has no name; add 'INIntentResponseCodeName' -->
                            <dict/>
                        </array>
                        <key>INIntentResponseParameters</key><array>
                            <!--! error name-missing: the response property has no name; add 'INIntentResponseParameterName' -->
                            <dict>
                                <key>INIntentResponseParameterType</key><string>String</string>
                            </dict>
                        </array>
                    </dict>
                </dict>
            </array>
            <key>INTypes</key><array>
                <!--! error name-missing: the type has no name; add 'INTypeName' -->
                <dict>
                    <key>INTypeProperties</key><array>
                        <!--! error name-missing: the property has no name; add 'INTypePropertyName' -->
                        <dict>
                            <key>INTypePropertyType</key><string>String</string>
                        </dict>
                    </array>
                </dict>
            </array>
            """
        )
    }

    @Test("that is no text is not reported a second time as missing")
    func wrongType() throws {
        try expectMarked(
            """
            <key>INIntents</key><array>
                <dict><key>INIntentName</key><!--! error schema-type: 'INIntentName' must be a '<string>', not '<integer>' --><integer>1</integer></dict>
            </array>
            """
        )
    }

    @Test(
        "that Swift does not accept is reported, with one that is near",
        arguments: [
            ("", nil), ("1st", "_1st"), ("two words", "twoWords"), ("half-done", "halfDone"), ("a.b", "aB"),
            ("$0", "_0"), ("_", nil), ("naïve\u{202E}", "naïve"), ("a\u{200B}b", "aB"), ("`class`", "class"),
            ("a😀\u{FE0F}!", "a😀\u{FE0F}"), ("?!", nil),
        ]
    )
    func notAnIdentifier(name: String, near: String?) throws {
        let advice = near.map { ", such as '\($0)'" } ?? ""
        try expectMarked(
            """
            <key>INIntents</key><array>
                <dict>
                    <key>INIntentName</key>
                    <!--! error name-identifier: '\(name)' isn't a valid intent name; start with a letter or '_' and continue with letters, digits and '_'\(advice) -->
                    <string>\(name)</string>
                </dict>
            </array>
            """
        )
    }

    @Test("in any script is accepted", arguments: ["größe", "大きさ", "размер", "_a1", "A", "x😀"])
    func identifier(name: String) throws {
        try expectMarked(
            "<key>INIntents</key><array><dict><key>INIntentName</key><string>\(name)</string></dict></array>"
        )
    }

    @Test("of a class is checked as well, with its prefix")
    func className() throws {
        let rule = "start with a letter or '_', continue with letters, digits and '_', and don't use 'Self'"
        try expectMarked(
            """
            <key>INIntents</key><array>
                <dict>
                    <key>INIntentClassName</key>
                    <!--! error name-identifier: 'Order.Soup' isn't a valid class name; \(rule) -->
                    <string>Order.Soup</string>
                    <key>INIntentName</key><string>OrderSoup</string>
                </dict>
                <dict>
                    <key>INIntentName</key>
                    <!--! error name-identifier: '1OrderTeaIntent' isn't a valid class name; \(rule) -->
                    <string>OrderTea</string>
                </dict>
            </array>
            <key>INTypes</key><array>
                <dict>
                    <key>INTypeClassName</key>
                    <!--! error name-identifier: 'Self' isn't a valid class name; \(rule) -->
                    <string>Self</string>
                    <key>INTypeName</key><string>Me</string>
                </dict>
            </array>
            """,
            classPrefix: "1"
        )
    }

    @Test("of a member that is there twice, or whose setter is, is reported with the first place")
    func repeatedMember() throws {
        try expectMarked(
            """
            <key>INTypes</key><array>
                <dict>
                    <key>INTypeName</key><string>Soup</string>
                    <key>INTypeProperties</key><array>
                        <dict>
                            <key>INTypePropertyName</key>
                            <!--! note name-duplicate: 'taste' is here -->
                            <!--! note name-duplicate: 'taste' is here -->
                            <string>taste</string>
                            <key>INTypePropertyType</key><string>String</string>
                        </dict>
                        <dict>
                            <key>INTypePropertyName</key>
                            <!--! error name-duplicate: the property 'taste' is declared twice; rename one -->
                            <string>taste</string>
                            <key>INTypePropertyType</key><string>Integer</string>
                        </dict>
                        <dict>
                            <key>INTypePropertyName</key>
                            <!--! error name-duplicate: 'taste' and 'Taste' both generate 'setTaste:'; make them differ in more than the case of the first letter -->
                            <string>Taste</string>
                            <key>INTypePropertyType</key><string>String</string>
                        </dict>
                    </array>
                </dict>
            </array>
            """
        )
    }

    @Test("of a case that is there twice is an error, and one that is twice in Objective-C a warning")
    func repeatedCase() throws {
        try expectMarked(
            """
            <key>INIntents</key><array>
                <dict>
                    <key>INIntentName</key><string>OrderSoup</string>
                    <key>INIntentResponse</key><dict>
                        <key>INIntentResponseCodes</key><array>
                            <dict>
                                <key>INIntentResponseCodeName</key>
                                <!--! note name-duplicate: 'soldOut' is here -->
                                <!--! note name-objective-c: 'soldOut' is here -->
                                <string>soldOut</string>
                            </dict>
                            <dict>
                                <key>INIntentResponseCodeName</key>
                                <!--! error name-duplicate: the response code 'soldOut' is declared twice; rename one -->
                                <string>soldOut</string>
                            </dict>
                            <dict>
                                <key>INIntentResponseCodeName</key>
                                <!--! warning name-objective-c: the response codes 'soldOut' and 'SoldOut' have the same name in Objective-C; make them differ in more than the case of the first letter -->
                                <string>SoldOut</string>
                            </dict>
                        </array>
                    </dict>
                </dict>
            </array>
            """
        )
    }

    @Test("of a code that differs from a built-in one in its first letter's case only is a warning")
    func nearlyBuiltInCode() throws {
        try expectMarked(
            """
            <key>INIntents</key><array>
                <dict>
                    <key>INIntentName</key><string>OrderSoup</string>
                    <key>INIntentResponse</key><dict>
                        <key>INIntentResponseCodes</key><array>
                            <dict><key>INIntentResponseCodeName</key><string>failure</string></dict>
                            <dict>
                                <key>INIntentResponseCodeName</key>
                                <!--! warning name-objective-c: the response codes 'success' and 'Success' have the same name in Objective-C; make them differ in more than the case of the first letter -->
                                <string>Success</string>
                            </dict>
                        </array>
                    </dict>
                </dict>
            </array>
            """
        )
    }

    @Test("that every class of its kind has is an error, and one that it has on macOS only a warning")
    func reservedMember() throws {
        try expectMarked(
            """
            <key>INIntents</key><array>
                <dict>
                    <key>INIntentName</key><string>OrderSoup</string>
                    <key>INIntentParameters</key><array>
                        <dict>
                            <key>INIntentParameterName</key>
                            <!--! error name-reserved-member: 'description' is already a member of 'NSObject' and can't be the name of a parameter; rename it; the display name can stay -->
                            <string>description</string>
                            <key>INIntentParameterType</key><string>String</string>
                        </dict>
                        <dict>
                            <key>INIntentParameterName</key>
                            <!--! warning name-reserved-member: 'className' is already a member of 'NSObject' on macOS, so this parameter doesn't compile there; to support macOS, rename it; the display name can stay -->
                            <string>className</string>
                            <key>INIntentParameterType</key><string>String</string>
                        </dict>
                        <dict>
                            <key>INIntentParameterName</key><string>code</string>
                            <key>INIntentParameterType</key><string>String</string>
                        </dict>
                    </array>
                    <key>INIntentResponse</key><dict>
                        <key>INIntentResponseParameters</key><array>
                            <dict>
                                <key>INIntentResponseParameterName</key>
                                <!--! error name-reserved-member: 'code' is already a member of 'INIntentResponse' and can't be the name of a response property; rename it; the display name can stay -->
                                <string>code</string>
                                <key>INIntentResponseParameterType</key><string>String</string>
                            </dict>
                            <dict>
                                <key>INIntentResponseParameterName</key>
                                <!--! error name-reserved-member: 'UserActivity' is already a member of 'INIntentResponse' and can't be the name of a response property; rename it; the display name can stay -->
                                <string>UserActivity</string>
                                <key>INIntentResponseParameterType</key><string>String</string>
                            </dict>
                            <dict>
                                <key>INIntentResponseParameterName</key><string>identifier</string>
                                <key>INIntentResponseParameterType</key><string>String</string>
                            </dict>
                        </array>
                    </dict>
                </dict>
            </array>
            """
        )
    }

    @Test("of an inherited property is an error unless the file says that it is inherited")
    func inheritedProperty() throws {
        try expectMarked(
            """
            <key>INTypes</key><array>
                <dict>
                    <key>INTypeName</key><string>Soup</string>
                    <key>INTypeProperties</key><array>
                        <dict>
                            <key>INTypePropertyDefault</key><true/>
                            <key>INTypePropertyName</key><string>identifier</string>
                            <key>INTypePropertyType</key><string>String</string>
                        </dict>
                        <dict>
                            <key>INTypePropertyName</key>
                            <!--! error name-reserved-member: 'displayString' is already a member of 'INObject' and can't be the name of a property; rename it; the display name can stay -->
                            <string>displayString</string>
                            <key>INTypePropertyType</key><string>String</string>
                        </dict>
                    </array>
                </dict>
            </array>
            """
        )
    }

    @Test("that gives a selector or a type that the superclass has is an error")
    func reservedCaseAndSelector() throws {
        try expectMarked(
            """
            <key>INEnums</key><array>
                <dict>
                    <key>INEnumName</key>
                    <!--! error name-reserved-member: the enum 'Value' would generate 'successWithResolvedValue:', which is already a method of 'INEnumResolutionResult'; rename it -->
                    <string>Value</string>
                    <key>INEnumValues</key><array>
                        <dict>
                            <key>INEnumValueName</key>
                            <!--! error name-reserved-member: the enum case 'RawValue' has the name of a type that every enum has; rename it -->
                            <string>RawValue</string>
                        </dict>
                    </array>
                </dict>
            </array>
            <key>INTypes</key><array>
                <dict>
                    <key>INTypeName</key>
                    <!--! error name-reserved-member: the type 'Object' would generate 'successWithResolvedObject:', which is already a method of 'INObjectResolutionResult'; rename it -->
                    <string>Object</string>
                </dict>
            </array>
            """
        )
    }
}
