extension String {
    /// The label of an argument that takes a result of the class with this name: `personResolutionResult` for
    /// `INPersonResolutionResult`.
    var resultLabel: String { "\(dropFirst(2).prefix(1).lowercased())\(dropFirst(3))" }
}
