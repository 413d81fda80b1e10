extension Optional<String> {
    /// The text, unless there is none or it is empty.
    package var nonEmpty: String? { self?.nonEmpty }
}

extension String {
    /// The text, unless it is empty.
    package var nonEmpty: String? { isEmpty ? nil : self }
}
