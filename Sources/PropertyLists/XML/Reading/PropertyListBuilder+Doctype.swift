import Basics

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
        let excerpt = input.part(declaration..<input.count).excerpt(limit: 20)
        throw PropertyListError(
            .fileUnreadable,
            "the DOCTYPE holds declarations, starting with '\(excerpt)', which are refused; "
                + "remove all from '[' to ']', since property lists need none",
            at: input.position(of: declaration)
        )
    }
}
