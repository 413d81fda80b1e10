package import Basics

/// An XML document as a tree of elements with their places, for formats other than property lists.
package struct XMLTree: Sendable {
    /// One element.
    package struct Element: Sendable {
        /// The name without the prefix of its namespace.
        package let name: String
        /// The attributes in the order of the file, with the prefixes of their names, such as `xml:space`.
        package let attributes: [(name: String, value: String)]
        /// The place of the first `<`.
        package let position: SourcePosition
        /// The offsets of the whole element in `text`, from its first `<` to its last `>`.
        package internal(set) var range: Range<Int>
        /// The offsets of the content between the tags; `nil` for an element that is one tag, such as `<note/>`.
        package internal(set) var content: Range<Int>?
        /// The text directly in the element, without that of its child elements and with entities resolved.
        package internal(set) var text = ""
        /// The child elements.
        package internal(set) var children: [Element] = []

        /// The value of an attribute; `nil` if the element doesn't have it.
        package subscript(attribute: String) -> String? {
            attributes.first { $0.name == attribute }?.value
        }

        /// Returns the first child element with a name.
        package func first(_ name: String) -> Element? {
            children.first { $0.name == name }
        }
    }

    /// The text of the file in UTF-8 without a byte-order mark.
    package let text: [UInt8]
    /// The encoding of the file.
    package let encoding: SourceEncoding
    /// The root element.
    package let root: Element

    /// The largest accepted input in bytes, so that hostile input is refused quickly and in little memory.
    static let byteLimit = 64 * 1024 * 1024
    /// The deepest accepted nesting of elements.
    static let depthLimit = 64

    /// Reads a document. DTDs aren't loaded, and only the entities of XML itself are known.
    ///
    /// - Parameter bytes: The file: UTF-8 with or without a byte-order mark, UTF-16, or an encoding that its XML
    ///   declaration names.
    /// - Throws: `PropertyListError` with the place, if the file isn't well-formed XML.
    package init(_ bytes: [UInt8]) throws(PropertyListError) {
        guard bytes.count <= Self.byteLimit else {
            throw PropertyListError(
                .fileUnreadable,
                "the file has \(bytes.count) bytes, more than the limit of \(Self.byteLimit); split it into several files",
                at: .start
            )
        }
        let source = try SourceText(bytes)
        encoding = source.encoding
        (root, text) = try source.withBytes { (text) throws(PropertyListError) in
            (try XMLTreeReader(text).root(), Array(text))
        }
    }
}
