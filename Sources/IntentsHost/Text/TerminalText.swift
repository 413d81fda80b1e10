import Intents

/// A text in a form that is safe to show on a terminal.
///
/// Control characters, and those that change the direction of writing, appear as escapes such as `\u{202E}`: a name
/// from an unknown source can neither move the cursor nor make other text look different. Marks that only order letters
/// of two directions stay.
public struct TerminalText: Hashable, Sendable, CustomStringConvertible {
    /// The text with escapes.
    public let description: String

    /// Creates the terminal's form of a text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - keepsLines: Whether line feeds and tabs stay. Otherwise they are also escaped.
    public init(_ text: String, keepsLines: Bool = false) {
        description = text.escapedForTerminal(keepsLines: keepsLines)
    }
}
