/// Indices for new cases of an enum: the ones after the highest that a case has, or had.
struct FreeIndices {
    private let taken: Set<Int>
    private var candidate: Int

    /// Prepares indices besides those that are taken.
    init(besides taken: some Sequence<Int>) {
        self.taken = Set(taken)
        let highest = self.taken.max() ?? 0
        candidate = highest < Int.max ? max(highest, 0) + 1 : 1
    }

    /// An index that is not taken and was not given out before.
    mutating func next() -> Int {
        while taken.contains(candidate) { candidate &+= 1 }
        defer { candidate &+= 1 }
        return candidate
    }
}
