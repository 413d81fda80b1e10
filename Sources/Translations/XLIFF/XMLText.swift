/// Escapes texts for XML.
enum XMLText {
    /// Returns a text with the characters escaped that have a meaning in XML, so that a parser reads the same text.
    /// Characters that XML can't contain, which most control characters are, become U+FFFD.
    ///
    /// - Parameter isInAttribute: Whether the text is the value of an attribute in double quotes, in which white space
    ///   other than a space must also be escaped.
    static func escaped(_ text: String, inAttribute isInAttribute: Bool = false) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;".unicodeScalars
            case "<": result += "&lt;".unicodeScalars
            case ">": result += "&gt;".unicodeScalars
            case "\"" where isInAttribute: result += "&quot;".unicodeScalars
            // A parser turns a carriage return that isn't escaped into a line feed.
            case "\r": result += "&#13;".unicodeScalars
            case "\n" where isInAttribute: result += "&#10;".unicodeScalars
            case "\t" where isInAttribute: result += "&#9;".unicodeScalars
            case "\t", "\n", " "..."\u{D7FF}", "\u{E000}"..."\u{FFFD}", "\u{10000}"..."\u{10FFFF}":
                result.append(scalar)
            default: result.append("\u{FFFD}")
            }
        }
        return String(result)
    }
}
