import Intents

/// A text as a terminal shows it, so that it looks like what it is.
///
/// Control characters, and those that turn the direction of writing, appear as escapes such as `\u{202E}`: a name that
/// somebody else chose can neither move the cursor nor make other text look different. Marks that only order letters of
/// two directions stay.
public struct TerminalText: Hashable, Sendable, CustomStringConvertible {
    /// The text with escapes.
    public let description: String

    /// Creates the form of a text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - keepsLines: Whether line feeds and tabs stay. On one line they are escapes too.
    public init(_ text: String, keepsLines: Bool = false) {
        description = text.escapedForTerminal(keepsLines: keepsLines)
    }
}
