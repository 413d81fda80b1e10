import DefinitionDiagnostics

extension PropertyListBuilder {
    /// Takes a DOCTYPE, which may name a DTD but declare nothing itself: declarations can make a small file endless or
    /// pull in other files.
    ///
    /// - Parameter end: The offset after the names of the DTD.
    func checkDoctype(endingAt end: Int) throws(PropertyListError) {
        let bracket = input.offsetAfterBlanks(from: end)
        guard input.has("[", at: bracket) else { return }
        let declaration = input.offsetAfterBlanks(from: bracket + 1)
        guard !input.has("]", at: declaration) else { return }
        let name = input.name(at: declaration + 1)
        throw PropertyListError(
            .fileUnreadable,
            "the DOCTYPE holds a declaration (\(name.isEmpty ? "'['" : "'<\(name)'")), which is refused; "
                + "remove all from '[' to ']', since property lists need none",
            at: input.position(of: declaration)
        )
    }
}
