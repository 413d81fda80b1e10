package import Basics
package import CodeGeneration
import IntentDefinition

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

    /// Turns a path in the file, which starts from the file's folder, into an absolute one.
    ///
    /// - Parameter workingFolder: The absolute path that relative paths start from.
    package func absolute(_ path: String, in workingFolder: Path) -> Path {
        let folder = self.path.absolute(in: workingFolder).folder
        return folder.appending(path).absolute(in: folder)
    }

    /// Whether the file leaves a definition out of checks.
    package func excludes(_ definition: DefinitionFile, in workingFolder: Path) -> Bool {
        configuration?.checks.excludedPaths.contains { excluded in
            definition.absolutePath.isInside(absolute(excluded.value, in: workingFolder))
        } ?? false
    }
}
