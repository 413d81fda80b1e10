package import Basics

/// Turns offsets in a text into lines and columns, from the start of the text to its end, so that the work for all
/// offsets together grows with the text alone, even when it is one long line.
package struct PositionTracker {
    private let text: Bytes
    private var line: UInt32 = 1
    private var lineStart = 0
    /// Every line break before this offset is counted.
    private var scanned = 0

    package init(_ text: Bytes) {
        self.text = text
    }

    /// The place of an offset, which is not less than that of the call before.
    package mutating func position(of offset: Int) -> SourcePosition {
        while let newline = text.offset(of: .newline, in: scanned..<max(scanned, offset)) {
            scanned = newline + 1
            lineStart = scanned
            line += 1
        }
        scanned = max(scanned, offset)
        return SourcePosition(line: line, column: UInt32(max(offset, lineStart) - lineStart + 1))
    }
}

extension Bytes {
    /// The place of one offset.
    package func position(of offset: Int) -> SourcePosition {
        var tracker = PositionTracker(self)
        return tracker.position(of: Swift.min(offset, count))
    }
}
