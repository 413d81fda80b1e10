public import DefinitionDiagnostics

extension SourceFile {
    /// The most bytes that are searched for the end of a text: many times what is shown of it.
    private static let searchLimit = 4096

    /// Where what starts at a place of an XML property list ends: a key or a scalar after its last tag, a container
    /// after its first tag, a text at the next tag or the end of its line.
    ///
    /// - Returns: `nil` where nothing starts at the place, or a text goes on for long.
    public func endOfElement(at position: SourcePosition) -> SourcePosition? {
        guard let start = offset(of: position), let line = line(position.line) else { return nil }
        guard start < line.upperBound else { return nil }
        if utf8[start] == .lessThan, let element = XMLElementFinder(text: utf8).startOrScalar(at: start) {
            return self.position(of: element.upperBound)
        }
        let text = utf8[start..<line.upperBound].prefix(Self.searchLimit)
        if let tag = text.dropFirst().firstIndex(of: .lessThan), text.first != .lessThan {
            return self.position(of: tag)
        }
        return text.endIndex == line.upperBound ? self.position(of: line.upperBound) : nil
    }
}
