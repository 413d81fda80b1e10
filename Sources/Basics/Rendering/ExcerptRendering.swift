/// The text form of findings for people, each followed by its line of the source.
package struct ExcerptRendering: Sendable {
    /// The maximum number of notes that are all shown with their source lines.
    private static let excerptedNoteLimit = 2

    /// Whether to show severities and markers in color.
    package var isColored: Bool
    /// The maximum number of columns per line.
    package var width: Int

    /// Creates a rendering.
    package init(isColored: Bool = false, width: Int = 100) {
        self.isColored = isColored
        self.width = width
    }

    /// Returns a finding, its notes and its fix-its as lines of text, without a line break at the end.
    package func text(of diagnostic: Diagnostic, sources: inout SourceLibrary) -> String {
        var blocks = [diagnostic.line(isColored: isColored)]
        blocks += [excerpt(at: diagnostic.location, color: diagnostic.severity.colorCode, sources: &sources)]
            .compactMap(\.self)
        blocks += [diagnostic.placesLine].compactMap(\.self)

        for note in diagnostic.notes {
            blocks.append(note.line(isColored: isColored))
            // A list of many locations is easier to read without the source lines.
            guard diagnostic.notes.count <= Self.excerptedNoteLimit else { continue }
            blocks += [excerpt(at: note.location, color: Diagnostic.Severity.note.colorCode, sources: &sources)]
                .compactMap(\.self)
        }

        blocks += diagnostic.fixIts.map { fixIt in
            let label = fixIt.isSafe ? "fix" : "suggestion"
            return "  \(label): \(fixIt.title.escapingControls)"
        }
        return blocks.joined(separator: "\n")
    }

    private func excerpt(at location: SourceLocation, color: Int, sources: inout SourceLibrary) -> String? {
        guard let position = location.position, let file = sources.file(location.file, around: position) else {
            return nil
        }
        let gutter = "\(position.line)"
        let margin = String(repeating: " ", count: gutter.count)
        guard let excerpt = SourceExcerpt(of: location, in: file, width: max(20, width - gutter.count - 5)) else {
            return nil
        }

        let indentation = String(repeating: " ", count: excerpt.markIndentation)
        let mark = "^" + String(repeating: "~", count: excerpt.markWidth - 1)
        let shownMark = isColored ? "\u{1B}[1;\(color)m\(mark)\u{1B}[0m" : mark
        return "  \(gutter) | \(excerpt.line)\n  \(margin) | \(indentation)\(shownMark)"
    }
}
