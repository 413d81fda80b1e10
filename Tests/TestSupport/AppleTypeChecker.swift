package import Foundation
package import Testing

/// Type-checks code for Apple's platforms on Linux against the interfaces in `Tests/AppleInterfaces`.
///
/// It finds what the compiler finds on a Mac, but for availability: attributes for Apple's platforms are accepted and
/// not checked.
package struct AppleTypeChecker: Sendable {
    /// The platforms whose frameworks differ for generated code: macOS gives every object a few members more.
    package enum Platform: String, Sendable, CaseIterable {
        case iOS
        case macOS
    }

    /// A language mode of the Swift compiler.
    package enum LanguageMode: String, Sendable, CaseIterable {
        case swift5 = "5"
        case swift6 = "6"
    }

    /// What came of a check.
    package struct Result: Sendable {
        /// Errors, warnings and notes, in the compiler's order.
        package var messages: [CompilerMessage]
        /// The Objective-C header of the module; `nil` after an error.
        package var objectiveCHeader: String?

        /// The errors and warnings, without notes.
        package var complaints: [CompilerMessage] { messages.filter { $0.severity != .note } }
    }

    /// The frameworks to check against.
    package var platform: Platform

    /// Creates a checker.
    package init(platform: Platform = .iOS) {
        self.platform = platform
    }

    /// Checks Swift texts as one module.
    ///
    /// - Throws: `CompilerFailure` where the compiler stops without saying what is wrong in a file.
    package func check(
        _ sources: [SourceText],
        moduleName: String = "App",
        languageMode: LanguageMode = .swift5,
        extraFlags: [String] = []
    ) throws -> Result {
        try withTemporaryFolder { folder in
            let files = try sources.map { try folder.write($0.text, to: $0.name) }
            return try check(files: files, moduleName: moduleName, languageMode: languageMode, extraFlags: extraFlags)
        }
    }

    /// Checks Swift files as one module.
    ///
    /// - Throws: `CompilerFailure` where the compiler stops without saying what is wrong in a file.
    package func check(
        files: [URL],
        moduleName: String = "App",
        languageMode: LanguageMode = .swift5,
        extraFlags: [String] = []
    ) throws -> Result {
        // A definition that only customises intents of the system generates no file, which the compiler would refuse.
        guard !files.isEmpty else { return Result(messages: []) }
        let interfaces = try AppleInterfaces.prepared(for: platform)
        return try withTemporaryFolder { folder in
            let header = folder.file("Header.h")
            let arguments =
                ["-frontend", "-typecheck", "-parse-as-library", "-module-name", moduleName]
                + ["-swift-version", languageMode.rawValue, "-emit-objc-header-path", header.path]
                + interfaces.compilerFlags + extraFlags + files.map(\.path)
            let messages = try Self.run(Toolchain.swiftCompiler(), arguments)
            let headerText = try? String(contentsOf: header, encoding: .utf8)
            return Result(messages: messages, objectiveCHeader: headerText)
        }
    }

    /// Checks Objective-C implementations, each of which imports the headers beside it.
    ///
    /// Here availability is checked as well: the code is compiled for the platform's oldest release with custom intents.
    ///
    /// - Throws: `CompilerFailure` where the compiler stops without saying what is wrong in a file.
    package func checkObjectiveC(files: [URL], extraFlags: [String] = []) throws -> [CompilerMessage] {
        let target = platform == .macOS ? "x86_64-apple-macos11.0" : "arm64-apple-ios12.0"
        let flags = ["-fsyntax-only", "-target", target, "-fobjc-arc", "-nostdinc", "-Weverything"] + Self.muted
        let headers = ["-isystem", AppleInterfaces.headers.path]
        return try Self.run(Toolchain.clang(), flags + headers + extraFlags + files.map(\.path))
    }

    /// The warnings that are not asked for: those about the macros of the interfaces, and about atomic properties, which
    /// Apple's own declarations are on macOS.
    private static let muted = ["-Wno-variadic-macro-arguments-omitted", "-Wno-implicit-atomic-properties"]

    static func run(_ compiler: URL, _ arguments: [String]) throws -> [CompilerMessage] {
        let result = try Subprocess(compiler, arguments).run()
        let messages = CompilerMessage.messages(in: result.errorText)
        let hasError = messages.contains { $0.severity == .error }
        guard hasError != result.succeeded else { throw CompilerFailure(output: result.errorText) }
        return messages
    }
}

extension Trait where Self == Requirement {
    /// Skips a test on a Mac, where the interfaces would stand in the way of the real ones.
    package static var needsAppleInterfaces: Self {
        #if canImport(Darwin)
            .requires(false, orSkip: "the stand-ins for Apple's frameworks are for other platforms")
        #else
            .requires(true, orSkip: "")
        #endif
    }
}
