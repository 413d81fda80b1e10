import Basics
import CodeGeneration
import IntentInterface

/// The state of a definition during a build.
struct BuildUnit: Sendable {
    /// The definition, with its copies in other languages.
    var input: DefinitionInput
    /// The configuration that applies to it, if any.
    var configuration: ConfigurationFile?
    /// The single file that it is generated into, if the user names one.
    var outputFile: Path?
    /// The name to use in the enum that lists its intents, in place of the file's name.
    var listBaseName: String?
    /// The names of its intents once it has been read, if the configuration excludes any.
    var intentNames: Set<String>?
    /// The interface that it generates, until its files have been written.
    var interface: DefinitionInterface?
    /// The state of its output files.
    var changes: [FileChange] = []
    /// The findings so far.
    var diagnostics: [Diagnostic]
    /// The findings that the user accepts.
    var suppressed: [SuppressedDiagnostic] = []

    /// Creates a unit for a definition that hasn't been read yet.
    init(input: DefinitionInput, configuration: ConfigurationFile?) {
        self.input = input
        self.configuration = configuration
        diagnostics = [input.noteAboutCopies].compactMap(\.self) + (configuration?.diagnostics ?? [])
    }

    /// Whether there are errors, so that the last good output stays as it is.
    var hasFailed: Bool { diagnostics.hasErrors }
}
