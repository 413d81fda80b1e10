import Testing

@Suite("A type of a member")
struct TypeDiagnosticTests {
    @Test("that is missing or unknown is reported with what is valid")
    func missingOrUnknown() throws {
        let valid = """
            valid types are 'Boolean', 'CurrencyAmount', 'DateComponents', 'DateComponentsRange', 'Decimal', 'Energy', \
            'File', 'Integer', 'Length', 'Mass', 'Object', 'PaymentMethod', 'Person', 'Placemark', 'SpeakableString', \
            'Speed', 'String', 'Temperature', 'TimeInterval', 'URL', 'Volume'
            """
        try expectMarked(
            """
            <key>INEnums</key><array>
                <dict>
                    <key>INEnumName</key><string>Size</string>
                    <key>INEnumValues</key><array><dict><key>INEnumValueName</key><string>unknown</string></dict></array>
                </dict>
            </array>
            <key>INIntents</key><array>
                <dict>
                    <key>INIntentName</key><string>OrderSoup</string>
                    <key>INIntentParameters</key><array>
                        <!--! error type-missing: the parameter has no type; add 'INIntentParameterType' -->
                        <dict><key>INIntentParameterName</key><string>a</string></dict>
                        <dict>
                            <key>INIntentParameterName</key><string>b</string>
                            <key>INIntentParameterType</key>
                            <!--! error type-unknown: 'Sting' isn't a valid type for a parameter; did you mean 'String'? \(valid) -->
                            <string>Sting</string>
                        </dict>
                        <dict>
                            <key>INIntentParameterName</key><string>c</string>
                            <key>INIntentParameterType</key>
                            <!--! error type-unknown: 'Wombat' isn't a valid type for a parameter; \(valid) -->
                            <string>Wombat</string>
                        </dict>
                        <dict>
                            <key>INIntentParameterName</key><string>d</string>
                            <key>INIntentParameterType</key>
                            <!--! error type-unknown: 'Size' isn't a valid type for a parameter; to use the enum, write 'Integer' and name the enum in 'INIntentParameterEnumType' -->
                            <string>Size</string>
                        </dict>
                        <dict>
                            <key>INIntentParameterName</key><string>e</string>
                            <key>INIntentParameterType</key>
                            <!--! error type-unknown: 'Soup' isn't a valid type for a parameter; to use the object type, write 'Object' and name the type in 'INIntentParameterObjectType' -->
                            <string>Soup</string>
                        </dict>
                    </array>
                </dict>
            </array>
            <key>INTypes</key><array><dict><key>INTypeName</key><string>Soup</string></dict></array>
            """
        )
    }

    @Test("that refers to nothing is reported with what there is; the system's own are accepted")
    func dangling() throws {
        try expectMarked(
            """
            <key>INEnums</key><array>
                <dict>
                    <key>INEnumName</key><string>Size</string>
                    <key>INEnumValues</key><array><dict><key>INEnumValueName</key><string>unknown</string></dict></array>
                </dict>
            </array>
            <key>INIntents</key><array>
                <dict>
                    <key>INIntentName</key><string>OrderSoup</string>
                    <key>INIntentParameters</key><array>
                        <dict>
                            <key>INIntentParameterEnumType</key>
                            <!--! error ref-dangling: there is no enum 'Sise'; did you mean 'Size'? the file declares 'Size' -->
                            <string>Sise</string>
                            <key>INIntentParameterName</key><string>a</string>
                            <key>INIntentParameterType</key><string>Integer</string>
                        </dict>
                        <dict>
                            <key>INIntentParameterName</key><string>b</string>
                            <key>INIntentParameterObjectType</key>
                            <!--! error ref-dangling: there is no type 'Soup'; the file declares no types -->
                            <string>Soup</string>
                            <key>INIntentParameterType</key><string>Object</string>
                        </dict>
                        <dict>
                            <key>INIntentParameterName</key><string>c</string>
                            <key>INIntentParameterObjectType</key><string>MediaItem</string>
                            <key>INIntentParameterObjectTypeNamespace</key><string>System</string>
                            <key>INIntentParameterType</key><string>Object</string>
                        </dict>
                        <dict>
                            <key>INIntentParameterEnumType</key><string>Size</string>
                            <key>INIntentParameterEnumTypeNamespace</key><string>other1</string>
                            <key>INIntentParameterName</key><string>d</string>
                            <key>INIntentParameterType</key><string>Integer</string>
                        </dict>
                    </array>
                </dict>
            </array>
            """
        )
    }

    @Test("is not checked in an intent of the system")
    func systemIntent() throws {
        try expectMarked(
            """
            <key>INIntents</key><array>
                <dict>
                    <key>INIntentName</key><string>PlayMedia</string>
                    <key>INIntentParameters</key><array>
                        <dict>
                            <key>INIntentParameterName</key><string>mediaItems</string>
                            <key>INIntentParameterType</key><string>MediaItem</string>
                        </dict>
                    </array>
                    <key>INIntentType</key><string>System</string>
                </dict>
            </array>
            """
        )
    }

    @Test("that refers to a list which could not be read is not reported a second time")
    func unreadableList() throws {
        try expectMarked(
            """
            <key>INEnums</key>
            <!--! error schema-type: 'INEnums' must be an '<array>' of '<dict>', not '<string>' -->
            <string>Size</string>
            <key>INIntents</key><array>
                <dict>
                    <key>INIntentName</key><string>OrderSoup</string>
                    <key>INIntentParameters</key><array>
                        <dict>
                            <key>INIntentParameterEnumType</key><string>Size</string>
                            <key>INIntentParameterName</key><string>a</string>
                            <key>INIntentParameterType</key><string>Integer</string>
                        </dict>
                    </array>
                </dict>
            </array>
            """
        )
    }
}
