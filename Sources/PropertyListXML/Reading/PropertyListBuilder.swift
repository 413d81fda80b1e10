import DefinitionDiagnostics

/// Builds the tape from the events of an XML parser and checks that they make a property list.
struct PropertyListBuilder {
    /// An element that has started and not ended.
    struct OpenElement {
        let element: PropertyListElement
        /// The place of its `<`.
        let position: SourcePosition
        /// The index of its node; for `<plist>`, that of its value.
        let node: Int
        /// In a dictionary, the index of the last key.
        var lastKey: Int?
        /// In a dictionary, whether a value must come next.
        var awaitsValue = false
        /// In a dictionary, whether each key was greater than the one before, as in all files that Xcode writes. Such
        /// keys cannot repeat.
        var hasAscendingKeys = true
    }

    /// The most attributes that a tag may have. libxml2 compares each with all others, which takes long for many.
    private static let attributeLimit = 100

    let input: Bytes
    private let keys: PropertyListKeyTable
    private let depthLimit: Int
    private var positions: PositionTracker
    private(set) var nodes: [PropertyListTape.Node] = []
    private(set) var text: [UInt8] = []
    /// The elements around the current place, the outermost first.
    private(set) var open: [OpenElement] = []
    /// Whether `</plist>` was seen.
    private(set) var isComplete = false

    init(input: Bytes, keys: PropertyListKeyTable, depthLimit: Int) {
        self.input = input
        self.keys = keys
        self.depthLimit = depthLimit
        positions = PositionTracker(input)
        // A little more than definitions need, so that nothing is copied. Memory that is not touched costs nothing.
        nodes.reserveCapacity(input.count / 32)
        text.reserveCapacity(input.count / 2)
    }

    /// Takes a start tag.
    ///
    /// - Parameters:
    ///   - element: The element; `nil` when property lists have none of this name.
    ///   - attributeCount: The number of its attributes, which mean nothing in property lists.
    ///   - end: The offset of the `>` or `/>` that ends the tag.
    mutating func start(
        _ element: PropertyListElement?,
        attributeCount: Int,
        endingAt end: Int
    ) throws(PropertyListError) {
        // At the end of a file that is cut off, libxml2 reports a tag that may be the beginning of another one.
        guard end < input.count, input[end] == .greaterThan || end + 1 < input.count else { return }
        // No attribute can hold a `<`.
        let offset = input.lastOffset(of: .lessThan, before: end)
        let position = positions.position(of: offset)
        guard open.count < depthLimit else { throw tooDeep(depthLimit, at: position) }
        guard attributeCount <= Self.attributeLimit else { throw tooManyAttributes(attributeCount, at: position) }
        if let parent = open.last, !parent.element.isContainer { throw elementInScalar(at: offset, parent: parent) }
        guard let element else { throw unknownElement(at: offset) }
        try checkPlace(of: element, position)
        open.append(OpenElement(element: element, position: position, node: nodes.count))
        guard let kind = element.kind else { return }
        nodes.append(
            PropertyListTape.Node(
                kind: kind,
                key: PropertyListKeyTable.unknown,
                position: position,
                end: 0,
                textStart: UInt32(text.count),
                textCount: 0
            )
        )
    }

    /// Takes the end of the innermost element.
    mutating func end() throws(PropertyListError) {
        guard let closed = open.popLast() else { return }
        guard closed.element != .plist else { return try endPropertyList(closed) }
        nodes[closed.node].end = UInt32(nodes.count)
        if closed.element.holdsText {
            nodes[closed.node].textCount = UInt32(text.count) - nodes[closed.node].textStart
        }
        switch closed.element {
        case .key: try endKey(closed.node)
        case .dict: try endDictionary(closed)
        case .integer, .real, .date, .data: try checkText(of: closed)
        case .string, .array, .true, .false, .plist: break
        }
    }

    /// Takes a piece of the text between tags.
    ///
    /// - Parameters:
    ///   - piece: The text.
    ///   - offset: The offset in the input before or after the piece.
    mutating func append(_ piece: Bytes, near offset: @autoclosure () -> Int) throws(PropertyListError) {
        guard let parent = open.last?.element else { return }
        if parent.holdsText {
            text.append(contentsOf: piece)
        } else if piece.offsetAfterBlanks() < piece.count {
            throw strayText(piece, near: offset(), in: parent)
        }
    }

