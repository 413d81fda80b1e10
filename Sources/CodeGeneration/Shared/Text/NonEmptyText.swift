extension Optional<String> {
    /// The text; `nil` if it is missing or empty.
    package var nonEmpty: String? { self?.nonEmpty }
}

extension String {
    /// The text; `nil` if it is empty.
    package var nonEmpty: String? { isEmpty ? nil : self }
}
