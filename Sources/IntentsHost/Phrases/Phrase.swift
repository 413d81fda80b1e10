import Foundation

/// What the user says, without what one does not hear: case, punctuation, width and other forms of the same letters,
/// and how much space there is.
public struct Phrase: Hashable, Sendable {
    /// The words, folded, with one space between them.
    public let normalized: String

    /// Whether nothing is left to compare.
    public var isEmpty: Bool { normalized.isEmpty }

    /// Normalises a text: compatibility forms (NFKC) and case are folded, punctuation and invisible characters are left
    /// out, white space is collapsed.
    public init(_ text: String) {
        var folded = String.UnicodeScalarView()
        for scalar in text.precomposedStringWithCompatibilityMapping.unicodeScalars where Self.isHeard(scalar) {
            folded.append(contentsOf: Self.fold(scalar).unicodeScalars)
        }
        normalized = String(folded).precomposedStringWithCompatibilityMapping
            .split(whereSeparator: \.isWhitespace)
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

    /// Folds case. The lower case of the upper case is equal for all letters that fold to one: `ß` and `ss`, both small
    /// sigmas.
    private static func fold(_ scalar: Unicode.Scalar) -> String {
        guard scalar.properties.changesWhenCaseFolded else { return String(Character(scalar)) }
        return scalar.properties.uppercaseMapping.unicodeScalars.map(\.properties.lowercaseMapping).joined()
    }
}
