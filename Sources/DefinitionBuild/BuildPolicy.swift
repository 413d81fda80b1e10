import DefinitionCompiler
import DefinitionConfiguration
import DefinitionDiagnostics
import IntentDefinition

/// What a configuration makes of the findings of a build: the same as of those of a check. An error stays one, since
/// there is nothing to generate.
struct BuildPolicy {
    /// What says what becomes of findings, if anything does.
    let configuration: ConfigurationFile?
    /// The absolute path that relative paths start from.
    let workingFolder: Path

    /// Applies the configuration to what was found in a definition.
    func apply(to unit: inout BuildUnit, of definition: Definition) {
        guard let configuration, let checks = configuration.configuration?.checks else { return }
        let findings = unit.diagnostics.filter { $0.severity != .error }
        guard !findings.isEmpty else { return }
        let paths = checks.suppressions.contains { $0.element != nil } ? ElementPaths(of: definition) : nil
        var policy = FindingPolicy(checks) { configuration.absolute($0, in: workingFolder).text }
        let placed = findings.map { place($0, in: unit.input.file, paths) }
        unit.diagnostics.removeAll { $0.severity != .error }
        unit.diagnostics += policy.apply(to: placed).map(\.diagnostic)
        unit.suppressed += policy.suppressed
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
