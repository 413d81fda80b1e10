/// The difference of two texts, line by line, for people: lines that are gone bear `-`, new ones `+`, and two lines of
/// context stand around each change.
package struct LineDifference: Sendable, CustomStringConvertible {
    private enum Line {
        case kept(Substring)
        case removed(Substring)
        case added(Substring)

        var text: String {
            switch self {
            case .kept(let line): "  \(line)"
            case .removed(let line): "- \(line)"
            case .added(let line): "+ \(line)"
            }
        }

        var isKept: Bool {
            if case .kept = self { true } else { false }
        }
    }

    private static let context = 2
    private static let limit = 100

    private let lines: [Line]

    /// Compares two texts.
    package init(from old: String, to new: String) {
        let old = old.split(separator: "\n", omittingEmptySubsequences: false)
        let new = new.split(separator: "\n", omittingEmptySubsequences: false)
        let changes = new.difference(from: old)
        var removed: [Int: Substring] = [:]
        var added: [Int: Substring] = [:]
        for change in changes {
            switch change {
            case .remove(let offset, let line, _): removed[offset] = line
            case .insert(let offset, let line, _): added[offset] = line
            }
        }
        lines = Self.merge(old: old, removed: removed, added: added, newCount: new.count)
    }

    /// Puts kept, removed and added lines into one order.
    private static func merge(
        old: [Substring],
        removed: [Int: Substring],
        added: [Int: Substring],
        newCount: Int
    ) -> [Line] {
        var lines: [Line] = []
        var (oldIndex, newIndex) = (0, 0)
        while oldIndex < old.count || newIndex < newCount {
            if let line = removed[oldIndex] {
                lines.append(.removed(line))
                oldIndex += 1
            } else if let line = added[newIndex] {
                lines.append(.added(line))
                newIndex += 1
            } else {
                lines.append(.kept(old[oldIndex]))
                oldIndex += 1
                newIndex += 1
            }
        }
        return lines
    }

    /// The changed lines with their context; a line `@@ n` tells at which line of the old text a group begins.
    package var description: String {
        var shown: [String] = []
        var oldLine = 1
        var isContinued = false
        for (index, line) in lines.enumerated() {
            let surroundings = max(0, index - Self.context)...min(lines.count - 1, index + Self.context)
            let isShown = lines[surroundings].contains { !$0.isKept }
            if isShown {
                if !isContinued { shown.append("@@ \(oldLine)") }
                shown.append(line.text)
            }
            isContinued = isShown
            if case .added = line { continue }
            oldLine += 1
        }
        guard shown.count > Self.limit else { return shown.joined(separator: "\n") }
        return (shown.prefix(Self.limit) + ["… and \(shown.count - Self.limit) more lines"]).joined(separator: "\n")
    }
}
