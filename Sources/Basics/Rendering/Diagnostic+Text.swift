extension Diagnostic {
    /// The finding as lines of text that terminals, editors and Xcode understand, without a line break at the end:
    /// `path:line:column: severity: message [id]`, and for each note `path:line:column: note: message`.
    ///
    /// Control characters, which names and texts of a hostile file may hold, are written as escapes: a finding never
    /// breaks its line or steers a terminal.
    ///
    /// - Parameter isColored: Whether the severity stands out in color, for terminals.
    package func text(isColored: Bool = false) -> String {
        let lines = [line(isColored: isColored), placesLine].compactMap(\.self)
        return (lines + notes.map { $0.line(isColored: isColored) }).joined(separator: "\n")
    }

    /// A line with the places of the findings that this one stands for, but for its own; `nil` if there are none.
    var placesLine: String? {
        let places = parts.map(\.location.description).filter { $0 != location.description }
        let distinct = places.reduce(into: [String]()) { places, place in
            if places.last != place { places.append(place) }
        }
        guard !distinct.isEmpty else { return nil }
        let rest = distinct.count > Self.placeLimit ? " and \(distinct.count - Self.placeLimit) more" : ""
        return "  also at \(distinct.prefix(Self.placeLimit).joined(separator: ", ").escapingControls)\(rest)"
    }

    /// The most places that are named in a line.
    private static let placeLimit = 3

    /// The line of the finding itself.
    package func line(isColored: Bool) -> String {
        location.line(severity, "\(message) [\(id.rawValue)]", isColored: isColored)
    }
}

extension Diagnostic.Note {
    /// The line of the note.
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
    /// The color in the numbering of terminals: red, magenta, blue.
    var colorCode: Int {
        switch self {
        case .error: 31
        case .warning: 35
        case .note: 34
        }
    }
}

extension SourceLocation: CustomStringConvertible {
    /// `path:line:column`, or the path alone for the file as a whole.
    package var description: String {
        position.map { "\(file):\($0.line):\($0.column)" } ?? file
    }
}
