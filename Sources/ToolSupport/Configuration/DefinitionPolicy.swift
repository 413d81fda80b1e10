package import Basics
package import CodeGeneration
package import IntentDefinition

/// The effect of a configuration on the findings in a definition outside of `check`; the same as during `check`. Errors
/// stay errors, because no code can be generated.
package struct DefinitionPolicy {
    /// The configuration, if any.
    private let configuration: ConfigurationFile?
    /// The absolute path that relative paths start from.
    private let workingFolder: Path

    /// Prepares a configuration.
    package init(_ configuration: ConfigurationFile?, workingFolder: Path) {
        self.configuration = configuration
        self.workingFolder = workingFolder
    }

    /// Returns the findings to report, and those that the user accepts.
    ///
    /// - Parameters:
    ///   - findings: The findings.
    ///   - file: The definition's file.
    ///   - definition: The content of the file.
    package func apply(
        to findings: [Diagnostic],
        in file: DefinitionFile,
        of definition: Definition
    ) -> (reported: [Diagnostic], suppressed: [SuppressedDiagnostic]) {
        guard let configuration, let checks = configuration.configuration?.checks else { return (findings, []) }

        let errors = findings.filter { $0.severity == .error }
        var others = findings.filter { $0.severity != .error }
        if configuration.excludes(file, in: workingFolder) { others.removeAll { $0.severity == .warning } }
        guard !others.isEmpty else { return (errors, []) }

        let paths = checks.suppressions.contains { $0.element != nil } ? ElementPaths(of: definition) : nil
        var policy = FindingPolicy(checks) { configuration.absolute($0, in: workingFolder).text }
        let reported = policy.apply(to: others.map { place($0, in: file, paths: paths) })
        return (errors + reported.map(\.diagnostic), policy.suppressed)
    }

    /// Assigns a finding to all files that it shows.
    ///
    /// - Parameter paths: The paths of the definition's parts, if a suppression names one.
    private func place(_ finding: Diagnostic, in file: DefinitionFile, paths: ElementPaths?) -> PlacedFinding {
        let shown = [finding.location.file, file.path.text] + finding.notes.map(\.location.file)
        let position = finding.location.file == file.path.text ? finding.location.position : nil
        let element = position.flatMap { position in paths.map { PlacedFinding.Element.part($0.path(at: position)) } }
        return PlacedFinding(
            finding,
            files: shown.map { Path($0).absolute(in: workingFolder).text },
            elements: [element].compactMap(\.self)
        )
    }
}
