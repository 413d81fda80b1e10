package import Basics
import CodeGeneration
package import ToolSupport

/// The result of a check.
package struct CheckReport: Sendable {
    /// The number of definitions, without copies in other languages.
    var definitionCount = 0
    /// The findings, in no particular order, without those that were known before.
    package var diagnostics: [Diagnostic]
    /// The findings that a suppression accepts, in no particular order.
    package var suppressed: [SuppressedDiagnostic] = []
    /// All findings that no suppression accepts, including those that were known before.
    package var findings: [PlacedFinding] = []
    /// The paths of the definitions and their tables.
    var files: Set<String> = []
    /// The texts of the definitions.
    package private(set) var sources: [SourceFile] = []
    /// The definitions that could be read.
    package private(set) var definitions: [CheckedDefinition] = []
    /// The earlier definitions that they were compared with; `nil` if there was nothing to compare with.
    package private(set) var previousDefinitions: [PreviousDefinition]?
    /// Whether there are warnings under a configuration that makes warnings errors.
    var hasStrictWarnings = false
    /// The number of findings that were known before.
    var knownCount: Int { max(0, findings.count - newCount) }
    private var newCount = 0

    /// The project that the definitions were checked against although the user didn't name it.
    var foundProject: Path?
    /// Whether the report is only about errors in the command line.
    package private(set) var isAboutUsage = false

    /// Creates a report of errors in the command line, without any findings.
    package init(usageErrors: [Diagnostic]) {
        diagnostics = usageErrors
        isAboutUsage = true
    }

    /// Leaves out all findings that a baseline may contain, because one was just written.
    package mutating func leaveOutKnowable() {
        diagnostics.removeAll(where: \.canBeKnown)
        hasStrictWarnings = hasStrictWarnings && diagnostics.hasWarnings
        newCount = diagnostics.count
    }

    /// Reports what was found.
    ///
    /// - Parameters:
    ///   - units: The definitions that were checked.
    ///   - judge: The findings after the configurations were applied.
    ///   - known: The findings that are left out.
    package init(of units: [CheckUnit], judgedBy judge: FindingJudge, without known: [KnownFindings]) {
        diagnostics = []
        definitionCount = units.count
        findings = judge.findings
        suppressed = judge.suppressed
        files = Set(units.flatMap(\.files))
        sources = units.compactMap(\.definition?.source)
        definitions = judge.subject.definitions
        previousDefinitions = judge.subject.previousDefinitions

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

    /// The files and folders that can't be read or contain no definitions.
    package var inputFailures: [Diagnostic] {
        diagnostics.filter { ExitStatus(of: [$0]) > .errorsInInput }
    }

    /// A line with the number of findings of each severity.
    ///
    /// - Parameter includesRules: Whether to add a line for each rule with findings.
    package func summary(withRules includesRules: Bool) -> String {
        let findings = diagnostics.grouped()
        let counts = Diagnostic.Severity.allCases.map { severity in
            counted(findings.count { $0.severity == severity }, severity.rawValue)
        }
        let table = includesRules ? RuleTable(of: findings).text : ""
        let project = foundProject.map { "; checked against '\($0)', the only project found" } ?? ""
        let known = knownCount > 0 ? "; \(counted(knownCount, "finding")) known before" : ""
        return
            "\(table)\(counted(definitionCount, "definition")): \(counts.joined(separator: ", "))\(known)\(project)\n"
    }

    /// The exit status for the findings.
    ///
    /// - Parameter isStrict: Whether all warnings are errors.
    package func exitStatus(isStrict: Bool) -> ExitStatus {
        let failsForWarnings = hasStrictWarnings || isStrict && diagnostics.hasWarnings
        return max(ExitStatus(of: diagnostics), failsForWarnings ? .errorsInInput : .success)
    }
}

extension Diagnostic {
    /// Whether a baseline may contain the finding. Errors that prevent a check are excluded.
    package var canBeKnown: Bool {
        let ids: Set<Diagnostic.ID> = [
            .configurationSyntax, .configurationKey, .configurationType, .configurationValue, .suppressionUnused,
        ]
        return !ids.contains(id) && ExitStatus(of: [self]) <= .errorsInInput
    }
}
