import Basics

/// Recognizes files that aren't XML by their first bytes.
struct ForeignFile {
    private let text: Bytes
    /// The offset of the first byte that is not white space.
    private let start: Int

    /// Returns the error for a file whose encoding isn't known yet; `nil` if it may be XML.
    static func error(forFile file: [UInt8]) -> PropertyListError? {
        if file.isEmpty {
            return error("the file is empty; restore it, or create a new one in its place", at: .start)
        }
        if file.starts(with: "bplist".utf8) {
            return error(
                "the file is a binary property list; convert it with 'plutil -convert xml1 FILE'",
                at: .start
            )
        }
        return nil
    }

    /// Returns the error for a text; `nil` if it may be XML.
    static func error(for text: Bytes) -> PropertyListError? {
        let file = ForeignFile(text: text, start: text.offsetAfterBlanks())
        if file.isWebPage {
            return error("the file is a web page; download the raw file instead", at: .start)
        }
        guard !text.has("<", at: file.start) else { return nil }
        return error(file.description, at: text.position(of: file.start < text.count ? file.start : 0))
    }

    private static func error(_ message: String, at position: SourcePosition) -> PropertyListError {
        PropertyListError(.fileUnreadable, message, at: position)
    }

    private var isWebPage: Bool {
        let head = String(decoding: text[start...].prefix(14), as: UTF8.self).lowercased()
        return head == "<!doctype html" || head.hasPrefix("<html>") || head.hasPrefix("<html ")
    }

    private var description: String {
        let content = text.part(start..<text.count)
        if content.isEmpty { return "the file contains only white space; restore it" }
        if content.has("version https://git-lfs") {
            return "the file is a Git LFS pointer; fetch the real file with 'git lfs pull'"
        }

        if let path = linkTarget {
            return "the file contains the path '\(path)' instead of a property list, because a symbolic link was "
                + "stored as text; replace it with a copy of the file at that path, or restore the link with "
                + "'git config core.symlinks true' and 'git checkout -- FILE'"
        }

        if isOldStyle(content) {
            return "the file is an old-style property list; convert it with 'plutil -convert xml1 FILE'"
        }
        if content.has("{") || content.has("[") {
            return "the file is JSON; convert it with 'plutil -convert xml1 FILE'"
        }
        return "not an XML property list: the file starts with '\(content.excerpt())'; an XML property list starts "
            + "with '<?xml'"
    }

    /// The file's text if it is one line that looks like a path.
    private var linkTarget: String? {
        let line = text.trimmed()
        guard line.count <= 1024, line.offset(of: .newline, in: 0..<line.count) == nil else { return nil }
        let path = String(decoding: line, as: UTF8.self)
        guard !path.hasPrefix("//"), !path.contains("://"), !path.unicodeScalars.contains(where: Self.isUnusualInPaths)
        else { return nil }

        let name = path.split(separator: "/").last ?? ""
        let nameEnding = name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last ?? ""
        let hasExtension = !nameEnding.isEmpty && nameEnding.utf8.allSatisfy { $0.isLetter || $0.isDigit }

        guard path.contains("/") ? hasExtension || !path.contains(" ") : hasExtension && !path.contains(" ") else {
            return nil
        }
        return path
    }

    private static func isUnusualInPaths(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .control || "{}[]<>=;\"\u{FFFD}".unicodeScalars.contains(scalar)
    }

    /// Whether a text is an old-style property list, which has `=` in braces, unlike JSON with its `:`.
    private func isOldStyle(_ content: Bytes) -> Bool {
        if content.has("// !$*UTF8*$!") || content.has("(") { return true }
        guard content.has("{") else { return false }

        var offset = 1
        var quote: UInt8?
        while offset < content.count {
            let byte = content[offset]
            if let open = quote {
                if byte == UInt8(ascii: "\\") { offset += 1 } else if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: "=") || byte == UInt8(ascii: ";") {
                return true
            } else if byte == UInt8(ascii: ":") || byte == UInt8(ascii: ",") {
                return false
            }
            offset += 1
        }
        return false
    }
}
