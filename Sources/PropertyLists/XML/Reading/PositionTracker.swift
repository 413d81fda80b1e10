package import Basics

/// Converts ascending offsets in a text into lines and columns. The work for all offsets together depends only on the
/// size of the text, even if it is one long line.
package struct PositionTracker {
    private let text: Bytes
    private var line: UInt32 = 1
    private var lineStart = 0
    /// The offset before which every line break is counted.
    private var scanned = 0

    package init(_ text: Bytes) {
        self.text = text
    }

    /// Returns the place of an offset, which must not be less than that of the call before.
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
