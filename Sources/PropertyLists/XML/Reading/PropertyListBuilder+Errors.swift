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
                + (suggestion ?? "; valid elements are <key> and the values \(PropertyListElement.valueTags)"),
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
            "elements are nested more than \(limit) levels deep; check for missing end tags",
            at: position
        )
    }

    func tooManyAttributes(_ count: Int, at position: SourcePosition) -> PropertyListError {
        PropertyListError(
            .fileUnreadable,
            "the tag has \(count) attributes; remove them, since property lists don't use attributes",
            at: position
        )
    }

    func secondRoot(at position: SourcePosition) -> PropertyListError {
        PropertyListError(
            .plistStructure,
            "<plist> contains a second value; remove one of them, since it must contain exactly one",
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
            "\(element.tag) isn't valid in \(parent.tag); \(advice)",
            at: position
        )
    }

    func valueWithoutKey(_ element: PropertyListElement, at position: SourcePosition) -> PropertyListError {
        PropertyListError(
            .plistStructure,
            "the \(element.tag) has no key; in a <dict>, put a <key> before each value",
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
            "the key '\(excerpt(of: key))' occurs twice in this <dict>; remove or rename one of them",
            at: nodes[key].position,
            note: PropertyListError.Note("the first '\(excerpt(of: key))' is here", at: nodes[first].position)
        )
    }

    func elementInScalar(at offset: Int, parent: OpenElement) -> PropertyListError {
        PropertyListError(
            .plistStructure,
            "<\(input.name(at: offset + 1))> isn't valid in \(parent.element.tag), which "
                + (parent.element.holdsText
                    ? "contains only text; write '<' as '&lt;' in text, or put " : "must be empty; put ")
                + "</\(parent.element.rawValue)> before it",
            at: input.position(of: offset),
            note: PropertyListError.Note("the \(parent.element.tag) starts here", at: parent.position)
        )
    }

    func strayText(_ piece: Bytes, near offset: Int, in parent: PropertyListElement) -> PropertyListError {
        let start = input.startOfText(piece, near: offset)
        let advice =
            switch parent {
            case .true, .false: "must be empty; write <\(parent.rawValue)/>"
            case .plist, .dict, .array, .key, .string, .integer, .real, .date, .data:
                "contains only elements; remove the text, or put it into a <string>"
            }

        return PropertyListError(
            .plistStructure,
            "the text '\(piece.excerpt())' isn't valid in \(parent.tag), which \(advice)",
            at: input.position(of: start)
        )
    }

    private func excerpt(of node: Int) -> String {
        text.withUnsafeBufferPointer { $0.part(textRange(of: node)).excerpt() }
    }
}

extension Bytes {
    /// The offset of the first character of a piece of text that isn't white space.
    ///
    /// - Parameters:
    ///   - piece: The text, in which characters replace references of the input.
    ///   - place: The offset before or after the piece.
    fileprivate func startOfText(_ piece: Bytes, near place: Int) -> Int {
        for start in [place, place - piece.count] where start >= 0 && start + piece.count <= count {
            if Bytes.order(part(start..<start + piece.count), piece) == 0 { return start + piece.offsetAfterBlanks() }
        }
        return Swift.max(lastOffset(of: .ampersand, before: place), lastOffset(of: .lessThan, before: place))
    }
}

extension PropertyListBuilder {
    /// Checks that a DOCTYPE contains no declarations. These can make a small file endless or include other files.
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
            "the DOCTYPE contains declarations, starting with '\(excerpt)'; "
                + "remove everything from '[' to ']', since property lists don't use declarations",
            at: input.position(of: declaration)
        )
    }
}
