extension Diagnostic {
    /// The finding as lines of text that terminals, editors and Xcode understand, without a line break at the end:
    /// `path:line:column: severity: message [id]`, and for each note `path:line:column: note: message`.
    ///
    /// Control characters, which names and texts of a hostile file may hold, are written as escapes: a finding never
    /// breaks its line or steers a terminal.
    ///
    /// - Parameter isColored: Whether the severity stands out in color, for terminals.
    public func text(isColored: Bool = false) -> String {
        ([line(isColored: isColored)] + notes.map { $0.line(isColored: isColored) }).joined(separator: "\n")
    }

    /// The line of the finding itself.
    func line(isColored: Bool) -> String {
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
    public var description: String {
        position.map { "\(file):\($0.line):\($0.column)" } ?? file
    }
}
