package import Basics

extension SourceFile {
    /// Where a well-formed file says something that is no part of its property list, and that a writer would drop: the
    /// place of its first comment or processing instruction after the XML declaration.
    package var positionOfAside: SourcePosition? {
        utf8.withUnsafeBufferPointer { text in
            var offset = text.has("<?xml") ? 5 : 0
            while let found = text.offset(of: .lessThan, in: offset..<text.count) {
                if text.has("<!--", at: found) || text.has("<?", at: found) { return position(of: found) }
                offset = found + 1
                // Inside a section of character data, `<` has no meaning.
                guard text.has("<![CDATA[", at: found) else { continue }
                while offset < text.count, !text.has("]]>", at: offset) { offset += 1 }
            }
            return nil
        }
    }
}
