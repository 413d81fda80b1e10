/// A text with placeholders, such as `Order ${quantity} ${soup.name}`.
///
/// A placeholder is `${`, one or more names joined by dots, and `}`. Everything else is text, a lone `$` included.
package struct Template: Hashable, Sendable {
    /// A piece of a template.
    package enum Segment: Hashable, Sendable {
        /// Plain text.
        case text(String)
        /// The names of a placeholder: one for `${name}`, several for a path into an object.
        case placeholder([String])

        /// The name that a placeholder starts with: that of the parameter or property; `nil` for plain text.
        package var rootName: String? {
            switch self {
            case .text: nil
            case .placeholder(let names): names.first
            }
        }
    }

    /// The pieces in order.
    package let segments: [Segment]
    /// The names of everything written like a placeholder, in order. These include `${}` and `${order..total}`, which
    /// are text because a name is empty.
    package let writtenPaths: [[String]]

    /// Parses a template. Every text is valid: everything that isn't a placeholder is plain text.
    package init(_ source: String) {
        let bytes = source.utf8
        var segments: [Segment] = []
        var writtenPaths: [[String]] = []
        var textStart = bytes.startIndex
        var index = bytes.startIndex
        while let dollar = bytes[index...].firstIndex(of: UInt8(ascii: "$")) {
            index = bytes.index(after: dollar)
            guard index < bytes.endIndex, bytes[index] == UInt8(ascii: "{") else { continue }
            let nameStart = bytes.index(after: index)
            let isEnd = { (byte: UInt8) in byte == UInt8(ascii: "}") || byte == UInt8(ascii: "$") }
            guard let nameEnd = bytes[nameStart...].firstIndex(where: isEnd), bytes[nameEnd] == UInt8(ascii: "}") else {
                continue
            }
            let names = source[nameStart..<nameEnd].split(separator: ".", omittingEmptySubsequences: false).map(
                String.init
            )
            writtenPaths.append(names)
            guard names.allSatisfy({ !$0.isEmpty }) else { continue }
            if textStart < dollar { segments.append(.text(String(source[textStart..<dollar]))) }
            segments.append(.placeholder(names))
            index = bytes.index(after: nameEnd)
            textStart = index
        }
        if textStart < bytes.endIndex { segments.append(.text(String(source[textStart...]))) }
        self.segments = segments
        self.writtenPaths = writtenPaths
    }
}
