import Foundation
import TestSupport
import Testing

@Suite("Generated code in the settings that people build with")
struct CompileTests {
    private static let upcoming = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
        .flatMap { ["-enable-upcoming-feature", $0] }
    private static let onMainActor = ["-default-isolation", "MainActor"]
    private static let approachable = ["NonisolatedNonsendingByDefault", "InferIsolatedConformances"]
        .flatMap { ["-enable-upcoming-feature", $0] }

    /// Each language mode, with nothing and with everything that a package can switch on.
    static let settings: [[String]] =
        ["5", "6"].flatMap { mode in
            [[], upcoming, upcoming + onMainActor, upcoming + onMainActor + approachable].map {
                ["-swift-version", mode] + $0
            }
        } + [["-swift-version", "5", "-strict-concurrency=complete"] + upcoming]

    @Test("it compiles without warnings", arguments: settings)
    func compiles(settings: [String]) throws {
        try withTemporaryFolder { folder in
            let sources = try FileManager.default.contentsOfDirectory(
                at: PackageFolder.tests.appendingPathComponent("PortableForm"),
                includingPropertiesForKeys: nil
            )
            let compiler = try Subprocess(
                named: "swiftc",
                settings + [
                    "-typecheck", "-parse-as-library", "-warnings-as-errors", "-module-name", "App",
                    "-module-cache-path", folder.file("cache").path,
                    "-I", PortableTypeChecker.builtModules.path,
                ] + sources.map(\.path).sorted()
            )
            let result = try compiler.run()
            #expect(result.status == 0, "\(result.errorText)")
            #expect(result.errorText.isEmpty)
        }
    }
}

