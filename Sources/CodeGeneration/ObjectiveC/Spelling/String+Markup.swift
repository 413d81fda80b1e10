extension String {
    /// The text as a documentation comment of Objective-C shows it.
    ///
    /// What starts a command or an element there is written as a character reference. With that no line ends in a
    /// backslash, or in the trigraph for one, which would make the code in the next line a part of the comment.
    var objectiveCComment: String {
        guard utf8.contains(where: \.startsMarkup) else { return self }
        var escaped = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "\\": escaped += "&#92;"
            case "@": escaped += "&#64;"
            case "<": escaped += "&lt;"
            case "/" where escaped.hasSuffix("??"): escaped += "&#47;"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}

extension UInt8 {
    fileprivate var startsMarkup: Bool {
        switch self {
        case UInt8(ascii: "\\"), UInt8(ascii: "@"), UInt8(ascii: "<"), UInt8(ascii: "?"): true
        default: false
        }
    }
}
