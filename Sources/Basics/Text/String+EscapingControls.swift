extension StringProtocol {
    /// The text as it is safe to show: what breaks a line, steers a terminal, or makes a text look like another one is
    /// written as an escape in the manner of Swift, such as `\u{1B}`.
    ///
    /// These are control characters, line and paragraph separators, controls of the direction of writing, and marks
    /// without a width that no writing system needs. All text for people goes through here; formats for programs have
    /// escapes of their own.
    package var escapingControls: String {
        guard unicodeScalars.contains(where: \.isDeceptive) else { return String(self) }
        return unicodeScalars.reduce(into: "") { $0.appendEscaping($1) }
    }

    /// The text with its controls as escapes, but with its line breaks and tabs as they are.
    package var escapingControlsInLines: String {
        guard unicodeScalars.contains(where: { $0.isDeceptive && !$0.isLayout }) else { return String(self) }
        return unicodeScalars.reduce(into: "") { result, scalar in
            if scalar.isLayout { result.unicodeScalars.append(scalar) } else { result.appendEscaping(scalar) }
        }
    }
}

extension String {
    /// The text of a diff with its controls as escapes, but with the ends of its lines as they are: files whose lines end
    /// with a carriage return too can be patched with it.
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
    /// Whether the scalar lays a text of several lines out.
    fileprivate var isLayout: Bool { self == "\n" || self == "\t" }

    /// Whether a text with the scalar is not what it looks like.
    var isDeceptive: Bool {
        switch self {
        case " "..<"\u{7F}": return false
        case ..<" ", "\u{7F}"..."\u{9F}": return true
        // The joiners, which scripts and emoji are written with, soft hyphens, and the letters of flags.
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
