import Basics
import IntentDefinition
import IntentInterface
import TestSupport
import Testing

@Suite("Generated names")
struct ClashTests {
    @Test("that are equal within a definition are one error with both places")
    func withinDefinition() throws {
        try expectMarked(
            """
            <key>INIntents</key><array>
                <dict>
                    <key>INIntentName</key>
                    <!--! note name-generated-clash: intent 'OrderSoup' is here -->
                    <string>OrderSoup</string>
                </dict>
                <dict>
                    <key>INIntentClassName</key>
                    <!--! error name-generated-clash: intent 'OrderSoup' and intent 'OrderTea' both generate 'OrderSoupIntent'; rename one of them -->
                    <string>OrderSoupIntent</string>
                    <key>INIntentName</key><string>OrderTea</string>
                </dict>
            </array>
            """
        )
    }

    @Test("of an enum and a type that are equal are one error, also where it is the result of a parameter")
    func enumsAndTypes() throws {
        try expectMarked(
            """
            <key>INEnums</key><array>
                <dict>
                    <key>INEnumName</key>
                    <!--! note name-generated-clash: enum 'Soup' is here -->
                    <string>Soup</string>
                    <key>INEnumValues</key><array><dict><key>INEnumValueName</key><string>unknown</string></dict></array>
                </dict>
                <dict>
                    <key>INEnumName</key>
                    <!--! error name-generated-clash: intent 'Order' and enum 'OrderSize' both generate 'OrderSizeResolutionResult'; rename one of them -->
                    <string>OrderSize</string>
                    <key>INEnumValues</key><array><dict><key>INEnumValueName</key><string>unknown</string></dict></array>
                </dict>
            </array>
            <key>INIntents</key><array>
                <dict>
                    <key>INIntentName</key>
                    <!--! note name-generated-clash: intent 'Order' is here -->
                    <string>Order</string>
                    <key>INIntentParameters</key><array>
                        <dict>
                            <key>INIntentParameterName</key><string>size</string>
                            <key>INIntentParameterSupportsResolution</key><true/>
                            <key>INIntentParameterType</key><string>String</string>
                            <key>INIntentParameterUnsupportedReasons</key><array>
                                <dict><key>INIntentParameterUnsupportedReasonCode</key><string>tooBig</string></dict>
                            </array>
                        </dict>
                    </array>
                </dict>
            </array>
            <key>INTypes</key><array>
                <dict>
                    <key>INTypeName</key>
                    <!--! error name-generated-clash: enum 'Soup' and type 'Soup' both generate 'Soup'; rename one of them -->
                    <string>Soup</string>
                </dict>
            </array>
            """
        )
    }

    @Test("of files that differ in case only are an error; other such names are not")
    func caseOnly() throws {
        try expectMarked(
            """
            <key>INTypes</key><array>
                <dict>
                    <key>INTypeName</key>
                    <!--! note name-generated-clash: type 'Soup' is here -->
                    <string>Soup</string>
                </dict>
                <dict>
                    <key>INTypeName</key>
                    <!--! error name-generated-clash: type 'Soup' and type 'SOUP' both generate files named 'Soup' and 'SOUP', which differ only in case; rename one of them -->
                    <string>SOUP</string>
                </dict>
            </array>
            """
        )
    }

    @Test("of an intent and an enum with the same name in the file do not clash")
    func intentAndEnum() throws {
        try expectMarked(
            """
            <key>INEnums</key><array>
                <dict>
                    <key>INEnumName</key><string>Soup</string>
                    <key>INEnumValues</key><array><dict><key>INEnumValueName</key><string>unknown</string></dict></array>
                </dict>
            </array>
            <key>INIntents</key><array><dict><key>INIntentName</key><string>Soup</string></dict></array>
            """
        )
    }

    @Test("that one intent generates twice are an error without a second place")
    func sameOrigin() throws {
        try expectMarked(
            """
            <key>INIntents</key><array>
                <dict>
                    <key>INIntentClassName</key>
                    <!--! error name-generated-clash: intent 'Order' generates 'OrderSizeResolutionResult' twice; rename one of them -->
                    <string>OrderSizeResolutionResult</string>
                    <key>INIntentName</key><string>Order</string>
                    <key>INIntentParameters</key><array>
                        <dict>
                            <key>INIntentParameterName</key><string>size</string>
                            <key>INIntentParameterSupportsResolution</key><true/>
                            <key>INIntentParameterType</key><string>String</string>
                            <key>INIntentParameterUnsupportedReasons</key><array>
                                <dict><key>INIntentParameterUnsupportedReasonCode</key><string>tooBig</string></dict>
                            </array>
                        </dict>
                    </array>
                </dict>
            </array>
            """
        )
    }

