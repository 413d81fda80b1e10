package import Basics

extension SourceFile {
    /// Reads the text of a file in any encoding that the parser accepts.
    ///
    /// - Returns: `nil` where the encoding is none of these or the bytes break its rules.
    package init?(path: String, decoding bytes: [UInt8]) {
        guard let text = try? SourceText(bytes) else { return nil }
        self = text.sourceFile(path: path)
    }
}
