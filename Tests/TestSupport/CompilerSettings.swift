import Testing

/// What a module is compiled with, as far as it makes a difference for generated code.
package struct CompilerSettings: Sendable, CustomTestStringConvertible {
    /// The language mode.
    package var languageMode: AppleTypeChecker.LanguageMode
    /// Whether everything is on that makes the compiler stricter than its language mode.
    package var isStrict: Bool

    /// Each language mode without and with everything else.
    package static let all = AppleTypeChecker.LanguageMode.allCases.flatMap { mode in
        [false, true].map { CompilerSettings(languageMode: mode, isStrict: $0) }
    }

    /// The later language mode with everything on.
    package static let strictest = CompilerSettings(languageMode: .swift6, isStrict: true)

    /// The flags besides the language mode.
    package var extraFlags: [String] {
        guard isStrict else { return [] }
        let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
        return ["-default-isolation", "MainActor"] + features.flatMap { ["-enable-upcoming-feature", $0] }
    }

    /// The settings in a word.
    package var testDescription: String { "Swift \(languageMode.rawValue)\(isStrict ? ", strict" : "")" }
}
