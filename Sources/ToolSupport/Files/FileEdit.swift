package import Basics
import CodeGeneration

/// A new content or another name for a file.
package struct FileEdit: Sendable {
    /// Where the file is.
    package var path: Path
    /// Where it should be; `nil` where it stays.
    package var newPath: Path?
    /// What the new content was made from; `nil` for a file that did not exist.
    package var original: [UInt8]?
    /// What the file should hold.
    package var content: [UInt8]

    package init(path: Path, newPath: Path? = nil, original: [UInt8]? = nil, content: [UInt8]) {
        self.path = path
        self.newPath = newPath
        self.original = original
        self.content = content
    }

    /// Writes the file, at once and only where it still is what it was, so that nobody's work is lost.
    ///
    /// - Returns: Why it could not be written.
    package func write() -> Diagnostic? {
        do throws(FileError) {
            guard try isUpToDate else {
                return failure("not changed, because it was changed meanwhile; run the command again")
            }
            if let newPath { try FileWriter.move(path, to: newPath) }
            guard newPath == nil || content != original else { return nil }
            try FileWriter.replace(newPath ?? path, with: content, keepingNature: true)
            return nil
        } catch {
            return failure("cannot be written (\(error)); the file is as it was")
        }
    }

    private var isUpToDate: Bool {
        get throws(FileError) {
            // A link that leads to nothing is also something that nobody asked to replace.
            guard let original else { return (try? FileStatus(of: path, followsLinks: false)) == nil }
            return try FileReader.file(path, holds: original)
        }
    }

    private func failure(_ message: String) -> Diagnostic {
        Diagnostic(.error, .writeFailed, message, at: SourceLocation(file: path.text))
    }
}
