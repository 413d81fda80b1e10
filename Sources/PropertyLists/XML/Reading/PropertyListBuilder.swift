import Basics

/// Builds the tape from the events of an XML parser, and checks that they form a property list.
struct PropertyListBuilder {
    /// The highest number of attributes that a tag may have. libxml2 compares each with all others.
    private static let attributeLimit = 100

    let input: Bytes
    private let keys: PropertyListKeyTable
    private let depthLimit: Int
    private let refusal: PropertyListParser.RootRefusal?
    /// Whether the caller refuses the kind of the value.
    private(set) var isRefused = false
    private var positions: PositionTracker
    private(set) var nodes: [PropertyListTape.Node] = []
    private(set) var text: [UInt8] = []
    /// The innermost container around the current place.
    private var container: OpenContainer?
    /// The containers around that one, the outermost first.
    private var outerContainers: [OpenContainer] = []
    /// The element around the current place if it isn't a container. Its node is the last one.
    private var scalar: PropertyListElement?
    /// Whether `</plist>` was seen.
    private(set) var isComplete = false

    init(
        input: Bytes,
        keys: PropertyListKeyTable,
        depthLimit: Int,
        refusal: PropertyListParser.RootRefusal? = nil
    ) {
        self.input = input
        self.keys = keys
        self.depthLimit = depthLimit
        self.refusal = refusal
        positions = PositionTracker(input)
        // A little more than definitions need, so that nothing is copied. Memory that isn't used costs nothing.
        nodes.reserveCapacity(input.count / 32)
        text.reserveCapacity(input.count / 2)
    }

    /// The elements around the current place, the outermost first.
    var open: [OpenElement] {
        let containers = outerContainers + [container].compactMap(\.self)
        return containers.map { OpenElement(element: $0.element, position: $0.position) }
            + [openScalar].compactMap(\.self)
    }

    /// The number of these elements.
    private var depth: Int {
        outerContainers.count + (container == nil ? 0 : 1) + (scalar == nil ? 0 : 1)
    }

    private var openScalar: OpenElement? {
        scalar.map { OpenElement(element: $0, position: nodes[nodes.count - 1].position) }
    }

    /// Handles a start tag.
    ///
    /// - Parameters:
    ///   - element: The element; `nil` if it isn't a property list element.
    ///   - attributeCount: The number of its attributes, which mean nothing in property lists.
    ///   - end: The offset of the `>` or `/>` that ends the tag.
    mutating func start(
        _ element: PropertyListElement?,
        attributeCount: Int,
        endingAt end: Int
    ) throws(PropertyListError) {
        // At the end of a truncated file, libxml2 reports a tag whose name may continue.
        guard end < input.count, input[end] == .greaterThan || end + 1 < input.count else { return }
        // Attributes can't contain a `<`.

        let offset = input.lastOffset(of: .lessThan, before: end)
        let position = positions.position(of: offset)
        guard depth < depthLimit else { throw tooDeep(depthLimit, at: position) }
        guard attributeCount <= Self.attributeLimit else { throw tooManyAttributes(attributeCount, at: position) }
        if let openScalar { throw elementInScalar(at: offset, parent: openScalar) }
        guard let element else { throw unknownElement(at: offset) }
        try checkPlace(of: element, position)

        if element.isContainer {
            if let container { outerContainers.append(container) }
            container = OpenContainer(element: element, position: position, node: nodes.count)
        } else {
            scalar = element
        }

        guard let kind = element.kind else { return }
        nodes.append(
            PropertyListTape.Node(
                kind: kind,
                key: PropertyListKeyTable.unknown,
                position: position,
                end: UInt32(nodes.count) + 1,
                textStart: UInt32(text.count),
                textCount: 0
            )
        )
    }

    /// Handles the end of the innermost element.
    mutating func end() throws(PropertyListError) {
        if let element = scalar {
            scalar = nil
            try endScalar(element, nodes.count - 1)
        } else if let closed = container {
            container = outerContainers.popLast()
            try endContainer(closed)
        }
    }

