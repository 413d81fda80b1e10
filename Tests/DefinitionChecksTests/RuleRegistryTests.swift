import Basics
import Foundation
import TestSupport
import Testing

@testable import DefinitionChecks

@Suite struct RuleRegistryTests {
    @Test("each id in the sources is described")
    func everyIDIsDescribed() throws {
        let ids = try Self.matches(of: #/ID\(rawValue: "([^"]+)"\)/#)
        #expect(ids.count > 20)
        for id in ids.sorted() {
            #expect(RuleRegistry.description(of: Diagnostic.ID(rawValue: id)) != nil, "'\(id)' has no description")
        }
    }

    @Test("each description in the sources is registered")
    func everyDescriptionIsRegistered() throws {
        let registered = Set(RuleRegistry.descriptions.map(\.id.rawValue))
        let written = try Self.matches(of: #/RuleDescription\(\s*"([^"]+)"/#)
        #expect(written.symmetricDifference(registered) == [])
    }

    @Test("ids are lower-case words joined by hyphens, and none is described twice")
    func ids() {
        let ids = RuleRegistry.descriptions.map(\.id.rawValue)
        #expect(Set(ids).count == ids.count)
        for id in ids { #expect(id.wholeMatch(of: #/[a-z0-9]+(-[a-z0-9]+)*/#) != nil, "'\(id)'") }
    }

    @Test("rules are registered in the order of their names")
    func order() {
        for names in [
            RuleRegistry.definitionRules.map { "\($0)" }, RuleRegistry.subjectRules.map { "\($0)" },
        ] {
            #expect(names == names.sorted())
        }
    }

    @Test("summaries are one line without a full stop, and texts end with one")
    func texts() {
        for description in RuleRegistry.descriptions {
            let id = description.id.rawValue
            #expect(!description.summary.hasSuffix("."), "'\(id)'")
            #expect(!description.summary.contains("\n"), "'\(id)'")
            let explanation = description.explanation
            for text in [explanation.trigger, explanation.importance, explanation.remedy] {
                #expect(text.hasSuffix("."), "'\(id)': \(text)")
            }
        }
    }

    /// What the first group of a pattern matches anywhere in the sources.
    private static func matches(of pattern: Regex<(Substring, Substring)>) throws -> Set<String> {
        let sources = PackageFolder.root.appendingPathComponent("Sources").resolvingSymlinksInPath()
        let paths = try #require(FileManager.default.subpaths(atPath: sources.path)).filter { $0.hasSuffix(".swift") }
        let texts = try paths.map { path in
            try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
        }
        return Set(texts.flatMap { $0.matches(of: pattern).map { String($0.1) } })
    }
}
