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
        while let opening = rest.firstRange(of: "${"), let closing = rest[opening.upperBound...].firstIndex(of: "}") {
            if opening.lowerBound > rest.startIndex { segments.append(.text(rest[..<opening.lowerBound])) }
            segments.append(.placeholder(rest[opening.upperBound..<closing]))
            rest = rest[rest.index(after: closing)...]
        }
        if !rest.isEmpty { segments.append(.text(rest)) }
        self.segments = segments
    }
}
