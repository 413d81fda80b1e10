/// A text with placeholders such as `${name}` or `${order.total}`.
struct IntentTemplate {
    enum Segment: Hashable {
        case text(Substring)
        /// The path between the braces.
        case placeholder(Substring)
    }

    /// The parts, in order. A `${` that nothing closes is plain text.
    let segments: [Segment]

    init(_ text: String) {
        var segments: [Segment] = []
        var rest = text[...]
        while let opening = rest.opening, let closing = rest[opening...].utf8.firstIndex(of: UInt8(ascii: "}")) {
            if opening > rest.startIndex { segments.append(.text(rest[..<opening])) }
            segments.append(.placeholder(rest[opening..<closing].dropFirst(2)))
            rest = rest[rest.utf8.index(after: closing)...]
        }
        if !rest.isEmpty { segments.append(.text(rest)) }
        self.segments = segments
    }
}

extension Substring {
    /// The place of the first `${`.
    fileprivate var opening: Index? {
        var dollars = utf8[...]
        while let dollar = dollars.firstIndex(of: UInt8(ascii: "$")) {
            dollars = dollars[utf8.index(after: dollar)...]
            if dollars.first == UInt8(ascii: "{") { return dollar }
        }
        return nil
    }
}
