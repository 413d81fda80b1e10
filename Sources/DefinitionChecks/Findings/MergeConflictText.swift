import Basics
import PropertyLists

/// A text with the marks of an unfinished merge, taken apart into its two sides.
struct MergeConflictText {
    /// A place where the sides differ, by offsets in the text.
    struct Hunk {
        /// The whole, from its first mark to the end of its last.
        var range: Range<Int>
        /// The lines of the one side.
        var ours: Range<Int>
        /// The lines of the other side.
        var theirs: Range<Int>
    }

    /// The places where the sides differ; at least one.
    let hunks: [Hunk]
    private let text: [UInt8]

    /// Takes a text apart; `nil` where its marks do not come in the order of a conflict, or where there are none.
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
            default: return nil
            }
        }
        guard open.start == nil, !hunks.isEmpty else { return nil }
        self.hunks = hunks
    }

    /// The text as the one side has it.
    var ours: [UInt8] { side(\.ours) }

    /// The text as the other side has it.
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

/// A conflict whose last mark is not reached yet, by offsets.
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

/// A line that version control writes into a file with a conflict.
private enum ConflictMark: UInt8 {
    case ours = 0x3C
    case base = 0x7C
    case middle = 0x3D
    case theirs = 0x3E

    /// The mark that a line is: seven equal characters, and perhaps a space and a name.
    init?(line: ArraySlice<UInt8>) {
        guard let first = line.first, let mark = ConflictMark(rawValue: first), line.count >= 7,
            line.prefix(7).allSatisfy({ $0 == first }), line.dropFirst(7).first ?? .space == .space
        else { return nil }
        self = mark
    }
}
