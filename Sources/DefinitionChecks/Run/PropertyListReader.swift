import Basics
import CodeGeneration
import PropertyLists

/// Reads `Info.plist` files for a check.
enum PropertyListReader {
    private static let binaryMark = Array("bplist".utf8)

    /// Reads the file at a path.
    ///
    /// - Parameters:
    ///   - isBuilt: Whether a build has made the file.
    ///   - diagnostics: Receives what cannot be read, single values included.
    static func list(
        at path: Path,
        isBuilt: Bool = false,
        _ files: FileOverlay,
        diagnostics: inout [Diagnostic]
    ) -> CheckedPropertyList? {
        guard let bytes = files.read(path, diagnostics: &diagnostics) else { return nil }
        do throws(PropertyListError) {
            let model = try InfoPropertyList(bytes)
            diagnostics += model.issues.map { $0.diagnostic(in: path.text) }
            let text = bytes.starts(with: binaryMark) ? nil : SourceFile(path: path.text, decoding: bytes)
            return CheckedPropertyList(file: path.text, model: model, text: text, isBuilt: isBuilt)
        } catch {
            diagnostics.append(error.diagnostic(in: path.text))
            return nil
        }
    }
}
