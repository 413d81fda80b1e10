package import DefinitionCompiler
package import DefinitionDiagnostics
import PropertyListXML

/// Reads definitions.
package enum InputReader {
    /// Reads a definition that is not larger than a parser accepts.
    ///
    /// - Parameter diagnostics: Receives why it could not be read.
    package static func read(_ path: Path, diagnostics: inout [Diagnostic]) -> [UInt8]? {
        do throws(FileError) {
            return try FileReader.contents(of: path, limit: PropertyListParser.Limits().byteCount)
        } catch {
            let message = "cannot be read (\(error)); make it a file that can be read, or leave it out"
            diagnostics.append(Diagnostic(.error, .readFailed, message, at: SourceLocation(file: path.text)))
            return nil
        }
    }
}