    @Test("that the generated code needs for something else are errors")
    func framework() throws {
        try expectMarked(
            """
            <key>INEnums</key><array>
                <dict>
                    <key>INEnumName</key>
                    <!--! error name-sdk-clash: enum 'Error' generates 'Error', which hides the system's 'Error' that the generated code needs; rename it, or set another class name -->
                    <string>Error</string>
                    <key>INEnumValues</key><array><dict><key>INEnumValueName</key><string>unknown</string></dict></array>
                </dict>
            </array>
            <key>INIntents</key><array>
                <dict>
                    <key>INIntentName</key><string>Order</string>
                    <key>INIntentParameters</key><array>
                        <dict>
                            <key>INIntentParameterName</key><string>place</string>
                            <key>INIntentParameterSupportsDynamicEnumeration</key><true/>
                            <key>INIntentParameterType</key><string>Placemark</string>
                        </dict>
                    </array>
                </dict>
            </array>
            <key>INTypes</key><array>
                <dict><key>INTypeName</key><string>URL</string></dict>
                <dict>
                    <key>INTypeName</key>
                    <!--! error name-sdk-clash: type 'CLPlacemark' generates 'CLPlacemark', which hides the system's 'CLPlacemark' that the generated code needs; rename it, or set another class name -->
                    <string>CLPlacemark</string>
                </dict>
            </array>
            """
        )
    }

    /// The names of a definition with some types, each in a line of its own.
    private func names(ofTypes names: String..., in file: String) -> [GeneratedName] {
        let types = names.enumerated().map { index, name in
            TypeDefinition { $0.name = Located(name, at: SourcePosition(line: UInt32(index + 1), column: 1)) }
        }
        let definition = Definition { $0.types = Located(types) }
        return DefinitionInterface(of: definition, file: file).names
    }

    @Test("of several definitions that are equal are one error in one module, which names both definitions")
    func oneModule() throws {
        let definitions = [
            names(ofTypes: "Soup", "Milk", in: "A"), names(ofTypes: "Tea", in: "B"),
            names(ofTypes: "Soup", "Milk", in: "C"),
        ]
        let clashes = GeneratedName.clashes(among: definitions, layout: .single)
        #expect(clashes.map(\.severity) == [.error])
        #expect(clashes.map(\.location.file) == ["C"])
        #expect(clashes.flatMap(\.notes).map(\.location.file) == ["A"])
        #expect(
            clashes.map(\.message) == [
                """
                'Soup', 'Milk' are also generated from 'A'; leave one of the two definitions out of the target, or \
                rename the duplicates
                """
            ]
        )
    }

    @Test("of several definitions that are equal are a note for each two where the modules may differ")
    func severalModules() throws {
        let definitions = [
            names(ofTypes: "Soup", "Tea", in: "A"), names(ofTypes: "Soup", in: "B"),
            names(ofTypes: "Soup", "Milk", "Tea", in: "C"),
        ]
        let clashes = GeneratedName.clashes(among: definitions, layout: .separate)
        #expect(clashes.map(\.severity) == [.note, .note])
        #expect(clashes.map(\.location.file) == ["B", "C"])
        #expect(clashes.flatMap(\.notes).map(\.location.file) == ["A", "A"])
        #expect(
            clashes.map(\.message) == [
                """
                'Soup' is also generated from 'A'; put the two definitions into different targets, or rename the \
                duplicates
                """,
                """
                'Soup', 'Tea' are also generated from 'A'; put the two definitions into different targets, or rename \
                the duplicates
                """,
            ]
        )
    }

    @Test("of several definitions that differ in case only clash in one module")
    func caseOnlyInOneModule() throws {
        let definitions = [names(ofTypes: "Soup", in: "A"), names(ofTypes: "SOUP", in: "B")]
        #expect(GeneratedName.clashes(among: definitions, layout: .single).count == 1)
        #expect(GeneratedName.clashes(among: definitions, layout: .separate) == [])
    }
}
