import Basics
import CodeGeneration
import IntentDefinition
import ToolSupport
import Translations

/// A definition on its way through a check.
package struct CheckUnit: Sendable {
    /// The definition's file and its copies.
    let input: DefinitionInput
    /// The other paths that lead to the definition.
    let links: [DefinitionFile]
    /// The configuration for the definition, if there is one.
    let configuration: ConfigurationFile?
    /// The suppressions of the configuration, by the absolute paths of their files.
    let suppressions: SuppressionIndex
    /// The definition; `nil` if it can't be read.
    var definition: CheckedDefinition?
    /// The findings in it.
    var diagnostics: [Diagnostic] = []

    /// Creates a unit for a definition that isn't read yet.
    init(
        input: DefinitionInput,
        links: [DefinitionFile] = [],
        configuration: ConfigurationFile?,
        suppressions: SuppressionIndex = SuppressionIndex()
    ) {
        self.input = input
        self.links = links
        self.configuration = configuration
        self.suppressions = suppressions
    }

    /// The settings for checks.
    var checks: CheckConfiguration { configuration?.configuration?.checks ?? CheckConfiguration() }

    /// The paths of the definition, its copies and its tables, whose findings the unit's configuration applies to.
    var files: [String] {
        let tables = definition?.tables ?? TranslationTables()
        let copies = input.copies.map(\.path.text)
        return [input.file.path.text] + copies + tables.strings.map(\.file) + tables.plurals.map(\.file)
    }

    /// The paths of tables with other names that hold translations of the definition. Their findings are the
    /// definition's, too.
    var misnamedFiles: [String] { (definition?.misnamedTables ?? []).map(\.table.file) }

    /// Whether the configuration excludes the definition.
    ///
    /// - Parameter workingFolder: The absolute path that relative paths start from.
    func isExcluded(in workingFolder: Path) -> Bool {
        configuration?.excludes(input.file, in: workingFolder) ?? false
    }
}

extension ConfigurationFile {
    /// The suppressions, by the absolute paths of their files.
    ///
    /// - Parameter workingFolder: The absolute path that relative paths start from.
    func suppressions(in workingFolder: Path) -> SuppressionIndex {
        SuppressionIndex(configuration?.checks.suppressions ?? []) { absolute($0, in: workingFolder).text }
    }
}
