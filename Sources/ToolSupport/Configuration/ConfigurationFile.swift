package import Basics
package import CodeGeneration
import IntentDefinition

/// A configuration file: its content, or the errors from reading it.
package struct ConfigurationFile: Sendable {
    /// The path of the file, as shown in messages.
    package let path: Path
    /// The content; `nil` after an error.
    package let configuration: Configuration?
    /// The findings about the file.
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
            let message = "can't be read (\(error)); name a configuration that exists, or use '--no-configuration'"
            diagnostics = [Diagnostic(.error, .readFailed, message: message, at: SourceLocation(file: path.text))]
        }
        self.diagnostics = diagnostics
    }

    /// Returns the absolute path for a path in the file, which is relative to the file's folder.
    ///
    /// - Parameter workingFolder: The absolute path that relative paths start from.
    package func absolute(_ path: String, in workingFolder: Path) -> Path {
        let folder = self.path.absolute(in: workingFolder).folder
        return folder.appending(path).absolute(in: folder)
    }

    /// Returns whether the file excludes a definition from checks.
    package func excludes(_ definition: DefinitionFile, in workingFolder: Path) -> Bool {
        configuration?.checks.excludedPaths.contains { excluded in
            definition.absolutePath.isInside(absolute(excluded.value, in: workingFolder))
        } ?? false
    }
}
