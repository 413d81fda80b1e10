import Foundation

/// What the user says, without what one does not hear: case, punctuation, width and other forms of the same letters,
/// and how much space there is.
public struct Phrase: Hashable, Sendable {
    /// The words, folded, with one space between them.
    public let normalized: String

    /// The most code points that a phrase of a voice shortcut may have. Nobody says more.
    public static let limit = 500

    /// Whether nothing is left to compare.
    public var isEmpty: Bool { normalized.isEmpty }

    /// Normalises a text: compatibility forms (NFKC) and case are folded, punctuation and invisible characters are left
    /// out, white space is collapsed.
    public init(_ text: String) {
        var folded = ""
        for scalar in text.precomposedStringWithCompatibilityMapping.unicodeScalars where Self.isHeard(scalar) {
            folded += Self.fold(scalar)
        }
        // Words are split at code points: a space with an accent is one character.
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

    /// Folds case. Through lower and upper case, all letters that fold to one become equal: `ẞ`, `ß` and `ss`, and
    /// both small sigmas.
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
