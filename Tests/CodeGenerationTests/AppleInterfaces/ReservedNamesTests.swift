import Foundation
import TestSupport
import Testing

@testable import IntentInterface

@Suite("reserved names", .needsAppleInterfaces)
struct ReservedNamesTests {
    /// Every word in the declarations that generated classes inherit from, also without a leading `set`, and every word of
    /// the language; each one also with an uppercase first letter.
    static let candidates: Set<String> = {
        let folder = PackageFolder.tests.appendingPathComponent("AppleInterfaces")
        let headers = [
            "objc/NSObject", "Foundation/NSObject", "Foundation/NSObject+Foundation", "Intents/INIntent",
            "Intents/INIntentResponse", "Intents/INObject", "Intents/INIntentResolutionResult",
        ]
        let paths = headers.map { "Headers/\($0).h" } + ["Overlays/ObjectiveC.swift", "Overlays/Intents.swift"]
        let texts = paths.compactMap { try? String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
        let words = texts.flatMap { $0.matches(of: /\b_?[a-z][A-Za-z0-9]*\b/).map { String($0.output) } }
        let set = words.filter { $0.hasPrefix("set") }.map { $0.dropFirst(3) }
        let properties = set.map { $0.prefix(1).lowercased() + $0.dropFirst() }
        let names = Set(words + properties).union(languageWords).union(ReservedNames.builtInCodes).union(["code"])
        return names.union(names.map { $0.prefix(1).uppercased() + $0.dropFirst() })
    }()

    /// The words with a meaning in Swift, at least in some places.
    static let languageWords: Set<String> = ReservedNames.keywords.union([
        "actor", "any", "async", "await", "borrowing", "consume", "consuming", "convenience", "copy", "discard",
        "distributed", "dynamic", "each", "final", "get", "indirect", "infix", "isolated", "lazy", "left", "macro",
        "mutating", "none", "nonisolated", "nonmutating", "open", "optional", "override", "package", "postfix",
        "prefix", "rawValue", "required", "right", "sending", "set", "some", "then", "unowned", "weak", "yield",
    ])

    /// The names for which the compiler reports an error about a member, each declared in a separate file.
    private func broken(
        _ names: Set<String>,
        for member: GeneratedMember,
        on platform: AppleTypeChecker.Platform,
        spelledBy spelling: (String) -> String
    ) throws -> Set<String> {
        let names = names.sorted()
        let sources = names.enumerated().map { index, name in
            let declaration = member.source(name, spelling(name), "Owner\(index)")
            return SourceText("\(index).swift", "import Intents\n" + declaration)
        }
        let complaints = try AppleTypeChecker(platform: platform).check(sources).complaints
        return Set(complaints.compactMap { Int($0.file.prefix { $0 != "." }).map { names[$0] } })
    }

    @Test("are the names that break a member even in backticks", arguments: GeneratedMember.all)
    func reserved(member: GeneratedMember) throws {
        let broken = try broken(Self.candidates, for: member, on: .iOS) { "`\($0)`" }
        #expect(broken.subtracting(member.reserved) == [], "not on the list")
        #expect(member.reserved.subtracting(broken) == [], "on the list for nothing")
    }

    @Test("are more on macOS", arguments: [GeneratedMember.intentProperty, .responseProperty, .typeProperty])
    func reservedOnMac(member: GeneratedMember) throws {
        let broken = try broken(Self.candidates, for: member, on: .macOS) { "`\($0)`" }
        #expect(broken.subtracting(member.reserved) == member.reservedOnMac)
    }

    @Test(
        "are all refused by the interface of a definition",
        arguments: zip(
            [MemberKind.parameter, .responseProperty, .typeProperty],
            [GeneratedMember.intentProperty, .responseProperty, .typeProperty]
        )
    )
    func refusal(kind: MemberKind, member: GeneratedMember) {
        let names = member.reserved.union(member.reservedOnMac).union(ReservedNames.objectProtocol)
        let accepted = names.filter { kind.reservedNames[$0] == nil }
        #expect(accepted == [])
    }

    @Test("need backticks if they are words of the language", arguments: GeneratedMember.all)
    func keywords(member: GeneratedMember) throws {
        let broken = try broken(Self.languageWords, for: member, on: .iOS) { $0 }
        #expect(broken.subtracting(member.reserved) == member.keywords.subtracting(member.reserved))
    }

    @Test("are the names that generated code refers to", arguments: ReservedNames.topLevel.sorted())
    func topLevel(name: String) throws {
        let declaration = SourceText(
            "Declaration.swift",
            "import Intents\n@objc public enum `\(name)`: Int {\n    case `a`\n}"
        )
        let sources = try OrderSoup.sources() + ParameterType.all.map(\.source) + [declaration]
        #expect(try AppleTypeChecker().check(sources).complaints != [])
    }
}
