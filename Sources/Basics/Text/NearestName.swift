extension Sequence where Element: StringProtocol {
    /// Returns the element that a person who wrote `name` most likely meant, for a "did you mean" in a message.
    ///
    /// Swapped, missing, extra and mistyped characters count as one mistake each. An element is near if at most a third
    /// of the name's characters, rounded up, were mistyped. Case doesn't matter. Among equally near elements, the first
    /// is chosen.
    package func nearest(to name: String) -> Element? {
        let wanted = Array(name.lowercased().utf8)
        guard !wanted.isEmpty, wanted.count <= 64 else { return nil }

        var best: (element: Element, distance: Int)?
        for element in self {
            let limit = best.map { $0.distance - 1 } ?? Swift.min((wanted.count + 2) / 3, wanted.count - 1)
            guard abs(element.utf8.count - wanted.count) <= limit else { continue }
            let distance = typingDistance(Array(element.lowercased().utf8), wanted)
            if distance <= limit { best = (element, distance) }
        }

        return best?.element
    }
}

/// Returns the number of typing mistakes that lead from one text to the other (the optimal string alignment distance).
private func typingDistance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...second.count)
    for (row, byte) in first.enumerated() {
        var current = [row + 1]
        for (column, other) in second.enumerated() {
            let replaced = previous[column] + (byte == other ? 0 : 1)
            var distance = Swift.min(replaced, previous[column + 1] + 1, current[column] + 1)
            if row > 0, column > 0, byte == second[column - 1], first[row - 1] == other {
                distance = Swift.min(distance, beforePrevious[column - 1] + 1)
            }
            current.append(distance)
        }
        (beforePrevious, previous) = (previous, current)
    }
    return previous[second.count]
}
