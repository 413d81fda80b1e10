import DefinitionDiagnostics

/// What a check found.
struct CheckReport: Sendable {
    /// The number of definitions; copies in other languages are not counted.
    var definitionCount: Int
    /// The texts of the definitions that could be read.
    var sources: [SourceFile]
    /// What was found, in no particular order.
    var diagnostics: [Diagnostic]

    /// The findings as a line of text: how many there are of each severity.
    var summary: String {
        let findings = Set(diagnostics)
        let counts = Diagnostic.Severity.allCases.map { severity in
            counted(findings.count { $0.severity == severity }, severity.rawValue)
        }
        return "\(counted(definitionCount, "definition")): \(counts.joined(separator: ", "))"
    }
}
