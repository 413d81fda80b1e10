package import Basics
import IntentDefinition

/// The effect of a configuration on findings: it changes severities and suppresses findings.
package struct FindingPolicy {
    /// The suppressions that haven't matched a finding so far, each with the absolute path of its file.
    package var unusedSuppressions: [(suppression: Suppression, path: String)] {
        index.suppressions.filter { suppression, path in
            SuppressionIndex.places(of: suppression, in: path).allSatisfy { !used.contains($0) }
        }
    }

    /// The findings that suppressions have matched so far.
    package private(set) var suppressed: [SuppressedDiagnostic] = []
    private let severities: [Diagnostic.ID: CheckConfiguration.RuleSeverity]
    private let index: SuppressionIndex
    private var used: Set<SuppressionIndex.Place> = []

    /// Prepares a configuration.
    ///
    /// - Parameters:
    ///   - configuration: The configuration.
    ///   - absolutePath: Returns the absolute path for a path as the configuration spells it.
    package init(_ configuration: CheckConfiguration, absolutePath: (String) -> String) {
        index = SuppressionIndex(configuration.suppressions, absolutePath: absolutePath)
        severities = Dictionary(
            configuration.severities.map { ($0.rule.value, $0.severity) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// Returns the findings to report, with the severities that the configuration gives them.
    package mutating func apply(to findings: [PlacedFinding]) -> [PlacedFinding] {
        findings.compactMap { finding in
            let suppression = suppression(of: finding)
            var finding = finding
            if let setting = severities[finding.diagnostic.id] {
                guard let severity = setting.severity else { return nil }
                finding.diagnostic.severity = severity
            }
            guard let suppression else { return finding }
            suppressed.append(SuppressedDiagnostic(finding.diagnostic, reason: suppression.reason))
            return nil
        }
    }

    /// Returns the first suppression that matches a finding, if any, and marks all that match as used.
    private mutating func suppression(of finding: PlacedFinding) -> Suppression? {
        let places = index.places(metBy: finding)
        used.formUnion(places)
        return places.compactMap(index.first(at:)).min().map { index.suppressions[$0].suppression }
    }
}
