package import Basics
import CodeGeneration
package import ToolSupport

/// What a check found.
package struct CheckReport: Sendable {
    /// The number of definitions; copies in other languages are not counted.
    var definitionCount = 0
    /// What was found, in no particular order, without what was known before.
    package var diagnostics: [Diagnostic]
    /// What was found and is accepted, in no particular order.
    package var suppressed: [SuppressedDiagnostic] = []
    /// All that was found and isn't accepted, with what was known before.
    package var findings: [PlacedFinding] = []
    /// The paths of the definitions and their tables.
    var files: Set<String> = []
    /// The texts of the definitions.
    package private(set) var sources: [SourceFile] = []
    /// Whether there are warnings about definitions whose configuration makes them failures.
    var hasStrictWarnings = false
    /// How many findings were known before.
    var knownCount: Int { max(0, findings.count - newCount) }
    private var newCount = 0

    /// The project that the definitions were checked against without being asked for.
    var foundProject: Path?
    /// Whether only what is wrong with the call is reported.
    package private(set) var isAboutUsage = false

    /// Reports only that the tool was called in a wrong way, as what else would be found is not what the user wants.
    package init(usageErrors: [Diagnostic]) {
        diagnostics = usageErrors
        isAboutUsage = true
    }

    /// Leaves out all findings that a baseline may hold, as one holds them now.
    package mutating func leaveOutKnowable() {
        diagnostics.removeAll(where: \.canBeKnown)
        hasStrictWarnings = hasStrictWarnings && diagnostics.hasWarnings
        newCount = diagnostics.count
    }

    /// Reports what was found.
    ///
    /// - Parameters:
    ///   - units: The definitions that were checked.
    ///   - judge: What counts each finding.
    ///   - known: The findings that are left out.
    package init(of units: [CheckUnit], judgedBy judge: FindingJudge, without known: [KnownFindings]) {
        diagnostics = []
        definitionCount = units.count
        findings = judge.findings
        suppressed = judge.suppressed
        files = Set(units.flatMap(\.files))
        sources = units.compactMap(\.definition?.source)
        var known = known
        let fingerprinters = known.map { [files] known in
            Fingerprinter(root: known.root, workingFolder: judge.workingFolder, files: files)
        }
        var new = judge.findings.filter { finding in
            guard finding.diagnostic.canBeKnown else { return true }
            let isKnown = known.indices.map { known[$0].remove(fingerprinters[$0].fingerprints(of: finding)) }
            return !isKnown.contains(true)
        }
        newCount = new.count
        let stale = known.compactMap { known in known.staleness { judge.covers($0, from: known.root) } }
        var judge = judge
        new += judge.judged(stale)
        diagnostics = new.map(\.diagnostic)
        hasStrictWarnings = new.contains { $0.failsForWarning && $0.diagnostic.severity == .warning }
    }

    /// What could not be looked at: files and folders that cannot be read or hold no definitions.
    package var inputFailures: [Diagnostic] {
        diagnostics.filter { ExitStatus(of: [$0]) > .errorsInInput }
    }

    /// The findings in numbers, with a line break at the end: how many there are of each severity.
    ///
    /// - Parameter includesRules: Whether there is also a line for each rule that found something.
    package func summary(withRules includesRules: Bool) -> String {
        let findings = diagnostics.grouped()
        let counts = Diagnostic.Severity.allCases.map { severity in
            counted(findings.count { $0.severity == severity }, severity.rawValue)
        }
        let table = includesRules ? RuleTable(of: findings).text : ""
        let project = foundProject.map { "; checked against '\($0)', the only project here" } ?? ""
        let known = knownCount > 0 ? "; \(counted(knownCount, "finding")) known before" : ""
        return
            "\(table)\(counted(definitionCount, "definition")): \(counts.joined(separator: ", "))\(known)\(project)\n"
    }

    /// The status that the findings lead to.
    ///
    /// - Parameter isStrict: Whether all warnings are failures.
    package func exitStatus(isStrict: Bool) -> ExitStatus {
        let failsForWarnings = hasStrictWarnings || isStrict && diagnostics.hasWarnings
        return max(ExitStatus(of: diagnostics), failsForWarnings ? .errorsInInput : .success)
    }
}

extension Diagnostic {
    /// Whether a baseline may hold the finding, which is not so for what keeps the tool from looking.
    package var canBeKnown: Bool {
        let ids: Set<Diagnostic.ID> = [
            .configurationSyntax, .configurationKey, .configurationType, .configurationValue, .suppressionUnused,
        ]
        return !ids.contains(id) && ExitStatus(of: [self]) <= .errorsInInput
    }
}
