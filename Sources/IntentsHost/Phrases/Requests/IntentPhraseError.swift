public import Foundation

/// The error for a phrase that the host doesn't understand.
public struct IntentPhraseError: LocalizedError, Hashable, CustomStringConvertible {
    /// The phrase.
    public let phrase: String
    /// The reasons, one for each intent that the phrase resembles.
    public let reasons: [String]

    /// The phrase and the reasons.
    public var description: String {
        "the phrase '\(phrase)' isn't understood: " + reasons.joined(separator: "; or ")
    }

    /// The same as the description.
    public var errorDescription: String? { description }
}
