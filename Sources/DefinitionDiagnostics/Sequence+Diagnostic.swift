extension Sequence<Diagnostic> {
    /// The findings in the order in which people read them, each once: by file, then by place, with what concerns a
    /// file as a whole first. The order does not depend on that of the sequence.
    public func sortedForReport() -> [Diagnostic] {
        Set(self).sorted { first, second in
            if first.location.file != second.location.file { return first.location.file < second.location.file }
            if first.location.position != second.location.position {
                guard let place = first.location.position else { return true }
                guard let other = second.location.position else { return false }
                return place < other
            }
            return first.text() < second.text()
        }
    }
}

extension Sequence<Diagnostic> {
    /// Whether one of the findings is an error.
    public var hasErrors: Bool {
        contains { $0.severity == .error }
    }

    /// Whether one of the findings is a warning.
    public var hasWarnings: Bool {
        contains { $0.severity == .warning }
    }
}
