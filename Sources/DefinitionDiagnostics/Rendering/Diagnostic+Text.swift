extension Diagnostic {
    /// The finding as lines of text that terminals, editors and Xcode understand, without a line break at the end:
    /// `path:line:column: severity: message [id]`, and for each note `path:line:column: note: message`.
    ///
    /// Control characters, which names and texts of a hostile file may hold, are written as escapes: a finding never
    /// breaks its line or steers a terminal.
    ///
    /// - Parameter isColored: Whether the severity stands out in color, for terminals.
    public func text(isColored: Bool = false) -> String {
        let finding = Self.line(at: location, severity, "\(message) [\(id.rawValue)]", isColored: isColored)
        let notes = notes.map { Self.line(at: $0.location, .note, $0.message, isColored: isColored) }
        return ([finding] + notes).joined(separator: "\n")
    }

    private static func line(
        at location: SourceLocation,
        _ severity: Severity,
        _ message: String,
        isColored: Bool
    ) -> String {
        let label =
            isColored ? "\u{1B}[1;\(severity.colorCode)m\(severity.rawValue):\u{1B}[0m" : "\(severity.rawValue):"
        return "\(location.description.escapingControls): \(label) \(message.escapingControls)"
    }
}

extension Diagnostic.Severity {
    /// The color in the numbering of terminals: red, magenta, blue.
    fileprivate var colorCode: Int {
        switch self {
        case .error: 31
        case .warning: 35
        case .note: 34
        }
    }
}

extension SourceLocation: CustomStringConvertible {
    /// `path:line:column`, or the path alone for the file as a whole.
    public var description: String {
        position.map { "\(file):\($0.line):\($0.column)" } ?? file
    }
}

extension String {
    /// The text with its control characters and line separators as escapes in the manner of Swift, such as `\u{1B}`.
    fileprivate var escapingControls: String {
        guard unicodeScalars.contains(where: \.isControl) else { return self }
        return unicodeScalars.reduce(into: "") { result, scalar in
            if scalar.isControl {
                result += scalar.escaped(asASCII: true)
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isControl: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}
