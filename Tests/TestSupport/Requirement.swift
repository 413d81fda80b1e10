package import Testing

/// What a check needs from its surroundings. Where it is missing the check is skipped, and one line says so in a form
/// that can be counted: `skipped: <check> (<reason>)`.
package struct Requirement: TestTrait, SuiteTrait {
    fileprivate let isMet: Bool
    fileprivate let reason: String

    /// Each test of a suite says for itself that it is skipped.
    package var isRecursive: Bool { true }

    /// Skips the test where the requirement is not met.
    package func prepare(for test: Test) async throws {
        guard !isMet, !test.isSuite else { return }
        print("skipped: \(test.displayName ?? test.name) (\(reason))")
        try await ConditionTrait.disabled("\(reason)").prepare(for: test)
    }
}

extension Trait where Self == Requirement {
    /// Skips a test where a condition does not hold.
    ///
    /// - Parameters:
    ///   - isMet: Whether the test can run.
    ///   - reason: What is missing, and how to get it.
    package static func requires(_ isMet: Bool, orSkip reason: String) -> Self {
        Requirement(isMet: isMet, reason: reason)
    }
}
