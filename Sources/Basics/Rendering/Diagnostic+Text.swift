extension Diagnostic {
    /// The finding as lines of text for terminals, editors and Xcode, without a line break at the end:
    /// `path:line:column: severity: message [id]`, and `path:line:column: note: message` for each note.
    ///
    /// Control characters, which may occur in names and texts of a malicious file, are escaped, so that a finding never
    /// breaks its line or controls a terminal.
    ///
    /// - Parameter isColored: Whether to show the severity in color, for terminals.
    package func text(isColored: Bool = false) -> String {
        let lines = [line(isColored: isColored), placesLine].compactMap(\.self)
        return (lines + notes.map { $0.line(isColored: isColored) }).joined(separator: "\n")
    }

    /// A line with the locations of the findings that this one stands for, except its own location; `nil` if there are
    /// none.
    var placesLine: String? {
        let places = parts.map(\.location.description).filter { $0 != location.description }
        let distinct = places.reduce(into: [String]()) { places, place in
            if places.last != place { places.append(place) }
        }
        guard !distinct.isEmpty else { return nil }
        let rest = distinct.count > Self.placeLimit ? " and \(distinct.count - Self.placeLimit) more" : ""
        return "  also at \(distinct.prefix(Self.placeLimit).joined(separator: ", ").escapingControls)\(rest)"
    }

    /// The maximum number of locations in the line.
    private static let placeLimit = 3

    /// Returns the line of the finding itself.
    package func line(isColored: Bool) -> String {
        location.line(severity, "\(message) [\(id.rawValue)]", isColored: isColored)
    }
}

extension Diagnostic.Note {
    /// Returns the line of the note.
    func line(isColored: Bool) -> String {
        location.line(.note, message, isColored: isColored)
    }
}

extension SourceLocation {
    fileprivate func line(_ severity: Diagnostic.Severity, _ message: String, isColored: Bool) -> String {
        let label =
            isColored ? "\u{1B}[1;\(severity.colorCode)m\(severity.rawValue):\u{1B}[0m" : "\(severity.rawValue):"
        return "\(description.escapingControls): \(label) \(message.escapingControls)"
    }
}

extension Diagnostic.Severity {
    /// The terminal's number for the color: red, magenta or blue.
    var colorCode: Int {
        switch self {
        case .error: 31
        case .warning: 35
        case .note: 34
        }
    }
}

extension SourceLocation: CustomStringConvertible {
    /// `path:line:column`, or only the path for the file as a whole.
    package var description: String {
        position.map { "\(file):\($0.line):\($0.column)" } ?? file
    }
}
