extension String {
    /// The text in quotes, in the syntax of old-style property lists. Only quotes, backslashes and control characters are
    /// escaped; everything else stays as it is, in UTF-8.
    package var oldStyleQuoted: String {
        var quoted = "\""
        for character in unicodeScalars {
            switch character {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\r": quoted += "\\r"
            case "\t": quoted += "\\t"
            case ..<" ", "\u{7F}":
                let digits = String(character.value, radix: 16, uppercase: true)
                quoted += "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
            default: quoted.unicodeScalars.append(character)
            }
        }
        return quoted + "\""
    }
}
