import DefinitionBuild
import DefinitionChecks
import DefinitionCompiler
import DefinitionConfiguration
import DefinitionDiagnostics
import IntentDefinition
import StringsTables

/// A definition on its way through a check.
struct CheckUnit: Sendable {
    /// Where it comes from.
    let input: DefinitionInput
    /// The other paths that lead to the definition.
    let links: [DefinitionFile]
    /// What says how it is checked, if anything does.
    let configuration: ConfigurationFile?
    /// The definition; `nil` where it cannot be read.
    var definition: CheckedDefinition?
    /// What was found in it.
    var diagnostics: [Diagnostic] = []
    /// What was found in it and is accepted.
    private(set) var suppressed: [SuppressedDiagnostic] = []

    /// Starts with a definition that is not read yet.
    init(input: DefinitionInput, links: [DefinitionFile] = [], configuration: ConfigurationFile?) {
        self.input = input
        self.links = links
        self.configuration = configuration
    }

    /// What the configuration says about checks.
    var checks: CheckConfiguration { configuration?.configuration?.checks ?? CheckConfiguration() }

    /// The paths of the definition and of its tables, whose findings the configuration judges.
    var files: [String] {
        let tables = definition?.tables ?? TranslationTables()
        return [input.file.path.text] + tables.strings.map(\.file) + tables.plurals.map(\.file)
    }

    /// Whether the configuration leaves the definition out.
    ///
    /// - Parameter workingFolder: The absolute path that relative paths start from.
    func isExcluded(in workingFolder: Path) -> Bool {
        checks.excludedPaths.contains { excluded in
            guard let folder = configurationFolder(in: workingFolder) else { return false }
            return input.file.absolutePath.isInside(folder.appending(excluded.value).absolute(in: folder))
        }
    }

    /// Leaves out the findings that the configuration accepts, gives the others the severities that it asks for, and
    /// tells which of its suppressions are not met.
    mutating func applyConfiguration(in workingFolder: Path) {
        guard let configuration, let folder = configurationFolder(in: workingFolder) else { return }
        let suppressions = checks.suppressions.filter { suppression in
            folder.appending(suppression.path.value).absolute(in: folder) == input.file.absolutePath
        }
        var policy = FindingPolicy(
            checks,
            suppressions: suppressions,
            definition: definition?.model,
            file: input.file.path.text
        )
        diagnostics = policy.apply(to: diagnostics)
        suppressed += policy.suppressed
        let file = configuration.path.text
        diagnostics += policy.unusedSuppressions.map { $0.unusedDiagnostic(in: file) }
        diagnostics += configuration.diagnostics + checks.unknownRules(in: file)
    }

    /// Judges findings in other files by the configuration of this definition.
    ///
    /// - Returns: The findings that are told; those that are accepted are added to those of the definition.
    mutating func judging(_ findings: [Diagnostic], in workingFolder: Path) -> [Diagnostic] {
        guard let folder = configurationFolder(in: workingFolder) else { return findings }
        return Dictionary(grouping: findings, by: \.location.file).flatMap { file, findings in
            let path = Path(file).absolute(in: workingFolder)
            let suppressions = checks.suppressions.filter { suppression in
                folder.appending(suppression.path.value).absolute(in: folder) == path
            }
            var policy = FindingPolicy(checks, suppressions: suppressions, definition: nil, file: file)
            let told = policy.apply(to: findings)
            suppressed += policy.suppressed
            return told
        }
    }

    private func configurationFolder(in workingFolder: Path) -> Path? {
        configuration.map { $0.path.absolute(in: workingFolder).folder }
    }
}
