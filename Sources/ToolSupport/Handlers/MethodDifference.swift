/// A difference between a method and a method of a handling protocol.
struct MethodDifference: Hashable, Sendable {
    /// The consequence of a difference on Apple's platforms, from least to most severe.
    enum Consequence: Int, Comparable, Sendable {
        /// The compiler accepts the method in Swift 5 mode, and rejects it in Swift 6 mode.
        case refusedInSwift6
        /// The compiler accepts the method with a warning. Without Objective-C it is a different method.
        case warned
        /// The compiler rejects the method.
        case refused

        static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
    }

    /// The difference in words.
    var text: String
    var consequence: Consequence

    init(_ text: String, _ consequence: Consequence) {
        self.text = text
        self.consequence = consequence
    }
}

extension MethodDifference: ExpressibleByStringInterpolation {
    /// Creates a difference that the compiler rejects.
    init(stringLiteral text: String) { self.init(text, .refused) }
}

extension [MethodDifference] {
    /// All differences in words.
    var text: String { map(\.text).joined(separator: ", ") }

    /// Whether Apple's compiler accepts the method in at least one language mode.
    var areTaken: Bool { allSatisfy { $0.consequence < .refused } }

    /// The consequences of differences that the compiler accepts.
    var consequences: String {
        let consequences = Set(map(\.consequence))
        let texts = [
            consequences.contains(.warned)
                ? "Apple's compiler accepts it with a warning, but other hosts never call it" : nil,
            consequences.contains(.refusedInSwift6) ? "Apple's compiler rejects it in Swift 6 mode" : nil,
        ]
        return texts.compactMap(\.self).joined(separator: ", and ")
    }
}
