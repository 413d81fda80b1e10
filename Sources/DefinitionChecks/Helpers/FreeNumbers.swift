/// New indices of cases and tags of parameters: the numbers after the highest that is, or was, given out.
struct FreeNumbers {
    private let taken: Set<Int>
    private var candidate: Int

    /// Prepares numbers besides those that are taken.
    init(besides taken: some Sequence<Int>) {
        self.taken = Set(taken)
        let highest = self.taken.max() ?? 0
        candidate = highest < Int.max ? max(highest, 0) + 1 : 1
    }

    /// A number that is not taken and was not given out before.
    mutating func next() -> Int {
        while taken.contains(candidate) { candidate &+= 1 }
        defer { candidate &+= 1 }
        return candidate
    }
}
