import Foundation
import TestSupport
import Testing

@Suite("right code", .needsAppleInterfaces)
struct RightCodeTests {
    /// A way to compile: a language mode and further flags.
    struct Mode: Sendable, CustomTestStringConvertible {
        var languageMode: AppleTypeChecker.LanguageMode
        var flags: [String] = []

        var testDescription: String { (["Swift", languageMode.rawValue] + flags).joined(separator: " ") }
    }

    static let strictFlags =
        ["-default-isolation", "MainActor", "-strict-concurrency=complete"]
        + ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
        .flatMap { ["-enable-upcoming-feature", $0] }

    @Test(
        "in the form of Apple's compiler passes without warnings",
        arguments: AppleTypeChecker.Platform.allCases,
        AppleTypeChecker.LanguageMode.allCases
    )
    func appleForm(platform: AppleTypeChecker.Platform, languageMode: AppleTypeChecker.LanguageMode) throws {
        let checker = AppleTypeChecker(platform: platform)
        let result = try checker.check(OrderSoup.sources() + [OrderSoup.handler()], languageMode: languageMode)
        #expect(result.messages == [])
    }

    @Test(
        "in a form for every setting passes without warnings",
        arguments: [
            Mode(languageMode: .swift5),
            Mode(languageMode: .swift6),
            Mode(languageMode: .swift5, flags: strictFlags),
            Mode(languageMode: .swift6, flags: strictFlags),
        ]
    )
    func everySetting(mode: Mode) throws {
        let sources = try OrderSoup.sourcesForEverySetting()
        let result = try AppleTypeChecker().check(sources, languageMode: mode.languageMode, extraFlags: mode.flags)
        #expect(result.messages == [])
    }

    @Test("in the form of Apple's compiler needs 'nonisolated' if the main actor is the default")
    func mainActorByDefault() throws {
        let flags = ["-default-isolation", "MainActor"]
        let result = try AppleTypeChecker().check(OrderSoup.sources(), languageMode: .swift6, extraFlags: flags)
        #expect(result.complaints.contains { $0.text.contains("has different actor isolation") })
    }

    @Test("for every type passes without warnings", arguments: AppleTypeChecker.LanguageMode.allCases)
    func everyType(languageMode: AppleTypeChecker.LanguageMode) throws {
        let result = try AppleTypeChecker().check(ParameterType.all.map(\.source), languageMode: languageMode)
        #expect(result.messages == [])
    }

    @Test("gives the Objective-C header with the names and selectors of Apple's compiler")
    func objectiveCHeader() throws {
        let result = try AppleTypeChecker().check(OrderSoup.sources())
        let header = try #require(result.objectiveCHeader)
        // The code around the declarations depends on the compiler's version.
        let start = try #require(header.firstRange(of: "SWIFT_CLASS_NAMED(\"OrderSoupIntent\")")).lowerBound
        let end = try #require(header[start...].firstRange(of: "#endif")).lowerBound
        try Golden.expect(String(header[start..<end]), matches: "OrderSoup.h")
    }

    @Test("in Objective-C passes without warnings", arguments: AppleTypeChecker.Platform.allCases)
    func objectiveC(platform: AppleTypeChecker.Platform) throws {
        let messages = try AppleTypeChecker(platform: platform).checkObjectiveC(files: OrderSoup.objectiveCFiles)
        #expect(messages == [])
    }
}
