import Basics

/// A parser of `.xcconfig` files, which consist of settings, inclusions and comments. Other lines are ignored.
struct SettingsFileParser {
    /// A statement of a file.
    enum Statement {
        /// A setting with its name, value and position.
        case setting(name: String, value: String, position: SourcePosition)
        /// The inclusion of another file, which can be missing if it is optional.
        case inclusion(path: String, isOptional: Bool)
    }

    private typealias Bytes = ArraySlice<UInt8>

    /// Returns the statements of a UTF-8 file.
    static func statements(of file: [UInt8]) -> [Statement] {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let text = file.starts(with: mark) ? file[3...] : file[...]
        var statements: [Statement] = []

        // A line with its continuations, the number of its first line, and the length of that line in bytes.
        var (whole, number, length): ([UInt8], UInt32, Int) = ([], 1, 0)
        var isContinued = false
        for (index, line) in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
            let (part, continues) = content(of: line)
            if !isContinued { (whole, number, length) = ([], UInt32(index + 1), part.count) }
            whole += part
            isContinued = continues
            guard !continues, let statement = statement(whole[...], onLine: number, of: length) else { continue }
            statements.append(statement)
        }
        return statements
    }

    /// Returns a line without its line break and comment, and whether the next line continues it.
    private static func content(of line: Bytes) -> (text: Bytes, continues: Bool) {
        var line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
        let slash = UInt8(ascii: "/")
        if let comment = line.indices.dropLast().first(where: { line[$0] == slash && line[$0 + 1] == slash }) {
            line = line[..<comment]
        }
        return line.last == UInt8(ascii: "\\") ? (line.dropLast(), true) : (line, false)
    }

    /// Returns the statement of a line with its continuations.
    ///
    /// - Parameters:
    ///   - line: The text of all lines.
    ///   - number: The number of the first line.
    ///   - length: The length of the first line in bytes.
    private static func statement(_ line: Bytes, onLine number: UInt32, of length: Int) -> Statement? {
        let text = line.trimmed
        if text.first == UInt8(ascii: "#") { return inclusion(String(decoding: text, as: UTF8.self)) }
        guard let sign = signIndex(in: text) else { return nil }
        let name = String(decoding: text[..<sign].trimmed, as: UTF8.self)
        guard let first = name.utf8.first, first == UInt8(ascii: "_") || first.isASCIILetter else { return nil }

        var value = text[(sign + 1)...].trimmed
        while value.last == UInt8(ascii: ";") { value = value.dropLast().trimmed }
        let column = UInt32(min(text.startIndex - line.startIndex, length) + 1)
        return .setting(
            name: name,
            value: String(decoding: value, as: UTF8.self),
            position: SourcePosition(line: number, column: column)
        )
    }

    /// Returns the index of the `=` after a name, whose conditions can contain others.
    private static func signIndex(in text: Bytes) -> Int? {
        var isInCondition = false
        return text.indices.first { index in
            if text[index] == UInt8(ascii: "[") { isInCondition = true }
            if text[index] == UInt8(ascii: "]") { isInCondition = false }
            return text[index] == UInt8(ascii: "=") && !isInCondition
        }
    }

    private static func inclusion(_ text: String) -> Statement? {
        let keyword = "#include"
        guard text.hasPrefix(keyword) else { return nil }
        let rest = text.dropFirst(keyword.count)
        let parts = rest.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count == 3, !parts[1].isEmpty else { return nil }
        return .inclusion(path: String(parts[1]), isOptional: parts[0].contains("?"))
    }
}

extension ArraySlice<UInt8> {
    /// The bytes without blanks at both ends.
    fileprivate var trimmed: ArraySlice<UInt8> {
        let start = drop { $0.isBlank }
        guard let last = start.lastIndex(where: { !$0.isBlank }) else { return start }
        return start[...last]
    }
}

extension UInt8 {
    fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

    fileprivate var isASCIILetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
}
