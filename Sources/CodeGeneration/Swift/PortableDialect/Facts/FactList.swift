/// The statements that tell `facts`, a builder of the runtime, what a definition says: one call a line.
struct FactList {
    /// The statements.
    private(set) var text = SourceText()

    /// Adds the call of one method of the builder.
    mutating func add(_ call: SourceText) {
        text += """
                    facts.\(call)

            """
    }
}
