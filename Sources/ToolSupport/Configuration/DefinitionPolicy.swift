package import Basics
package import CodeGeneration
package import IntentDefinition

/// What a configuration makes of the findings in a definition outside of checks: the same as of those of a check. An
/// error stays one, since there is nothing to generate.
package struct DefinitionPolicy {
    /// What says what becomes of findings, if anything does.
    private let configuration: ConfigurationFile?
    /// The absolute path that relative paths start from.
    private let workingFolder: Path

    /// Prepares what a configuration says.
    package init(_ configuration: ConfigurationFile?, workingFolder: Path) {
        self.configuration = configuration
        self.workingFolder = workingFolder
    }

    /// The findings that are reported, and those that are accepted.
    ///
    /// - Parameters:
    ///   - findings: What was found.
    ///   - file: The definition's file.
    ///   - definition: What the file says.
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
        let reported = policy.apply(to: others.map { place($0, in: file, paths) })
        return (errors + reported.map(\.diagnostic), policy.suppressed)
    }

    /// Places a finding by all paths that it shows.
    ///
    /// - Parameter paths: The paths of the definition's parts, if a suppression names one.
    private func place(_ finding: Diagnostic, in file: DefinitionFile, _ paths: ElementPaths?) -> PlacedFinding {
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
