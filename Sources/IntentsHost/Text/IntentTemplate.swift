/// A text with placeholders such as `${name}` or `${order.total}`.
struct IntentTemplate {
    enum Segment: Hashable {
        case text(Substring)
        /// The path between the braces.
        case placeholder(Substring)
    }

    /// The parts, in order. A `${` that isn't closed before the next `$` is plain text.
    let segments: [Segment]

    init(_ text: String) {
        var segments: [Segment] = []
        var rest = text[...]
        var searched = rest

        while let opening = searched.opening {
            let path = rest[opening...].dropFirst(2)
            guard let end = path.utf8.firstIndex(where: { $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "$") }) else {
                break
            }
            guard path.utf8[end] == UInt8(ascii: "}") else {
                searched = rest[end...]
                continue
            }
            if opening > rest.startIndex { segments.append(.text(rest[..<opening])) }
            segments.append(.placeholder(path[..<end]))
            rest = rest[rest.utf8.index(after: end)...]
            searched = rest
        }

        if !rest.isEmpty { segments.append(.text(rest)) }
        self.segments = segments
    }
}

extension Substring {
    /// The index of the first `${`.
    fileprivate var opening: Index? {
        var dollars = utf8[...]
        while let dollar = dollars.firstIndex(of: UInt8(ascii: "$")) {
            dollars = dollars[utf8.index(after: dollar)...]
            if dollars.first == UInt8(ascii: "{") { return dollar }
        }
        return nil
    }
}
