import Basics
import Foundation
import TestSupport
import Testing

@Suite struct SARIFTests {
    private static let rule = RuleDescription(
        .enumEmpty,
        category: .intents,
        severity: .warning,
        summary: "the soup is cold",
        explanation: RuleExplanation(
            trigger: "A soup is cold.",
            importance: "It tastes bad.",
            wrong: "cold",
            right: "hot",
            remedy: "Heat it."
        )
    )
    private static let text = "<dict>\n  <soup>ü🍲</soup>\n</dict>\n"

    /// A log with everything that a log can have.
    private func log(
        _ diagnostics: [Diagnostic] = [fullFinding, plainFinding],
        suppressed: [SuppressedDiagnostic] = []
    ) throws -> SARIFValidator {
        var log = SARIFLog(
            of: diagnostics,
            suppressed: suppressed,
            by: SARIFLog.Tool(name: "intentc", version: "1.2.3"),
            rule: { $0 == Self.rule.id ? Self.rule : nil },
            sources: SourceLibrary { path in
                path == "A b.intentdefinition" ? SourceFile(path: path, utf8: Array(Self.text.utf8)) : nil
            }
        )
        var bytes: [UInt8] = []
        log.write { bytes += $0 }
        return try SARIFValidator(bytes)
    }

    private static var fullFinding: Diagnostic {
        let file = "A b.intentdefinition"
        return Diagnostic(
            .error,
            rule.id,
            message: "the soup is cold; heat it",
            at: SourceLocation(
                file: file,
                position: SourcePosition(line: 2, column: 9),
                end: SourcePosition(line: 2, column: 15)
            ),
            notes: [Diagnostic.Note("the bowl", at: SourceLocation(file: "/B#1.strings", position: .start))],
            fixIts: [
                FixIt(
                    "heat it",
                    isSafe: true,
                    edits: [
                        TextEdit(file: file, range: 15..<21, replacement: "hot"),
                        TextEdit(file: "C.strings", range: 4..<9, replacement: ""),
                    ]
                )
            ]
        )
    }

    private static var plainFinding: Diagnostic {
        Diagnostic(.note, .readFailed, message: "can't be read", at: SourceLocation(file: "D"))
    }

    @Test("a log contains what the standard requires, and only values that it lists")
    func validity() throws {
        let validator = try log()
        #expect(validator.violations == [])
        #expect(try log([]).violations == [])
    }

    @Test("the validator finds missing and wrong members")
    func validator() throws {
        let broken = """
            {"version": "2.0.0", "runs": [{"tool": {"driver": {}}, "columnKind": "bytes", "results": [
            {"level": "fatal", "ruleIndex": 3, "message": {}, "locations": [{"physicalLocation": {
            "artifactLocation": {"uri": "a b"}, "region": {"startLine": 0, "startColumn": 0, "endLine": 0}}}],
            "fixes": [{"artifactChanges": []}], "suppressions": [{"kind": "elsewhere", "status": "maybe",
            "justification": 1}, {}]}, {"message": {"text": "a"}, "ruleId": "b", "locations": []}]}]}
            """
        let violations = try SARIFValidator(Array(broken.utf8)).violations
        #expect(violations.count >= 13)
        for section in ["3.27.23", "3.35.2", "3.35.3", "3.35.6"] {
            #expect(violations.contains { $0.hasPrefix("§\(section):") }, "§\(section)")
        }
    }

    @Test("columns count UTF-16 code units, and deleted regions follow the text")
    func columns() throws {
        let result = try #require(try log().results.first)
        let region = try #require(SARIFValidator.object(result, "locations", 0, "physicalLocation", "region"))
        #expect(region as? [String: Int] == ["startLine": 2, "startColumn": 9, "endLine": 2, "endColumn": 12])
        let changes = try #require(SARIFValidator.object(result, "fixes", 0, "artifactChanges") as? [Any])
        let deleted = SARIFValidator.object(changes[0], "replacements", 0, "deletedRegion")
        #expect(deleted as? [String: Int] == ["startLine": 2, "startColumn": 9, "endLine": 2, "endColumn": 12])
        let unread = SARIFValidator.object(changes[1], "replacements", 0, "deletedRegion")
        #expect(unread as? [String: Int] == ["byteOffset": 4, "byteLength": 5])
    }

    @Test("new names of files are a property, because the standard's fixes can't rename files")
    func renames() throws {
        let fixIt = FixIt(
            "rename it",
            isSafe: true,
            edits: [TextEdit(file: "C", range: 0..<1, replacement: "x")],
            renames: [FileRename("A a", to: "B")]
        )
        let location = SourceLocation(file: "A a")
        let finding = Diagnostic(.error, .enumZero, message: "m", at: location, fixIts: [fixIt])
        let validator = try log([finding])
        #expect(validator.violations == [])
        let result = try #require(validator.results.first)
        let renames = SARIFValidator.object(result, "properties", "renames") as? [[String: String]]
        #expect(renames == [["uri": "A%20a", "newURI": "B"]])
        #expect(SARIFValidator.object(result, "fixes") == nil)
    }

    @Test("paths become references of URIs")
    func uris() throws {
        let validator = try log()
        let artifacts = try #require(SARIFValidator.object(validator.run, "artifacts") as? [Any])
        let uris = artifacts.map { SARIFValidator.object($0, "location", "uri") as? String }
        #expect(uris == ["file:///B%231.strings", "A%20b.intentdefinition", "C.strings", "D"])
    }

    @Test("accepted findings are suppressed results after the others, which have no suppressions")
    func suppressions() throws {
        var other = Self.plainFinding
        other.location.file = "E"
        let validator = try log(
            [Self.plainFinding],
            suppressed: [
                SuppressedDiagnostic(Self.fullFinding, reason: "it is meant to be cold"),
                SuppressedDiagnostic(other, reason: nil),
            ]
        )
        #expect(validator.violations == [])
        let suppressions = validator.results.map { $0["suppressions"] as? [[String: String]] }
        #expect(
            suppressions == [
                [], [["kind": "external", "status": "accepted", "justification": "it is meant to be cold"]],
                [["kind": "external", "status": "accepted"]],
            ]
        )
        #expect(validator.results.map { SARIFValidator.object($0, "ruleIndex") as? Int } == [nil, 0, nil])
    }

    @Test("results aren't compared with an earlier run, because it is unknown")
    func baseline() throws {
        let results = try log(suppressed: [SuppressedDiagnostic(Self.plainFinding, reason: nil)]).results
        for name in ["baselineState", "guid", "fingerprints", "partialFingerprints", "rank", "kind"] {
            #expect(results.allSatisfy { $0[name] == nil }, "\(name)")
        }
    }

    @Test("results name their rules by id and, if the rule is described, by index")
    func rules() throws {
        let results = try log().results
        #expect(results.map { SARIFValidator.object($0, "ruleId") as? String } == ["enum-empty", "read-failed"])
        #expect(results.map { SARIFValidator.object($0, "ruleIndex") as? Int } == [0, nil])
        #expect(results.map { SARIFValidator.object($0, "level") as? String } == ["error", "note"])
    }
}
