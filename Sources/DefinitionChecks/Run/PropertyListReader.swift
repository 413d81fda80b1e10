import Basics
import CodeGeneration
import PropertyLists

/// The reader of `Info.plist` files.
enum PropertyListReader {
    private static let binaryMark = Array("bplist".utf8)

    /// Reads the file at a path.
    ///
    /// - Parameters:
    ///   - isBuilt: Whether the file is part of a built app.
    ///   - diagnostics: Receives the errors about the file and about single values.
    static func list(
        at path: Path,
        isBuilt: Bool = false,
        files: FileOverlay,
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
