import DefinitionChecks
import DefinitionCompiler
import DefinitionDiagnostics
import IntentDefinition
import IntentInterface
import PropertyListXML
import StringsTables

extension FuzzTarget {
    /// All rules on a definition, and on the table that follows it after a NUL: findings are at places of the files, and
    /// files that fix-its have changed are read.
    static let checks = FuzzTarget(name: "checks") { input in
        let parts = input.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false).map(Array.init)
        let files = CheckedFiles(definition: parts[0], table: parts.count > 1 ? parts[1] : nil)
        guard let subject = files.subject else { return }
        let findings = subject.findings(inDefinitionAt: 0) + subject.findingsAcrossDefinitions()
        try require(findings, areAbout: subject.definitions[0].source)
        // Those that are safe are made in one go, and those that a person looks at one by one.
        let plans = [FixItPlan(for: findings)] + findings.prefix(20).map { FixItPlan(for: [$0], includingUnsafe: true) }
        for plan in plans {
            let fixed = try files.applying(plan)
            try require(fixed.subject != nil, "a definition is read after its fix-its")
            try require((fixed.readTable == nil) == (files.readTable == nil), "a table is read after its fix-its")
        }
    }
}

/// The files of a check.
private struct CheckedFiles {
    private static let tableFile = "Definitions/de.lproj/A.strings"

    var definition: [UInt8]
    var table: [UInt8]?

    var readTable: StringsTable? { table.flatMap { try? StringsTable($0, file: Self.tableFile) } }

    /// What rules look at; `nil` where the definition cannot be read.
    var subject: CheckSubject? {
        var diagnostics: [Diagnostic] = []
        guard let source = SourceFile(path: definitionFile, decoding: definition),
            let model = DefinitionCompiler().decode(definition, file: definitionFile, diagnostics: &diagnostics)
        else { return nil }
        let isSound = !diagnostics.hasErrors
        let interface = DefinitionCompiler().resolve(model, file: definitionFile, diagnostics: &diagnostics)
        var checked = CheckedDefinition(source: source, model: model, interface: isSound ? interface : nil)
        checked.tables.languages = ["de", "en"]
        checked.tables.strings = [readTable].compactMap(\.self)
        return CheckSubject(definitions: [checked])
    }

    /// The files after fix-its.
    func applying(_ plan: FixItPlan) throws -> CheckedFiles {
        CheckedFiles(
            definition: try Self.apply(plan.edits[definitionFile], to: definition),
            table: try table.map { try Self.apply(plan.edits[Self.tableFile], to: $0) }
        )
    }

    private static func apply(_ edits: [TextEdit]?, to bytes: [UInt8]) throws -> [UInt8] {
        try require((edits ?? []).applied(to: bytes), "the edits of fix-its are inside their file")
    }
}
