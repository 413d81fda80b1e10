/// New indices of cases and tags of parameters: the numbers after the highest one in use.
struct FreeNumbers {
    private let taken: Set<Int>
    private var candidate: Int

    /// Creates the sequence after some numbers in use.
    init(besides taken: some Sequence<Int>) {
        self.taken = Set(taken)
        let highest = self.taken.max() ?? 0
        candidate = highest < Int.max ? max(highest, 0) + 1 : 1
    }

    /// Returns the next unused number.
    mutating func next() -> Int {
        while taken.contains(candidate) { candidate &+= 1 }
        defer { candidate &+= 1 }
        return candidate
    }
}
