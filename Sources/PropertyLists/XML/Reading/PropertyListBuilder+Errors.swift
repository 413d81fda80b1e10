import Basics

/// The errors of the structure, each with its place and the next step.
extension PropertyListBuilder {
    func unknownElement(at offset: Int) -> PropertyListError {
        let name = input.name(at: offset + 1)
        let position = input.position(of: offset)
        guard !open.isEmpty else { return notAPropertyList("<\(name)>", at: position) }
        let valid = PropertyListElement.allCases.map(\.rawValue).filter { $0 != "plist" }
        let suggestion = valid.nearest(to: name).map { "; did you mean <\($0)>?" }
        return PropertyListError(
            .plistStructure,
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

    func tooDeep(_ limit: Int, at position: SourcePosition) -> PropertyListError {
        PropertyListError(
            .fileUnreadable,
            "elements are nested deeper than \(limit) levels, which is refused; are end tags missing?",
            at: position
        )
    }

    func tooManyAttributes(_ count: Int, at position: SourcePosition) -> PropertyListError {
        PropertyListError(
            .fileUnreadable,
            "the tag has \(count) attributes, which is refused; remove them, since property lists need none",
            at: position
        )
    }

    func secondRoot(at position: SourcePosition) -> PropertyListError {
        PropertyListError(
            .plistStructure,
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
            .plistStructure,
            "\(element.tag) is not valid in \(parent.tag); \(advice)",
            at: position
        )
    }

    func valueWithoutKey(_ element: PropertyListElement, at position: SourcePosition) -> PropertyListError {
        PropertyListError(
            .plistStructure,
            "the \(element.tag) has no key; in a <dict> a <key> must stand before each value",
            at: position
        )
    }

    func keyWithoutValue(_ key: Int) -> PropertyListError {
        PropertyListError(
            .plistStructure,
            "the key '\(excerpt(of: key))' has no value; put a value after it, or remove the key",
            at: nodes[key].position
        )
    }

    func duplicateKey(_ key: Int, first: Int) -> PropertyListError {
        PropertyListError(
            .plistStructure,
            "the key '\(excerpt(of: key))' stands twice in this <dict>; remove or rename one of them",
            at: nodes[key].position,
            note: PropertyListError.Note("the first '\(excerpt(of: key))' is here", at: nodes[first].position)
        )
    }

    func elementInScalar(at offset: Int, parent: OpenElement) -> PropertyListError {
        PropertyListError(
            .plistStructure,
            "<\(input.name(at: offset + 1))> is not valid in \(parent.element.tag), which "
                + (parent.element.holdsText
                    ? "holds text only; write '<' as '&lt;' in text, or put " : "is empty; put ")
                + "</\(parent.element.rawValue)> before it",
            at: input.position(of: offset),
            note: PropertyListError.Note("the \(parent.element.tag) starts here", at: parent.position)
        )
    }

    func strayText(_ piece: Bytes, near offset: Int, in parent: PropertyListElement) -> PropertyListError {
        let start = input.startOfText(piece, near: offset)
        let advice =
            switch parent {
            case .true, .false: "must be empty: write <\(parent.rawValue)/>"
            default: "holds elements only; remove the text, or put it into <string>"
            }
        return PropertyListError(
            .plistStructure,
            "the text '\(piece.excerpt())' is not valid in \(parent.tag), which \(advice)",
            at: input.position(of: start)
        )
    }

    private func excerpt(of node: Int) -> String {
        text.withUnsafeBufferPointer { $0.part(textRange(of: node)).excerpt() }
    }
}

extension Bytes {
    /// Where the first character of a piece of text that is not white space stands.
    ///
    /// - Parameters:
    ///   - piece: The text; it differs from the input where a reference stands for a character.
    ///   - place: The offset before or after the piece.
    fileprivate func startOfText(_ piece: Bytes, near place: Int) -> Int {
        for start in [place, place - piece.count] where start >= 0 && start + piece.count <= count {
            if Bytes.order(part(start..<start + piece.count), piece) == 0 { return start + piece.offsetAfterBlanks() }
        }
        return Swift.max(lastOffset(of: .ampersand, before: place), lastOffset(of: .lessThan, before: place))
    }
}

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