    private mutating func endPropertyList(_ closed: OpenElement) throws(PropertyListError) {
        guard !nodes.isEmpty else {
            throw PropertyListError(
                .propertyListStructure,
                "<plist> is empty; it must hold one value, for a definition a <dict>",
                at: closed.position
            )
        }
        isComplete = true
    }

    private mutating func endKey(_ node: Int) throws(PropertyListError) {
        let (keys, range) = (keys, textRange(of: node))
        nodes[node].key = text.withUnsafeBufferPointer { keys.number(of: $0.part(range)) }
        guard let parent = open.indices.last else { return }
        if let lastKey = open[parent].lastKey {
            let order = order(lastKey, node)
            if order == 0 { throw duplicateKey(node, first: lastKey) }
            if order > 0 { open[parent].hasAscendingKeys = false }
        }
        open[parent].lastKey = node
        open[parent].awaitsValue = true
    }

    private func endDictionary(_ closed: OpenElement) throws(PropertyListError) {
        if closed.awaitsValue, let key = closed.lastKey { throw keyWithoutValue(key) }
        if !closed.hasAscendingKeys { try checkKeysAreUnique(in: closed.node) }
    }

    private func checkKeysAreUnique(in dictionary: Int) throws(PropertyListError) {
        var keys: [Int] = []
        var key = dictionary + 1
        while key < nodes.count {
            keys.append(key)
            key = Int(nodes[key + 1].end)
        }
        keys.sort { first, second in
            let order = order(first, second)
            return order == 0 ? first < second : order < 0
        }
        let repeated = zip(keys, keys.dropFirst()).filter { order($0, $1) == 0 }
        if let (first, second) = repeated.min(by: { $0.1 < $1.1 }) { throw duplicateKey(second, first: first) }
    }

    /// Orders two keys by their texts: negative, zero or positive as the first is less, equal or greater.
    private func order(_ first: Int, _ second: Int) -> Int {
        let (firstRange, secondRange) = (textRange(of: first), textRange(of: second))
        return text.withUnsafeBufferPointer { Bytes.order($0.part(firstRange), $0.part(secondRange)) }
    }

    private func checkText(of closed: OpenElement) throws(PropertyListError) {
        let range = textRange(of: closed.node)
        let problem = text.withUnsafeBufferPointer { ScalarSyntax.problem(with: $0.part(range), in: closed.element) }
        if let problem { throw PropertyListError(.propertyListStructure, problem, at: closed.position) }
    }

    /// Checks that an element may stand where it does, and notes that a dictionary has got its value.
    private mutating func checkPlace(
        of element: PropertyListElement,
        _ position: SourcePosition
    ) throws(PropertyListError) {
        guard let parent = open.indices.last else {
            guard element == .plist else { throw notAPropertyList(element.tag, at: position) }
            return
        }
        switch open[parent].element {
        case .plist:
            guard nodes.isEmpty else { throw secondRoot(at: position) }
            guard element != .key, element != .plist else {
                throw misplaced(element, in: .plist, "put all keys and values into one <dict>", at: position)
            }
        case .array:
            guard element != .key, element != .plist else {
                throw misplaced(element, in: .array, "an array holds values without keys", at: position)
            }
        case .dict:
            guard element != .plist else {
                throw misplaced(element, in: .dict, "a file has one <plist>, around everything", at: position)
            }
            if element == .key {
                if open[parent].awaitsValue, let key = open[parent].lastKey { throw keyWithoutValue(key) }
            } else {
                guard open[parent].awaitsValue else { throw valueWithoutKey(element, at: position) }
                open[parent].awaitsValue = false
            }
        case .key, .string, .integer, .real, .date, .data, .true, .false:
            break
        }
    }

    /// The place of a node's text in `text`.
    func textRange(of node: Int) -> Range<Int> {
        let start = Int(nodes[node].textStart)
        return start..<start + Int(nodes[node].textCount)
    }
}
