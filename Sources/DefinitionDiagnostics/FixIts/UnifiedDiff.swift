/// The difference of two texts in the unified format that `diff -u` prints and `patch` reads.
public struct UnifiedDiff: Sendable {
    private static let context = 3

    private struct Line {
        enum Kind: Character {
            case kept = " "
            case removed = "-"
            case added = "+"
        }

        var kind: Kind
        /// The line with its line break, if it has one.
        var text: ArraySlice<UInt8>
    }

    private let path: String
    private let lines: [Line]

    /// Compares the content of a file before and after a change.
    public init(of path: String, from old: [UInt8], to new: [UInt8]) {
        self.path = path
        lines = Self.merge(Self.lines(of: old), Self.lines(of: new))
    }

    /// The difference as text; empty where there is none.
    public var text: String {
        let hunks = hunks
        guard !hunks.isEmpty else { return "" }
        return "--- a/\(path)\n+++ b/\(path)\n" + hunks.map(text).joined()
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

    /// Puts kept, removed and added lines into one order. What is equal at both ends is not searched for changes.
    private static func merge(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Line] {
        let start = zip(old, new).prefix { $0 == $1 }.count
        let rest = min(old.count, new.count) - start
        let end = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
        let (oldMiddle, newMiddle) = (old[start..<old.count - end], new[start..<new.count - end])
        var removed: Set<Int> = []
        var added: Set<Int> = []
        for change in newMiddle.difference(from: oldMiddle) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): added.insert(offset)
            }
        }
        var lines = old[..<start].map { Line(kind: .kept, text: $0) }
        var (oldOffset, newOffset) = (0, 0)
        while oldOffset < oldMiddle.count || newOffset < newMiddle.count {
            if removed.contains(oldOffset) {
                lines.append(Line(kind: .removed, text: oldMiddle[start + oldOffset]))
                oldOffset += 1
            } else if added.contains(newOffset) {
                lines.append(Line(kind: .added, text: newMiddle[start + newOffset]))
                newOffset += 1
            } else {
                lines.append(Line(kind: .kept, text: oldMiddle[start + oldOffset]))
                (oldOffset, newOffset) = (oldOffset + 1, newOffset + 1)
            }
        }
        return lines + old[(old.count - end)...].map { Line(kind: .kept, text: $0) }
    }

    /// The stretches of lines that are shown: the changed ones with some context, joined where they meet.
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
        let old = range(of: hunk) { $0 != .added }
        let new = range(of: hunk) { $0 != .removed }
        let body = lines[hunk].map { line in
            let isWhole = line.text.last == UInt8(ascii: "\n")
            let end = isWhole ? "" : "\n\\ No newline at end of file\n"
            return "\(line.kind.rawValue)\(String(decoding: line.text, as: UTF8.self))\(end)"
        }
        return "@@ -\(old) +\(new) @@\n" + body.joined()
    }

    /// The first line of a hunk in one of the texts and how many it has there, as the format writes them.
    private func range(of hunk: Range<Int>, counts: (Line.Kind) -> Bool) -> String {
        let before = lines[..<hunk.lowerBound].count { counts($0.kind) }
        let count = lines[hunk].count { counts($0.kind) }
        return count == 1 ? "\(before + 1)" : "\(count == 0 ? before : before + 1),\(count)"
    }
}
