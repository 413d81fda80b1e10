import TestSupport
import Testing

@Suite("seeded random numbers")
struct SeededRandomTests {
    @Test("repeat for the same seed and differ for another")
    func repetition() {
        func numbers(_ seed: UInt64) -> [UInt64] {
            var random = SeededRandom(seed: seed)
            return (0..<8).map { _ in random.next() }
        }
        #expect(numbers(7) == numbers(7))
        #expect(numbers(7) != numbers(8))
        #expect(Set(numbers(0)).count == 8)
    }
}