@Suite("Code that people bring along", .needsPortableModules)
struct PortedCodeTests {
    /// Generated code, as every target with a definition has it.
    private static func generated() throws -> [SourceText] {
        try FileManager.default.contentsOfDirectory(
            at: PackageFolder.tests.appendingPathComponent("PortableForm"),
            includingPropertiesForKeys: nil
        )
        .sorted { $0.path < $1.path }
        .map { SourceText($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
    }

    /// Returns the compiler's diagnostics for a file next to generated code; `alone` compiles it without that code.
    private func complaints(
        _ code: String,
        _ mode: AppleTypeChecker.LanguageMode,
        alone: Bool = false,
        flags: [String] = []
    ) throws -> [String] {
        let modules = PackageFolder.root.appendingPathComponent("Sources/CSQLite").path
        let sources = try (alone ? [] : Self.generated()) + [SourceText("Ported.swift", code)]
        return try PortableTypeChecker()
            .check(sources, languageMode: mode, extraFlags: ["-I", modules] + flags)
            .map(\.description)
    }

    // MARK: The documentation

    /// The pages' examples in Swift that aren't part of a file.
    private static func swiftBlocks(of pages: [Page]) -> [Page.Block] {
        let flags = ["fails-here", "main-actor"]
        return pages.flatMap(\.blocks).filter { $0.language == "swift" && $0.words.allSatisfy(flags.contains) }
    }

    @Test("each example compiles without warnings, in both language modes", arguments: swiftBlocks(of: Page.all))
    func examples(_ example: Page.Block) throws {
        let flags = example.words.contains("main-actor") ? ["-default-isolation", "MainActor"] : []
        for mode in AppleTypeChecker.LanguageMode.allCases {
            let complaints = try complaints(example.text, mode, flags: flags)
            if example.words.contains("fails-here") {
                #expect(complaints.contains { $0.contains(" error: ") })
            } else {
                #expect(complaints == [])
            }
        }
    }

    @Test("the page about porting has an example for each of its subjects, and two that fail here")
    func subjects() throws {
        let examples = try Self.swiftBlocks(of: [Page("Documentation/porting-handlers.md")])
        #expect(Set(examples.map(\.heading)).count >= 8)
        #expect(examples.filter { $0.words.contains("fails-here") }.count == 2)
    }

    // MARK: Visibility

    @Test("a file that imports Foundation alone sees what Apple has there, and nothing else", arguments: ["5", "6"])
    func foundationAlone(mode: String) throws {
        let mode = try #require(AppleTypeChecker.LanguageMode(rawValue: mode))
        let uses = """
            import Foundation

            final class Delegate: NSObject, NSUserActivityDelegate {}

            func activity(_ name: NSUserActivityPersistentIdentifier, _ context: NSExtensionContext) -> NSUserActivity {
                let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
                activity.persistentIdentifier = name
                activity.isEligibleForPrediction = true
                activity.becomeCurrent()
                return activity
            }
            """
        #expect(try complaints(uses, mode) == [])
        #expect(try complaints(uses, mode, flags: ["-enable-upcoming-feature", "InternalImportsByDefault"]) == [])
        let intent = try complaints("import Foundation\n\nfunc run(_ intent: INIntent) {}\n", mode)
        #expect(intent == ["Ported.swift:3:20: error: cannot find type 'INIntent' in scope"])
    }

    @Test("an alias of the app's own for what generated code imports does no harm")
    func ownAlias() throws {
        let alias = """
            import Intents

            public typealias NSUserActivity = Intents.NSUserActivity

            func title(_ activity: NSUserActivity) -> String? { activity.title }
            """
        #expect(try complaints(alias, .swift5) == [])
        #expect(try complaints(alias, .swift6) == [])
    }

    @Test("a file that imports IntentsUI alone sees Intents", arguments: ["5", "6"])
    func userInterfaceAlone(mode: String) throws {
        let mode = try #require(AppleTypeChecker.LanguageMode(rawValue: mode))
        let uses = """
            import IntentsUI

            final class View: NSObject, INUIHostedViewControlling {
                func configureView(
                    for parameters: Set<INParameter>, of interaction: INInteraction,
                    interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext
                ) async -> (Bool, Set<INParameter>, CGSize) { (true, parameters, .zero) }
            }

            func shortcut(_ intent: INIntent) -> INShortcut? { INShortcut(intent: intent) }
            """
        #expect(try complaints(uses, mode, alone: true) == [])
    }

    @Test("older code uses dialogs without saying that it is on the main actor")
    func olderDialogs() throws {
        let code = """
            import IntentsUI

            class Screen: NSObject, INUIAddVoiceShortcutViewControllerDelegate, INUIAddVoiceShortcutButtonDelegate {
                let button = INUIAddVoiceShortcutButton(style: .black)

                func add(_ shortcut: INShortcut) {
                    let dialog = INUIAddVoiceShortcutViewController(shortcut: shortcut)
                    dialog.delegate = self
                    button.delegate = self
                    button.shortcut = shortcut
                }

                func addVoiceShortcutViewController(
                    _ controller: INUIAddVoiceShortcutViewController,
                    didFinishWith voiceShortcut: INVoiceShortcut?,
                    error: Error?
                ) { controller.dismiss(animated: true) }

                func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController) {}

                func present(_ adding: INUIAddVoiceShortcutViewController, for button: INUIAddVoiceShortcutButton) {}
                func present(_ editing: INUIEditVoiceShortcutViewController, for button: INUIAddVoiceShortcutButton) {}
            }

            func show(_ shortcut: INShortcut) { Screen().add(shortcut) }
            """
        #expect(try complaints(code, .swift5, alone: true) == [])
    }

    // MARK: Names that Apple doesn't have

    /// Uses of names that Apple's framework doesn't have, so that code with them would compile here only.
    static let foreign = [
        "func f(_ o: INObject) { o.setAlternativeSpeakableMatches(nil) }",
        "func f() async { _ = await INPreferences.requestSiriAuthorization() }",
        "func f() { _ = INDailyRoutineRelevanceProvider.Situation.allCases }",
        "func f(_ s: INShortcut) { _ = INShortcutReference(s) }",
        "func f(_ r: INShortcutReference) { _ = r.shortcut }",
        "func f() { _ = INIntentError(.requestTimedOut, description: \"slow\") }",
        "func f() { _ = CLPlacemark.Address() }",
        "func f(_ a: NSUserActivity) { let _: any NSCoding = a }",
        "struct S: INIntentHandlerProviding { func handler(for intent: INIntent) -> Any? { nil } }",
        "final class D: NSUserActivityDelegate {}",
        "func f(_ i: INImage) { _ = i.source }",
        "@MainActor func f(_ d: INUIAddVoiceShortcutViewController) { _ = d.shortcut }",
        "@MainActor func f(_ d: INUIAddVoiceShortcutViewController) { _ = d.submit(phrase: \"Go\") }",
        "@MainActor func f(_ d: INUIAddVoiceShortcutViewController) { _ = d.cancel() }",
        "@MainActor func f(_ d: INUIAddVoiceShortcutViewController) { _ = d.suggestedInvocationPhrase }",
        "@MainActor func f(_ d: INUIEditVoiceShortcutViewController) { _ = d.voiceShortcut }",
        "@MainActor func f(_ d: INUIEditVoiceShortcutViewController) { _ = d.delete() }",
        "@MainActor func f(_ d: INUIEditVoiceShortcutViewController) { _ = d.state }",
        "@MainActor func f(_ b: INUIAddVoiceShortcutButton) { b.press() }",
        "func f(_ d: INUIVoiceShortcutController) {}",
        "final class D: INUIAddVoiceShortcutButtonDelegate {}",
    ]

    @Test("names that Apple doesn't have aren't there", arguments: foreign)
    func absent(code: String) throws {
        let complaints = try complaints("import IntentsUI\n\n\(code)\n", .swift5, alone: true)
        #expect(complaints.first?.hasPrefix("Ported.swift:3:") == true)
        #expect(complaints.contains { $0.contains(" error: ") })
    }
}
