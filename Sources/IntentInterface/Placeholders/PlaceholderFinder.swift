package import Basics
import IntentDefinition

/// A placeholder of a text, such as `${order.total}`.
package struct Placeholder: Sendable {
    /// The names between the braces. A malformed placeholder, such as `${}` or `${order..total}`, has empty names.
    package var path: [String]
    /// The range from the `$` to the `}`, or the place of the text if the file writes the placeholder in another way,
    /// such as with entities.
    package var location: SourceLocation
    /// The offset of the `$` in the file; `nil` if the file writes the placeholder in another way.
    var offset: Int?

    /// Whether a name is missing.
    var isMalformed: Bool { path.contains("") }

    /// The first name, which is that of a parameter or property.
    package var root: String { path[0] }

    /// The placeholder as written in texts.
    package var text: String { "${\(path.joined(separator: "."))}" }

    /// Returns the bytes of one of its names in the file.
    func range(ofName index: Int) -> Range<Int>? {
        offset.map { offset in
            let start = path[..<index].reduce(offset + 2) { $0 + $1.utf8.count + 1 }
            return start..<start + path[index].utf8.count
        }
    }
}

/// A finder for the placeholders of texts and their places in a file.
package struct PlaceholderFinder: Sendable {
    private let file: String
    private let source: SourceFile?

    /// Creates a finder for the texts of a file.
    package init(source: SourceFile) {
        file = source.path
        self.source = source
    }

    /// Creates a finder for a file whose source isn't available. All placeholders are at the places of their texts.
    package init(file: String) {
        self.file = file
        source = nil
    }

    /// Returns the placeholders of a text in order, including malformed ones. Duplicates are omitted.
    package func placeholders(in text: Located<String>?) -> [Placeholder] {
        var seen: Set<[String]> = []
        return occurrences(in: text).filter { seen.insert($0.path).inserted }
    }

    /// All placeholders of a text, in their order.
    private func occurrences(in text: Located<String>?) -> [Placeholder] {
        guard let text else { return [] }
        var offset = source?.offset(of: text.position)
        var placeholders: [Placeholder] = []
        for path in Template(text.value).writtenPaths {
            let place = SourceLocation(file: file, position: text.position)
            var placeholder = Placeholder(path: path, location: place)
            let token = Array(placeholder.text.utf8)
            offset = offset.flatMap { start in source.flatMap { Self.firstOffset(of: token, in: $0, from: start) } }
            if let source, let start = offset {
                let end = start + token.count
                placeholder.location.position = source.position(of: start)
                placeholder.location.end = source.position(of: end)
                placeholder.offset = start
                offset = end
            }
            placeholders.append(placeholder)
        }
        return placeholders
    }

    /// Returns the offset of the first occurrence of a token before the end tag of the element.
    private static func firstOffset(of token: [UInt8], in source: SourceFile, from start: Int) -> Int? {
        source.utf8.withUnsafeBufferPointer { bytes in
            var offset = start
            while offset + token.count <= bytes.count {
                if bytes[offset] == UInt8(ascii: "<"), bytes[offset + 1] == UInt8(ascii: "/") { return nil }
                if bytes[offset] == token[0], bytes[offset..<offset + token.count].elementsEqual(token) {
                    return offset
                }
                offset += 1
            }
            return nil
        }
    }

    /// Returns a fix-it that replaces one name of a placeholder, by default the first.
    package func fixIt(writing name: String, for placeholder: Placeholder, at index: Int = 0) -> FixIt? {
        FixIt(
            "write '\(name)'",
            isSafe: false,
            edits: edit(writing: name, for: placeholder, at: index)
        )
    }

    /// Returns an edit that replaces one name of a placeholder; `nil` if the file writes either name in another way.
    private func edit(writing name: String, for placeholder: Placeholder, at index: Int = 0) -> TextEdit? {
        guard !name.utf8.contains(where: { "<>&".utf8.contains($0) }) else { return nil }
        return placeholder.range(ofName: index).flatMap { source?.replacing($0, with: name) }
    }

    /// Returns the edits that replace a first name in the placeholders of a text; `nil` for a placeholder that the file
    /// writes in another way.
    package func edits(writing name: String, for old: String, in text: Located<String>?) -> [TextEdit?] {
        occurrences(in: text).filter { $0.root == old }.map { edit(writing: name, for: $0) }
    }
}
