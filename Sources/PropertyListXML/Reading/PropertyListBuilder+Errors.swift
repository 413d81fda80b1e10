import DefinitionDiagnostics

/// The errors of the structure, each with its place and the next step.
extension PropertyListBuilder {
    func unknownElement(at offset: Int, _ position: SourcePosition) -> PropertyListError {
        let name = input.name(at: offset + 1)
        guard !open.isEmpty else { return notAPropertyList("<\(name)>", at: position) }
        let valid = PropertyListElement.allCases.map(\.rawValue).filter { $0 != "plist" }
        let suggestion = valid.nearest(to: name).map { "; did you mean <\($0)>?" }
        return PropertyListError(
            .propertyListStructure,
            "unknown element <\(name)>"
                + (suggestion ?? "; valid are <key> and the values \(PropertyListElement.valueTags)"),
            at: position
        )
    }

    func notAPropertyList(_ root: String, at position: SourcePosition) -> PropertyListError {
        PropertyListError(
            .fileUnreadable,
            "not a property list: the outermost element is \(root), not <plist>; "
                + "check that this is the file you mean, or put its contents into <plist version=\"1.0\">",
            at: position
        )
    }

    func secondRoot(at position: SourcePosition) -> PropertyListError {
        PropertyListError(
            .propertyListStructure,
            "<plist> holds a second value; it must hold exactly one, so remove one of them",
            at: position,
            note: PropertyListError.Note("the first value is here", at: nodes[0].position)
        )
    }

    func misplaced(
        _ element: PropertyListElement,
        in parent: PropertyListElement,
        _ advice: String,
        at position: SourcePosition
    ) -> PropertyListError {
        PropertyListError(
            .propertyListStructure,
            "\(element.tag) is not valid in \(parent.tag); \(advice)",
            at: position
        )
    }

    func valueWithoutKey(_ element: PropertyListElement, at position: SourcePosition) -> PropertyListError {
        PropertyListError(
            .propertyListStructure,
            "the \(element.tag) has no key; in a <dict> a <key> must stand before each value",
            at: position
        )
    }

    func keyWithoutValue(_ key: Int) -> PropertyListError {
        PropertyListError(
            .propertyListStructure,
            "the key '\(excerpt(of: key))' has no value; put a value after it, or remove the key",
            at: nodes[key].position
        )
    }

    func duplicateKey(_ key: Int, first: Int) -> PropertyListError {
        PropertyListError(
            .propertyListStructure,
            "the key '\(excerpt(of: key))' stands twice in this <dict>; remove or rename one of them",
            at: nodes[key].position,
            note: PropertyListError.Note("the first '\(excerpt(of: key))' is here", at: nodes[first].position)
        )
    }

    func elementInScalar(_ element: PropertyListElement, at position: SourcePosition) -> PropertyListError {
        let parent = open[open.count - 1]
        return PropertyListError(
            .propertyListStructure,
            "\(element.tag) is not valid in \(parent.element.tag), which "
                + (parent.element.holdsText ? "holds text only" : "must be empty")
                + "; is </\(parent.element.rawValue)> missing?",
            at: position,
            note: PropertyListError.Note("the \(parent.element.tag) starts here", at: parent.position)
        )
    }

    func strayText(_ piece: Bytes, endingAt end: Int, in parent: PropertyListElement) -> PropertyListError {
        let start = input.startOfText(piece, endingAt: end)
        let advice =
            switch parent {
            case .true, .false: "must be empty: write <\(parent.rawValue)/>"
            default: "holds elements only; remove the text, or put it into <string>"
            }
        return PropertyListError(
            .propertyListStructure,
            "the text '\(piece.excerpt())' is not valid in \(parent.tag), which \(advice)",
            at: input.position(of: start)
        )
    }

    private func excerpt(of node: Int) -> String {
        text.withUnsafeBufferPointer { $0.part(textRange(of: node)).excerpt() }
    }
}

extension Bytes {
    /// Where a piece of text that an XML parser reports starts in its input.
    ///
    /// - Parameters:
    ///   - piece: The text; it differs from the input where a reference stands for a character.
    ///   - end: The offset of the piece's end in the input.
    fileprivate func startOfText(_ piece: Bytes, endingAt end: Int) -> Int {
        let start = end - piece.count
        if start >= 0, end <= count, Bytes.order(part(start..<end), piece) == 0 {
            return start + piece.offsetAfterBlanks()
        }
        var offset = Swift.max(0, Swift.min(end, count) - 1)
        while offset > 0, self[offset] != .ampersand, self[offset] != .lessThan { offset -= 1 }
        return offset
    }
}