    /// Handles a piece of the text between tags.
    ///
    /// - Parameters:
    ///   - piece: The text.
    ///   - offset: The offset in the input before or after the piece.
    mutating func append(_ piece: Bytes, near offset: Int) throws(PropertyListError) {
        if let scalar, scalar.holdsText {
            text.append(contentsOf: piece)
        } else if piece.offsetAfterBlanks() < piece.count, let parent = scalar ?? container?.element {
            throw strayText(piece, near: offset, in: parent)
        }
    }

    private mutating func endScalar(_ element: PropertyListElement, _ node: Int) throws(PropertyListError) {
        nodes[node].textCount = UInt32(text.count) - nodes[node].textStart
        switch element {
        case .key: try endKey(node)
        case .integer, .real, .date, .data: try checkText(of: node, element)
        case .string, .true, .false, .dict, .array, .plist: break
        }
    }

    private mutating func endContainer(_ closed: OpenContainer) throws(PropertyListError) {
        guard closed.element != .plist else { return try endPropertyList(at: closed.position) }
        nodes[closed.node].end = UInt32(nodes.count)
        if closed.element == .dict { try endDictionary(closed) }
    }

    private mutating func endPropertyList(at start: SourcePosition) throws(PropertyListError) {
        guard !nodes.isEmpty else {
            throw PropertyListError(
                .plistStructure,
                "<plist> is empty; it must contain one value, which is a <dict> in a definition",
                at: start
            )
        }
        isComplete = true
    }

    private mutating func endKey(_ node: Int) throws(PropertyListError) {
        let range = textRange(of: node)
        nodes[node].key = text.withUnsafeBufferPointer { keys.number(of: $0.part(range)) }
        if let lastKey = container?.lastKey {
            let order = order(lastKey, node)
            if order == 0 { throw duplicateKey(node, first: lastKey) }
            if order > 0 { container?.hasAscendingKeys = false }
        }
        container?.lastKey = node
        container?.awaitsValue = true
    }

    private func endDictionary(_ closed: OpenContainer) throws(PropertyListError) {
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

    /// Compares the texts of two keys. The result is negative, zero or positive if the first is less than, equal to or
    /// greater than the second.
    private func order(_ first: Int, _ second: Int) -> Int {
        let (firstRange, secondRange) = (textRange(of: first), textRange(of: second))
        return text.withUnsafeBufferPointer { Bytes.order($0.part(firstRange), $0.part(secondRange)) }
    }

    private func checkText(of node: Int, _ element: PropertyListElement) throws(PropertyListError) {
        let range = textRange(of: node)
        let problem = text.withUnsafeBufferPointer { ScalarSyntax.problem(with: $0.part(range), in: element) }
        if let problem { throw PropertyListError(.plistStructure, problem, at: nodes[node].position) }
    }

    /// Checks that an element is valid at its place, and notes that a key in a dictionary has its value.
    private mutating func checkPlace(
        of element: PropertyListElement,
        _ position: SourcePosition
    ) throws(PropertyListError) {
        guard let parent = container else {
            guard element == .plist else { throw notAPropertyList(element.tag, at: position) }
            return
        }

        switch parent.element {
        case .plist:
            guard nodes.isEmpty else { throw secondRoot(at: position) }
            guard element != .key, element != .plist else {
                throw misplaced(element, in: .plist, "put all keys and values into one <dict>", at: position)
            }
            if let refusal, let kind = element.kind, kind != .dictionary {
                isRefused = true
                throw refusal(kind, position)
            }
        case .array:
            guard element != .key, element != .plist else {
                throw misplaced(element, in: .array, "an array contains values without keys", at: position)
            }
        case .dict:
            guard element != .plist else {
                throw misplaced(element, in: .dict, "a file has one <plist>, around everything", at: position)
            }
            if element == .key {
                if parent.awaitsValue, let key = parent.lastKey { throw keyWithoutValue(key) }
            } else {
                guard parent.awaitsValue else { throw valueWithoutKey(element, at: position) }
                container?.awaitsValue = false
            }
        case .key, .string, .integer, .real, .date, .data, .true, .false:
            break
        }
    }

    /// The range of a node's text in `text`.
    func textRange(of node: Int) -> Range<Int> {
        let start = Int(nodes[node].textStart)
        return start..<start + Int(nodes[node].textCount)
    }
}
