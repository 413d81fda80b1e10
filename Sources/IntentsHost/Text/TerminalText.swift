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
        let isEscaped = { (scalar: Unicode.Scalar) in
            Self.isDeceptive(scalar) && !(keepsLines && (scalar == "\n" || scalar == "\t"))
        }
        guard text.unicodeScalars.contains(where: isEscaped) else {
            description = text
            return
        }
        var shown = ""
        for scalar in text.unicodeScalars {
            if isEscaped(scalar) {
                shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                shown.unicodeScalars.append(scalar)
            }
        }
        description = shown
    }

    private static func isDeceptive(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": true
        // Embeddings, overrides and isolates.
        case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
        // Separators of lines and paragraphs, and old controls of how digits and letters are shaped.
        case "\u{2028}"..."\u{2029}", "\u{206A}"..."\u{206F}": true
        default: false
        }
    }
}
