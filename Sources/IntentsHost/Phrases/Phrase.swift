import Foundation

/// The words that the user says, without inaudible differences: case, punctuation, width and other forms of the same
/// letters, and the amount of white space.
public struct Phrase: Hashable, Sendable {
    /// The words, folded, with one space between them.
    public let normalized: String

    /// The largest number of code points in the phrase of a voice shortcut. Nobody says more.
    public static let limit = 500

    /// Whether the phrase doesn't contain a letter, digit or symbol.
    public var isEmpty: Bool { normalized.isEmpty }

    /// Normalizes a text: folds compatibility forms (NFKC) and case, leaves out punctuation and invisible characters,
    /// and collapses white space.
    public init(_ text: String) {
        var folded = ""
        for scalar in text.precomposedStringWithCompatibilityMapping.unicodeScalars where Self.isHeard(scalar) {
            folded += Self.fold(scalar)
        }
        // Code points are split, not characters: a space with an accent is one character.
        normalized = folded.precomposedStringWithCompatibilityMapping.unicodeScalars
            .split { $0.properties.isWhitespace }
            .map { String(String.UnicodeScalarView($0)) }
            .joined(separator: " ")
    }

    private static func isHeard(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation:
            false
        default: !scalar.properties.isDefaultIgnorableCodePoint
        }
    }

    /// Folds case. Lower, upper and again lower case make all letters equal that fold to the same: `ẞ`, `ß` and `ss`,
    /// and both small sigmas.
    private static func fold(_ scalar: Unicode.Scalar) -> String {
        guard scalar.properties.changesWhenCaseFolded else { return String(Character(scalar)) }
        return scalar.properties.lowercaseMapping.mapping(\.uppercaseMapping).mapping(\.lowercaseMapping)
    }
}

extension String {
    fileprivate func mapping(_ property: KeyPath<Unicode.Scalar.Properties, String>) -> String {
        unicodeScalars.map { $0.properties[keyPath: property] }.joined()
    }
}
