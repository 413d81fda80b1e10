import Foundation

/// A generator that gives the same numbers for the same seed (SplitMix64), for tests of properties.
///
/// ```swift
/// @Test(arguments: SeededRandom.seeds(200))
/// func writtenModelsReadBack(seed: UInt64) { var random = SeededRandom(seed: seed); … }
/// ```
/// The failing argument that the test run prints is the seed; `INTENTC_SEED` repeats it alone.
package struct SeededRandom: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Creates a generator.
    package init(seed: UInt64) {
        state = seed
    }

    /// The next number.
    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// As many seeds as asked for, or only the one that `INTENTC_SEED` names.
    package static func seeds(_ count: UInt64) -> [UInt64] {
        if let seed = ProcessInfo.processInfo.environment["INTENTC_SEED"].flatMap(UInt64.init) { return [seed] }
        return Array(1...count)
    }
}
