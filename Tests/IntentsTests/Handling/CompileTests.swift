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
