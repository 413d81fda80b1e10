package import Basics

/// A diagnostic, or a note of one, reduced to what a marked input says about it.
package struct ExpectedDiagnostic: Hashable, Sendable, CustomStringConvertible {
    /// How serious it is.
    package var severity: Diagnostic.Severity
    /// Its id; for a note, that of the diagnostic that it belongs to.
    package var id: String
    /// The place; `nil` for what concerns the file as a whole.
    package var position: SourcePosition?
    /// The message.
    package var message: String

    /// The place and the mark that stands for it.
    package var description: String {
        let place = position.map { "\($0.line):\($0.column)" } ?? "no place"
        return "\(place): <!--! \(severity.rawValue) \(id): \(message) -->"
    }

    /// A diagnostic and its notes, each on its own.
    static func all(of diagnostic: Diagnostic) -> [ExpectedDiagnostic] {
        let id = diagnostic.id.rawValue
        let position = diagnostic.location.position
        let notes = diagnostic.notes.map { note in
            ExpectedDiagnostic(severity: .note, id: id, position: note.location.position, message: note.message)
        }
        let own = ExpectedDiagnostic(
            severity: diagnostic.severity,
            id: id,
            position: position,
            message: diagnostic.message
        )
        return [own] + notes
    }
}
