package import Basics
import CodeGeneration
import PropertyLists

/// A reader of definitions and the files that belong to them.
package enum InputReader {
    /// The size in bytes from which the start of a definition is read first.
    private static let largeSize = 1024 * 1024
    /// The number of bytes to read then.
    static let startSize = 128 * 1024

    /// Reads a file up to the size that a parser accepts. A large file that is named like a definition but isn't one is
    /// rejected after its start has been read.
    ///
    /// - Parameter diagnostics: Receives the reason if the file can't be read.
    package static func read(_ path: Path, diagnostics: inout [Diagnostic]) -> [UInt8]? {
        do throws(FileError) {
            if DefinitionFile.isNamedAsOne(path.name), let start = try startOfLargeFile(path),
                let refusal = DefinitionCompiler().refusal(ofStart: start, file: path.text)
            {
                diagnostics.append(refusal)
                return nil
            }
            return try FileReader.contents(of: path, limit: PropertyListParser.Limits().byteCount)
        } catch {
            let message = "can't be read (\(error)); make it readable, or leave it out"
            diagnostics.append(Diagnostic(.error, .readFailed, message: message, at: SourceLocation(file: path.text)))
            return nil
        }
    }

    /// Returns the first bytes of a large file; `nil` for a smaller one.
    static func startOfLargeFile(_ path: Path) throws(FileError) -> [UInt8]? {
        guard try FileStatus(of: path).size >= largeSize else { return nil }
        return try FileReader.start(of: path, byteCount: startSize)
    }
}
