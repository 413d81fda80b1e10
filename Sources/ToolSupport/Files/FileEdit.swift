package import Basics
import CodeGeneration

/// A change to a file: new content, another name, or both.
package struct FileEdit: Sendable {
    /// The path of the file.
    package var path: Path
    /// The path after the change; `nil` if it stays the same.
    package var newPath: Path?
    /// The content that the change is based on; `nil` for a new file.
    package var original: [UInt8]?
    /// The content after the change.
    package var content: [UInt8]

    package init(path: Path, newPath: Path? = nil, original: [UInt8]? = nil, content: [UInt8]) {
        self.path = path
        self.newPath = newPath
        self.original = original
        self.content = content
    }

    /// Writes the file as a whole, unless it has changed since it was read, so that nobody's work is lost.
    ///
    /// - Returns: The reason why the file could not be written; `nil` after success.
    package func write() -> Diagnostic? {
        do throws(FileError) {
            guard try isUpToDate else {
                return failure("not written, because it has changed in the meantime; run the command again")
            }
            if let newPath { try FileWriter.move(path, to: newPath) }
            guard newPath == nil || content != original else { return nil }
            try FileWriter.replace(newPath ?? path, with: content, keepingNature: true)
            return nil
        } catch {
            return failure("can't be written (\(error)); the file is unchanged")
        }
    }

    private var isUpToDate: Bool {
        get throws(FileError) {
            // A dangling link doesn't count as a missing file: nobody asked to replace it.
            guard let original else { return (try? FileStatus(of: path, followsLinks: false)) == nil }
            return try FileReader.file(path, holds: original)
        }
    }

    private func failure(_ message: String) -> Diagnostic {
        Diagnostic(.error, .writeFailed, message: message, at: SourceLocation(file: path.text))
    }
}
