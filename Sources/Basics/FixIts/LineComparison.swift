/// The lines that two texts have in common, in the order that they have in both texts.
///
/// As in the patience algorithm, lines that occur exactly once in each text are matched first. Between two of these
/// lines, the smallest number of changes is searched for if there are few lines. So the running time grows with the
/// length of the texts and not with its square.
struct LineComparison {
    /// A line that is equal in both texts.
    typealias Pair = (old: Int, new: Int)

    /// The maximum number of lines, of both texts together, for which the smallest number of changes is searched for.
    private static let searchLimit = 1000

    /// The equal lines, from the first to the last.
    private(set) var pairs: [Pair] = []
    /// The lines of the texts as numbers. Equal lines have equal numbers.
    private let old: [Int]
    private let new: [Int]

    /// Compares texts.
    init(of old: [ArraySlice<UInt8>], and new: [ArraySlice<UInt8>]) {
        var numbers: [ArraySlice<UInt8>: Int] = [:]
        func number(_ line: ArraySlice<UInt8>) -> Int {
            let next = numbers.count
            let entry = numbers[line, default: next]
            if entry == next { numbers[line] = next }
            return entry
        }

        self.old = old.map(number)
        self.new = new.map(number)

        var (oldEnd, newEnd) = (0, 0)
        for anchor in anchors(lineCount: numbers.count) + [(self.old.count, self.new.count)] {
            match(oldEnd..<anchor.old, newEnd..<anchor.new)
            guard anchor.old < self.old.count else { break }
            pairs.append(anchor)
            (oldEnd, newEnd) = (anchor.old + 1, anchor.new + 1)
        }
    }

    /// Returns the longest sequence of lines that occur once in each text, in the same order.
    private func anchors(lineCount: Int) -> [Pair] {
        let (oldPlaces, newPlaces) = (places(in: old, lineCount), places(in: new, lineCount))
        let common = old.indices.compactMap { index -> Pair? in
            guard oldPlaces[old[index]] != nil, let place = newPlaces[old[index]] else { return nil }
            return (index, place)
        }

        // For each length, the sequence of that length whose last line comes first in the new text; and predecessors.
        var ends: [Int] = []
        var previous: [Int?] = []
        for index in common.indices {
            var (first, last) = (0, ends.count)
            while first < last {
                let middle = (first + last) / 2
                if common[ends[middle]].new < common[index].new { first = middle + 1 } else { last = middle }
            }
            previous.append(first > 0 ? ends[first - 1] : nil)
            if first < ends.count { ends[first] = index } else { ends.append(index) }
        }

        return sequence(state: ends.last) { next in
            defer { next = next.flatMap { previous[$0] } }
            return next
        }.map { common[$0] }.reversed()
    }

    /// Returns the index of each line that occurs once in a text.
    private func places(in text: [Int], _ lineCount: Int) -> [Int?] {
        var places = [Int?](repeating: nil, count: lineCount)
        var isKnown = [Bool](repeating: false, count: lineCount)
        for (index, line) in text.enumerated() {
            places[line] = isKnown[line] ? nil : index
            isKnown[line] = true
        }
        return places
    }

    /// Adds the equal lines of two ranges: those at both ends, and those in between unless there are too many.
    private mutating func match(_ oldLines: Range<Int>, _ newLines: Range<Int>) {
        let start = zip(old[oldLines], new[newLines]).prefix { $0 == $1 }.count
        let rest = min(oldLines.count, newLines.count) - start
        let end = zip(old[oldLines].reversed(), new[newLines].reversed()).prefix(rest).prefix { $0 == $1 }.count
        pairs += zip(oldLines, newLines).prefix(start).map { ($0, $1) }
        search(oldLines.dropFirst(start).dropLast(end), newLines.dropFirst(start).dropLast(end))
        pairs += zip(oldLines.suffix(end), newLines.suffix(end)).map { ($0, $1) }
    }

    /// Adds the equal lines of two ranges so that as few lines as possible differ.
    private mutating func search(_ oldLines: Range<Int>, _ newLines: Range<Int>) {
        guard !oldLines.isEmpty, !newLines.isEmpty, oldLines.count + newLines.count <= Self.searchLimit else { return }
        let changes = new[newLines].difference(from: old[oldLines])
        let removed = Set(changes.removals.map { $0.offset + oldLines.lowerBound })
        let added = Set(changes.insertions.map { $0.offset + newLines.lowerBound })
        pairs += zip(oldLines.filter { !removed.contains($0) }, newLines.filter { !added.contains($0) }).map {
            ($0, $1)
        }
    }
}

extension CollectionDifference.Change {
    /// The offset of the change.
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
