import Basics
import DefinitionChecks

extension FuzzTarget {
    /// All rules on a definition, and on the table that follows it after a NUL.
    static let checks = FuzzTarget(name: "checks") { input in
        try requireSoundFindings(in: CheckedFiles(input, parts: [.definition, .table]))
    }

    /// All rules on a definition and what it is compared with, each after a NUL: a project, an `Info.plist`, the
    /// definition of an earlier time, and a table.
    static let surroundings = FuzzTarget(name: "surroundings") { input in
        var files = CheckedFiles(input, parts: [.definition, .project, .propertyList, .earlier, .table])
        files.isDemanding = true
        try requireSoundFindings(in: files)
    }

    /// Requires that findings are at places of the files, and that files which fix-its have changed are read.
    private static func requireSoundFindings(in files: CheckedFiles) throws {
        guard let subject = files.subject else { return }
        let findings = subject.findings(inDefinitionAt: 0) + subject.findingsAcrossDefinitions()
        try require(findings, areAbout: subject.definitions[0].source)
        for source in files.sources { try require(findings, areInside: source) }
        // Those that are safe are made in one go, and of those that a person looks at the first of each rule.
        var rules: Set<Diagnostic.ID> = []
        let firsts = findings.filter { !$0.fixIts.isEmpty && rules.insert($0.id).inserted }
        let plans = [FixItPlan(for: findings)] + firsts.map { FixItPlan(for: [$0], includingUnsafe: true) }
        for plan in plans where plan.fixItCount > 0 { try files.requireReadable(after: plan) }
    }
}
