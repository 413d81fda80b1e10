import Basics
import PropertyLists

extension TextEdit {
    /// Creates the edit of a file in UTF-8 that replaces a part of its text.
    ///
    /// - Parameters:
    ///   - file: The path of the file.
    ///   - encoding: How the file spells its text. A byte-order mark before the text stays.
    ///   - textRange: The bytes to replace, counted without the byte-order mark.
    ///   - replacement: The new text.
    init(file: String, encoding: SourceEncoding?, textRange: Range<Int>, replacement: String) {
        let start = encoding == .utf8(hasMark: true) ? 3 : 0
        self.init(
            file: file,
            range: textRange.lowerBound + start..<textRange.upperBound + start,
            replacement: replacement
        )
    }
}
