/// The difference between two texts in the unified format that `diff -u` prints and `patch` reads.
package struct UnifiedDiff: Sendable {
    private static let context = 3

    private struct Line {
        enum Kind: Character {
            case kept = " "
            case removed = "-"
            case added = "+"
        }

        var kind: Kind
        /// The line, including its line break if it has one.
        var text: ArraySlice<UInt8>
        /// The number of lines before it in the old text.
        var oldOffset: Int
        /// The number of lines before it in the new text.
        var newOffset: Int
    }

    private let path: String
    private let oldPath: String
    private let isBinary: Bool
    private let lines: [Line]

    /// Compares the content of a file before and after a change.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - oldPath: The path before the change; `nil` if it is the same.
    ///   - old: The content before the change.
    ///   - new: The content after it.
    package init(of path: String, renamedFrom oldPath: String? = nil, from old: [UInt8], to new: [UInt8]) {
        self.path = path
        self.oldPath = oldPath ?? path
        isBinary = old.contains(0) || new.contains(0)
        lines = Self.merge(Self.lines(of: old), Self.lines(of: new))
    }

    /// The difference as text, with the lines that git adds for a renamed file; empty if nothing changes. For
    /// content with NUL bytes, such as UTF-16 text, it only says that the files differ, as `diff` does.
    package var text: String {
        let hunks = hunks
        let heading = oldPath == path ? "" : rename(isOnlyChange: hunks.isEmpty)

        guard !hunks.isEmpty else { return heading }
        let (old, new) = ("a/\(oldPath)".quotedForDiff, "b/\(path)".quotedForDiff)
        if isBinary { return "\(heading)Binary files \(old) and \(new) differ\n" }
        return "\(heading)--- \(old)\n+++ \(new)\n" + hunks.map(text).joined()
    }

    private func rename(isOnlyChange: Bool) -> String {
        let similarity = isOnlyChange ? "similarity index 100%\n" : ""
        return """
            diff --git \("a/\(oldPath)".quotedForDiff) \("b/\(path)".quotedForDiff)
            \(similarity)rename from \(oldPath.quotedForDiff)
            rename to \(path.quotedForDiff)

            """
    }

    private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
            lines.append(bytes[start..<end])
            start = end
        }
        return lines
    }

    /// Merges kept, removed and added lines into one sequence.
    private static func merge(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Line] {
        var lines: [Line] = []
        var (oldNext, newNext) = (0, 0)
        for kept in LineComparison(of: old, and: new).pairs + [(old.count, new.count)] {
            while oldNext < kept.old {
                lines.append(Line(kind: .removed, text: old[oldNext], oldOffset: oldNext, newOffset: newNext))
                oldNext += 1
            }
            while newNext < kept.new {
                lines.append(Line(kind: .added, text: new[newNext], oldOffset: oldNext, newOffset: newNext))
                newNext += 1
            }

            guard kept.old < old.count else { break }
            lines.append(Line(kind: .kept, text: old[oldNext], oldOffset: oldNext, newOffset: newNext))
            (oldNext, newNext) = (oldNext + 1, newNext + 1)
        }
        return lines
    }

    /// The ranges of lines to show: the changed lines with some context, merged if they overlap.
    private var hunks: [Range<Int>] {
        var hunks: [Range<Int>] = []
        for index in lines.indices where lines[index].kind != .kept {
            let range = max(0, index - Self.context)..<min(lines.count, index + Self.context + 1)
            if let last = hunks.last, last.upperBound >= range.lowerBound {
                hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
            } else {
                hunks.append(range)
            }
        }
        return hunks
    }

    private func text(of hunk: Range<Int>) -> String {
        let old = Self.range(from: lines[hunk.lowerBound].oldOffset, count: lines[hunk].count { $0.kind != .added })
        let new = Self.range(from: lines[hunk.lowerBound].newOffset, count: lines[hunk].count { $0.kind != .removed })
        let body = lines[hunk].map { line in
            let isWhole = line.text.last == UInt8(ascii: "\n")
            let end = isWhole ? "" : "\n\\ No newline at end of file\n"
            return "\(line.kind.rawValue)\(String(decoding: line.text, as: UTF8.self))\(end)"
        }
        return "@@ -\(old) +\(new) @@\n" + body.joined()
    }

    /// Returns the first line of a hunk in one of the texts and its number of lines, in the spelling of the format.
    private static func range(from offset: Int, count: Int) -> String {
        count == 1 ? "\(offset + 1)" : "\(count == 0 ? offset : offset + 1),\(count)"
    }
}

extension String {
    /// The path in the spelling of `patch` and git. It is quoted and escaped as in C if it contains white space,
    /// quotes, backslashes or characters that are escaped in text for people.
    fileprivate var quotedForDiff: String {
        guard unicodeScalars.contains(where: \.isSpecialInDiff) else { return self }
        let escaped = unicodeScalars.map { scalar in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case _ where scalar != " " && scalar.isSpecialInDiff:
                scalar.utf8.map { "\\" + String(UInt32($0) + 0o1000, radix: 8).dropFirst() }.joined()
            default: String(scalar)
            }
        }
        return "\"\(escaped.joined())\""
    }
}

extension Unicode.Scalar {
    fileprivate var isSpecialInDiff: Bool { self == " " || self == "\"" || self == "\\" || isDeceptive }
}
