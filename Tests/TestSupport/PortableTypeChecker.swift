package import Foundation
package import Testing

/// Type-checks code against the `Intents` module of this build.
package struct PortableTypeChecker: Sendable {
    /// The folder of the modules that the build made, beside the program that runs the tests.
    package static let builtModules = (Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0]))
        .deletingLastPathComponent()
        .appendingPathComponent("Modules")

    /// Creates a checker.
    package init() {}

    /// Checks Swift texts as one module.
    ///
    /// - Returns: The errors and warnings.
    /// - Throws: `CompilerFailure` where the compiler stops without saying what is wrong in a file.
    package func check(
        _ sources: [SourceText],
        languageMode: AppleTypeChecker.LanguageMode = .swift5,
        extraFlags: [String] = []
    ) throws -> [CompilerMessage] {
        guard !sources.isEmpty else { return [] }
        return try withTemporaryFolder { folder in
            let files = try sources.map { try folder.write($0.text, to: $0.name) }
            let arguments =
                ["-frontend", "-typecheck", "-parse-as-library", "-module-name", "App"]
                + ["-swift-version", languageMode.rawValue, "-I", Self.builtModules.path] + extraFlags
                + files.map(\.path)
            return try AppleTypeChecker.run(Toolchain.swiftCompiler(), arguments).filter { $0.severity != .note }
        }
    }
}

extension Trait where Self == Requirement {
    /// Skips a test on a Mac, where the portable modules are not built.
    package static var needsPortableModules: Self {
        #if canImport(Darwin)
            .requires(false, orSkip: "the portable modules are for other platforms")
        #else
            .requires(true, orSkip: "")
        #endif
    }
}
