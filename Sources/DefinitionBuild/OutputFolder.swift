import CommandLineSupport
package import DefinitionCompiler
package import DefinitionDiagnostics
package import SourceGeneration

/// The folder that generated files go to.
package struct OutputFolder: Sendable {
    /// Where it is.
    package var path: Path
    /// Whether to tell only what would be changed.
    var isReadOnly: Bool

    /// Creates a folder by its path, whether it is there or not.
    package init(path: Path, isReadOnly: Bool) {
        self.path = path
        self.isReadOnly = isReadOnly
    }

    /// Gives files their content, where they do not have it yet.
    ///
    /// - Parameters:
    ///   - files: The files.
    ///   - folder: Their folder, below this one.
    ///   - source: The definition that they come from.
    ///   - diagnostics: Receives the error of the first file that cannot be written; the others are not tried then.
    package func put(
        _ files: [GeneratedFile],
        in folder: Path,
        from source: Path,
        diagnostics: inout [Diagnostic]
    ) -> [FileChange] {
        var changes: [FileChange] = []
        for file in files {
            let path = path.appending(folder.text).appending(file.name)
            let kind = Self.change(of: path, to: file.bytes)
            do throws(FileError) {
                if kind != .unchanged, !isReadOnly { try FileWriter.replace(path, with: file.bytes) }
                changes.append(FileChange(kind, path, source: source.text))
            } catch {
                let message = "cannot be written (\(error)); make it writable, or choose another output folder"
                diagnostics.append(Diagnostic(.error, .writeFailed, message, at: SourceLocation(file: path.text)))
                break
            }
        }
        return changes
    }

    private static func change(of path: Path, to bytes: [UInt8]) -> FileChange.Kind {
        do throws(FileError) {
            return try FileReader.file(path, holds: bytes) ? .unchanged : .replaced
        } catch .doesNotExist {
            return .created
        } catch {
            return .replaced
        }
    }
}
