extension Sequence<Diagnostic> {
    /// The findings in reading order without duplicates: by file, then by place, with those about the whole file first.
    /// The result doesn't depend on the order of the sequence.
    package func sortedForReport() -> [Diagnostic] {
        Set(self).sorted { first, second in
            if first.location.file != second.location.file { return first.location.file < second.location.file }
            if first.location.position != second.location.position {
                guard let place = first.location.position else { return true }
                guard let other = second.location.position else { return false }
                return place < other
            }
            return first.precedesAtSamePlace(second)
        }
    }
}

extension Diagnostic {
    /// Whether the finding comes before another one at the same place.
    fileprivate func precedesAtSamePlace(_ other: Diagnostic) -> Bool {
        if severity != other.severity { return severity.rawValue < other.severity.rawValue }
        if message != other.message { return message < other.message }
        if id != other.id { return id.rawValue < other.id.rawValue }
        return notes.lexicographicallyPrecedes(other.notes) { first, second in
            if first.location.file != second.location.file { return first.location.file < second.location.file }
            let (place, otherPlace) = (first.location.position ?? .start, second.location.position ?? .start)
            return place == otherPlace ? first.message < second.message : place < otherPlace
        }
    }
}

extension Sequence<Diagnostic> {
    /// Whether one of the findings is an error.
    package var hasErrors: Bool {
        contains { $0.severity == .error }
    }

    /// Whether one of the findings is a warning.
    package var hasWarnings: Bool {
        contains { $0.severity == .warning }
    }
}
