import CommandLineSupport
import DefinitionDiagnostics

/// What a check found.
struct CheckReport: Sendable {
    /// The number of definitions; copies in other languages are not counted.
    var definitionCount: Int
    /// What was found, in no particular order.
    var diagnostics: [Diagnostic]
    /// What was found and is accepted, in no particular order.
    var suppressed: [SuppressedDiagnostic]
    /// Whether there are warnings about definitions whose configuration makes them failures.
    var hasStrictWarnings: Bool

    /// What could not be looked at: files and folders that cannot be read or hold no definitions.
    var inputFailures: [Diagnostic] {
        diagnostics.filter { ExitStatus(of: [$0]) > .errorsInInput }
    }

    /// The findings as a line of text: how many there are of each severity.
    var summary: String {
        let findings = Set(diagnostics)
        let counts = Diagnostic.Severity.allCases.map { severity in
            counted(findings.count { $0.severity == severity }, severity.rawValue)
        }
        return "\(counted(definitionCount, "definition")): \(counts.joined(separator: ", "))"
    }

    /// The status that the findings lead to.
    ///
    /// - Parameter isStrict: Whether all warnings are failures.
    func exitStatus(isStrict: Bool) -> ExitStatus {
        let failsForWarnings = hasStrictWarnings || isStrict && diagnostics.hasWarnings
        return max(ExitStatus(of: diagnostics), failsForWarnings ? .errorsInInput : .success)
    }
}
