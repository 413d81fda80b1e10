import Basics
import CodeGeneration
import IntentInterface

/// A definition on its way through a build.
struct BuildUnit: Sendable {
    /// Where it comes from.
    var input: DefinitionInput
    /// What says how it is compiled, if anything does.
    var configuration: ConfigurationFile?
    /// The file that all of it goes to, if the user names one.
    var outputFile: Path?
    /// What the list of its intents is named after in place of the file.
    var listBaseName: String?
    /// The names of its intents, once it is read, where some are excluded.
    var intentNames: Set<String>?
    /// What it generates, until that is written.
    var interface: DefinitionInterface?
    /// What became of its files.
    var changes: [FileChange] = []
    /// What was found on the way.
    var diagnostics: [Diagnostic]
    /// What was found and is accepted.
    var suppressed: [SuppressedDiagnostic] = []

    /// Starts with a definition that is not read yet.
    init(input: DefinitionInput, configuration: ConfigurationFile?) {
        self.input = input
        self.configuration = configuration
        diagnostics = [input.noteAboutCopies].compactMap(\.self) + (configuration?.diagnostics ?? [])
    }

    /// Whether there are errors, so that the last good output is left as it is.
    var hasFailed: Bool { diagnostics.hasErrors }
}
