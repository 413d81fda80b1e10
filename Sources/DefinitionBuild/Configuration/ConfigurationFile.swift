import CommandLineSupport
package import DefinitionCompiler
package import DefinitionConfiguration
package import DefinitionDiagnostics

/// A configuration that was read, or why it could not be.
package struct ConfigurationFile: Sendable {
    /// Where it is, as it is shown.
    package let path: Path
    /// What it says; `nil` after an error.
    package let configuration: Configuration?
    /// What is wrong with it.
    package let diagnostics: [Diagnostic]

    /// Reads a file.
    init(reading path: Path) {
        self.path = path
        var diagnostics: [Diagnostic] = []
        do throws(FileError) {
            let bytes = try FileReader.contents(of: path, limit: Configuration.byteLimit)
            configuration = Configuration(bytes, file: path.text, diagnostics: &diagnostics)
        } catch {
            configuration = nil
            let message = "cannot be read (\(error)); name a configuration that exists, or give '--no-configuration'"
            diagnostics = [Diagnostic(.error, .readFailed, message, at: SourceLocation(file: path.text))]
        }
        self.diagnostics = diagnostics
    }
}
