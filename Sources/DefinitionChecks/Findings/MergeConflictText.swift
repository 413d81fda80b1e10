import Basics
import PropertyLists

/// A text with conflict marks, split into its two sides.
struct MergeConflictText {
    /// A place where the sides differ, as offsets in the text.
    struct Hunk {
        /// All lines, from the first mark to the end of the last.
        var range: Range<Int>
        /// The lines of the current branch.
        var ours: Range<Int>
        /// The lines of the merged branch.
        var theirs: Range<Int>
    }

    /// The places where the sides differ; at least one.
    let hunks: [Hunk]
    private let text: [UInt8]

    /// Splits a text; `nil` if it has no conflict marks, or not in the right order.
    init?(_ source: SourceFile) {
        text = source.utf8
        var hunks: [Hunk] = []
        var open = OpenHunk()
        var number: UInt32 = 1

        while let line = source.line(number) {
            let start = line.lowerBound
            number += 1
            let end = source.line(number)?.lowerBound ?? text.count

            switch ConflictMark(line: text[line]) {
            case .ours where open.start == nil: open = OpenHunk(start: start, oursStart: end)
            case .base where open.start != nil && open.oursEnd == nil: open.oursEnd = start
            case .middle where open.start != nil && open.theirsStart == nil:
                open.oursEnd = open.oursEnd ?? start
                open.theirsStart = end
            case .theirs:
                guard let hunk = open.closed(at: start, end: end) else { return nil }
                hunks.append(hunk)
                open = OpenHunk()
            case nil: break
            case .ours, .base, .middle: return nil
            }
        }

        guard open.start == nil, !hunks.isEmpty else { return nil }
        self.hunks = hunks
    }

    /// The text of the current branch.
    var ours: [UInt8] { side(\.ours) }

    /// The text of the merged branch.
    var theirs: [UInt8] { side(\.theirs) }

    private func side(_ side: KeyPath<Hunk, Range<Int>>) -> [UInt8] {
        var result: [UInt8] = []
        var offset = 0
        for hunk in hunks {
            result += text[offset..<hunk.range.lowerBound]
            result += text[hunk[keyPath: side]]
            offset = hunk.range.upperBound
        }
        return result + text[offset...]
    }
}

/// A conflict that isn't complete yet, as offsets in the text.
private struct OpenHunk {
    var start: Int?
    var oursStart = 0
    var oursEnd: Int?
    var theirsStart: Int?

    func closed(at theirsEnd: Int, end: Int) -> MergeConflictText.Hunk? {
        guard let start, let oursEnd, let theirsStart else { return nil }
        return MergeConflictText.Hunk(
            range: start..<end,
            ours: oursStart..<oursEnd,
            theirs: theirsStart..<theirsEnd
        )
    }
}

/// The marks that version control writes into a file with a conflict.
private enum ConflictMark: UInt8 {
    case ours = 0x3C
    case base = 0x7C
    case middle = 0x3D
    case theirs = 0x3E

    /// The mark in a line: seven equal characters, optionally followed by a space and a name.
    init?(line: ArraySlice<UInt8>) {
        guard let first = line.first, let mark = ConflictMark(rawValue: first), line.count >= 7,
            line.prefix(7).allSatisfy({ $0 == first }), line.dropFirst(7).first ?? .space == .space
        else { return nil }
        self = mark
    }
}
