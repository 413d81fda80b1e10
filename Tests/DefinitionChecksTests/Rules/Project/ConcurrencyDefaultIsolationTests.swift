import Testing

@testable import DefinitionChecks

@Suite struct ConcurrencyDefaultIsolationTests {
    private let order = DefinitionText.intent("<key>INIntentName</key><string>Order</string>")
    private let note = "<!--! note concurrency-default-isolation: the target contains 'A.intentdefinition' here -->\n"

    private func expectFindings(settings: String, sources: String) throws {
        try expect(
            ConcurrencyDefaultIsolation.self,
            in: [order],
            project: projectText(
                1,
                ProjectPart.files
                    + ProjectPart.target(1, "App", "application", phases: "S1, ", settings: settings)
                    + ProjectPart.phase("S1", "Sources", sources)
            )
        )
    }

    private let isolation = """
        <!--! warning concurrency-default-isolation: target 'App' isolates code to the main actor by default, but \
        the classes that Xcode generates from 'A.intentdefinition' don't declare their isolation; generate them with \
        'intentc build --isolation nonisolated', and set 'No Generated Classes' for the definition -->
        SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;
        """

    @Test("a target on the main actor is a warning at the setting")
    func mainActor() throws {
        try expectFindings(settings: isolation, sources: note + "BA,")
    }

    @Test("a target on the main actor in Swift 6 is reported once")
    func both() throws {
        try expectFindings(settings: isolation + "\nSWIFT_VERSION = 6.0;", sources: note + "BA,")
    }

    @Test("a target in Swift 6 is a warning at the version", arguments: ["6", "6.0", "7.1"])
    func swiftSix(version: String) throws {
        try expectFindings(
            settings: """
                <!--! warning concurrency-default-isolation: target 'App' is built as Swift \(version), but the \
                classes that Xcode generates from 'A.intentdefinition' don't declare their isolation; generate them \
                with 'intentc build --isolation nonisolated', and set 'No Generated Classes' for the definition -->
                SWIFT_VERSION = \(version);
                """,
            sources: note + "BA,"
        )
    }

    @Test(
        "other settings are right",
        arguments: [
            "", "SWIFT_VERSION = 5.0;", "SWIFT_DEFAULT_ACTOR_ISOLATION = nonisolated;",
            "SWIFT_VERSION = \"$(VERSION)\";", "SWIFT_VERSION = 6.0; INTENTS_CODEGEN_LANGUAGE = \"Objective-C\";",
            "SWIFT_VERSION = 6.0; INTENTS_CODEGEN_LANGUAGE = None;",
        ]
    )
    func otherSettings(settings: String) throws {
        try expectFindings(settings: settings, sources: "BA,")
    }

    @Test("a target without generated classes is right", arguments: ["BN,", "BS,"])
    func noClasses(entry: String) throws {
        try expectFindings(settings: "SWIFT_VERSION = 6.0;", sources: entry)
    }
}
