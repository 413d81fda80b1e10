/// What differs between a method and one of a handling protocol.
struct MethodDifference: Hashable, Sendable {
    /// What follows from a difference on Apple's platforms, the gravest last.
    enum Consequence: Int, Comparable, Sendable {
        /// The compiler takes the method in Swift 5 mode, and refuses it in Swift 6 mode.
        case refusedInSwift6
        /// The compiler takes the method and warns. Without Objective-C it is another method.
        case warned
        /// The compiler refuses the method.
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
    /// Creates a difference that the compiler refuses.
    init(stringLiteral text: String) { self.init(text, .refused) }
}

extension [MethodDifference] {
    /// All differences in words.
    var text: String { map(\.text).joined(separator: ", ") }

    /// Whether Apple's compiler takes the method in one of the language's modes at least.
    var areTaken: Bool { allSatisfy { $0.consequence < .refused } }

    /// What follows from differences that are taken.
    var consequences: String {
        let consequences = Set(map(\.consequence))
        let texts = [
            consequences.contains(.warned)
                ? "Apple's compiler takes it with a warning, but a host never calls it here" : nil,
            consequences.contains(.refusedInSwift6) ? "Apple's compiler refuses it in Swift 6 mode" : nil,
        ]
        return texts.compactMap(\.self).joined(separator: ", and ")
    }
}
