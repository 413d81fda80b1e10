package import Basics

extension SourceFile {
    /// The most bytes that are searched for an end: many times what is shown.
    private static let searchLimit = 4096

    /// Where what starts at a place of an XML property list ends: a key or a scalar after its last tag, a container
    /// after its first tag, a text at the next tag or the end of its line. A scalar that goes on for long ends after its
    /// first tag too.
    ///
    /// - Returns: `nil` where nothing starts at the place, or a text goes on for long.
    package func endOfElement(at position: SourcePosition) -> SourcePosition? {
        guard let start = offset(of: position), let line = line(position.line) else { return nil }
        guard start < line.upperBound else { return nil }
        let rest = Array(utf8[start...].prefix(Self.searchLimit))
        if rest.first == .lessThan, let element = XMLElementFinder(text: rest).startOrScalar(at: 0) {
            return self.position(of: start + element.upperBound)
        }
        let text = utf8[start..<line.upperBound].prefix(Self.searchLimit)
        if let tag = text.dropFirst().firstIndex(of: .lessThan), text.first != .lessThan {
            return self.position(of: tag)
        }
        return text.endIndex == line.upperBound ? self.position(of: line.upperBound) : nil
    }
}
