public import DefinitionDiagnostics

extension SourceFile {
    /// Where what starts at a place of an XML property list ends: a key or a scalar after its last tag, a container
    /// after its first tag, a text at the next tag or the end of its line.
    ///
    /// - Returns: `nil` where nothing starts at the place.
    public func endOfElement(at position: SourcePosition) -> SourcePosition? {
        guard let start = offset(of: position), let line = line(position.line) else { return nil }
        guard start < line.upperBound else { return nil }
        if utf8[start] == .lessThan, let element = XMLElementFinder(text: utf8).startOrScalar(at: start) {
            return self.position(of: element.upperBound)
        }
        let text = utf8[start..<line.upperBound]
        let end = text.firstIndex(of: .lessThan).flatMap { $0 > start ? $0 : nil } ?? line.upperBound
        return self.position(of: end)
    }
}
