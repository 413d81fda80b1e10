package import Basics
import CodeGeneration
import PropertyLists

/// Reads definitions, and what belongs to them.
package enum InputReader {
    /// The size in bytes from which on the start of a definition is looked at first.
    private static let largeSize = 1024 * 1024
    /// The bytes that are looked at then.
    static let startSize = 128 * 1024

    /// Reads a file that is not larger than a parser accepts. A large file that is named as a definition and isn't one is
    /// refused by its start.
    ///
    /// - Parameter diagnostics: Receives why it could not be read.
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
            let message = "cannot be read (\(error)); make it a file that can be read, or leave it out"
            diagnostics.append(Diagnostic(.error, .readFailed, message, at: SourceLocation(file: path.text)))
            return nil
        }
    }

    /// The first bytes of a file; `nil` for one that is not large.
    static func startOfLargeFile(_ path: Path) throws(FileError) -> [UInt8]? {
        guard try FileStatus(of: path).size >= largeSize else { return nil }
        return try FileReader.start(of: path, byteCount: startSize)
    }
}
