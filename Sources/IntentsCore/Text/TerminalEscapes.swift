extension String {
    /// Returns the text with escapes such as `\u{202E}` instead of control characters and those that change the
    /// direction of writing.
    ///
    /// - Parameter keepsLines: Whether line feeds and tabs stay.
    package func escapedForTerminal(keepsLines: Bool = false) -> String {
        let isEscaped = { (scalar: Unicode.Scalar) in
            scalar.isDeceptive && !(keepsLines && (scalar == "\n" || scalar == "\t"))
        }
        guard unicodeScalars.contains(where: isEscaped) else { return self }
        var shown = ""
        for scalar in unicodeScalars {
            if isEscaped(scalar) {
                shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                shown.unicodeScalars.append(scalar)
            }
        }
        return shown
    }
}

extension Unicode.Scalar {
    /// Whether the code point, without an escape, can make other text on a terminal look different.
    fileprivate var isDeceptive: Bool {
        switch self {
        case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": true
        // Embeddings, overrides and isolates.
        case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
        // Separators of lines and paragraphs, and old controls for the shapes of digits and letters.
        case "\u{2028}"..."\u{2029}", "\u{206A}"..."\u{206F}": true
        default: false
        }
    }
}
