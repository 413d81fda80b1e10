import Basics
import TestSupport
import Testing

@testable import DefinitionChecks

/// Checks that a rule reports exactly the findings that are marked in definitions, compared with earlier ones. Notes
/// are marked in the earlier definitions.
func expect(
    _ rule: any SubjectRule.Type,
    in texts: [DefinitionText],
    since earlier: [DefinitionText],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
    let (marked, markedEarlier) = (try texts.map { try MarkedXML($0.xml) }, try earlier.map { try MarkedXML($0.xml) })
    let subject = try CheckSubject(of: marked.map(\.text), since: markedEarlier.map(\.text))
    let found = subject.findings(of: rule)
    for (name, marked) in zip(CheckSubject.names, marked) {
        marked.expect(found.inFile("\(name).intentdefinition"), sourceLocation: sourceLocation)
    }
    for (name, marked) in zip(CheckSubject.names, markedEarlier) {
        marked.expect(found.notes(inFile: "old:\(name).intentdefinition"), sourceLocation: sourceLocation)
    }
}

/// Checks the result of a rule's fix-its for a definition that is compared with an earlier one.
func expect(
    _ rule: any SubjectRule.Type,
    toTurn text: DefinitionText,
    into expected: DefinitionText,
    since earlier: DefinitionText,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
    let subject = try CheckSubject(of: [text.xml], since: [earlier.xml])
    let plan = FixItPlan(for: subject.findings(of: rule), includingUnsafe: true)
    #expect(plan.fixItCount > 0, "there is no fix-it", sourceLocation: sourceLocation)
    #expect(FixItPlan(for: subject.findings(of: rule)).fixItCount == 0, "it is safe", sourceLocation: sourceLocation)
    let fixed = try #require((plan.edits["A.intentdefinition"] ?? []).applied(to: Array(text.xml.utf8)))
    let difference = LineDifference(from: expected.xml, to: String(decoding: fixed, as: UTF8.self))
    #expect(difference.description == "", sourceLocation: sourceLocation)
}

extension CheckSubject {
    /// The names of definitions in tests, without extension.
    static let names = ["A", "B", "C"]

    /// Definitions with earlier ones at the same paths.
    init(of texts: [String], since earlier: [String]) throws {
        try self.init(of: texts)
        previousDefinitions = try zip(Self.names, earlier).map { name, text in
            let path = "\(name).intentdefinition"
            return PreviousDefinition(try CheckedDefinition(text, file: "old:\(path)"), path: path)
        }
    }
}

extension [Diagnostic] {
    /// The findings in a file, with their notes there.
    func inFile(_ file: String) -> [Diagnostic] {
        filter { $0.location.file == file }.map { diagnostic in
            var diagnostic = diagnostic
            diagnostic.notes.removeAll { $0.location.file != file }
            return diagnostic
        }
    }

    /// The notes in a file of findings in others.
    func notes(inFile file: String) -> [Diagnostic] {
        filter { $0.location.file != file }.flatMap { diagnostic in
            diagnostic.notes.filter { $0.location.file == file }
                .map { Diagnostic(.note, diagnostic.id, message: $0.message, at: $0.location) }
        }
    }
}
