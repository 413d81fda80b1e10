/// Spells texts in XML.
enum XMLText {
    /// A text with what has a meaning in XML escaped, so that a parser gives back the same text. What no XML can hold,
    /// such as most control characters, becomes U+FFFD.
    ///
    /// - Parameter isInAttribute: Whether the text is the value of an attribute in double quotes, where white space
    ///   other than a blank has to be escaped too.
    static func escaped(_ text: String, inAttribute isInAttribute: Bool = false) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;".unicodeScalars
            case "<": result += "&lt;".unicodeScalars
            case ">": result += "&gt;".unicodeScalars
            case "\"" where isInAttribute: result += "&quot;".unicodeScalars
            // A parser makes a line feed of each carriage return.
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
