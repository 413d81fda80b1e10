extension StringProtocol {
    /// The text in a form that is safe to show: characters that break a line, control a terminal, or make a text look
    /// like another one are written as Swift escapes, such as `\u{1B}`.
    ///
    /// These are control characters, line and paragraph separators, controls of the writing direction, and marks
    /// without a width that no writing system needs. All text for people goes through here; formats for programs have
    /// their own escapes.
    package var escapingControls: String {
        guard unicodeScalars.contains(where: \.isDeceptive) else { return String(self) }
        return unicodeScalars.reduce(into: "") { $0.appendEscaping($1) }
    }

    /// The text with its controls as escapes, except line breaks and tabs.
    package var escapingControlsInLines: String {
        guard unicodeScalars.contains(where: { $0.isDeceptive && !$0.isLayout }) else { return String(self) }
        return unicodeScalars.reduce(into: "") { result, scalar in
            if scalar.isLayout { result.unicodeScalars.append(scalar) } else { result.appendEscaping(scalar) }
        }
    }
}

extension String {
    /// The text of a diff with its controls as escapes, except at the ends of lines, so that it can patch files whose
    /// lines end with a carriage return and a line feed.
    package var escapingControlsInDiff: String {
        let lines = unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.map { line in
            let end = line.last == "\r" ? "\r" : ""
            return Substring(line.dropLast(end.utf8.count)).escapingControlsInLines + end
        }
        .joined(separator: "\n")
    }

    fileprivate mutating func appendEscaping(_ scalar: Unicode.Scalar) {
        if scalar.isDeceptive {
            self += scalar.escaped(asASCII: true)
        } else {
            unicodeScalars.append(scalar)
        }
    }
}

extension Unicode.Scalar {
    /// Whether the scalar affects the layout of a text with several lines.
    fileprivate var isLayout: Bool { self == "\n" || self == "\t" }

    /// Whether a text that contains the scalar may differ from what it looks like.
    var isDeceptive: Bool {
        switch self {
        case " "..<"\u{7F}": return false
        case ..<" ", "\u{7F}"..."\u{9F}": return true
        // The joiners, which scripts and emoji need, soft hyphens, and the letters of flags.
        case "\u{200C}", "\u{200D}", "\u{AD}", "\u{E0020}"..."\u{E007F}": return false
        default: break
        }
        switch properties.generalCategory {
        case .lineSeparator, .paragraphSeparator: return true
        case .format: return properties.isDefaultIgnorableCodePoint || properties.isBidiControl
        default: return false
        }
    }
}
