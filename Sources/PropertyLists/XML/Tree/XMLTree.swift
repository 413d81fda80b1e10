package import Basics

/// An XML document as a tree of elements with their places, for formats other than property lists.
package struct XMLTree: Sendable {
    /// One element.
    package struct Element: Sendable {
        /// The name without the prefix of its namespace.
        package let name: String
        /// The attributes in the order of the file. Their names have prefixes if the file has them, such as `xml:space`.
        package let attributes: [(name: String, value: String)]
        /// The place of the first `<`.
        package let position: SourcePosition
        /// The offsets in `text` from the first `<` to the byte after the last `>`.
        package internal(set) var range: Range<Int>
        /// The offsets of what is between the tags; `nil` for an element that is one tag, such as `<note/>`.
        package internal(set) var content: Range<Int>?
        /// The text directly in the element: entities are resolved, and what is in further elements is left out.
        package internal(set) var text = ""
        /// The elements directly in it.
        package internal(set) var children: [Element] = []

        /// The value of an attribute.
        package subscript(attribute: String) -> String? {
            attributes.first { $0.name == attribute }?.value
        }

        /// The first element of a name directly in this one.
        package func first(_ name: String) -> Element? {
            children.first { $0.name == name }
        }
    }

    /// The text of the file in UTF-8 without a byte-order mark.
    package let text: [UInt8]
    /// How the file spells its text.
    package let encoding: SourceEncoding
    /// The outermost element.
    package let root: Element

    /// Bounds on what is read, so that hostile input is refused quickly and in little memory.
    static let byteLimit = 64 * 1024 * 1024
    static let depthLimit = 64

    /// Reads a document. No DTD is loaded, and entities other than those of XML itself are unknown.
    ///
    /// - Parameter bytes: The file: UTF-8 with or without a byte-order mark, UTF-16, or an encoding that its XML
    ///   declaration names.
    /// - Throws: `PropertyListError` with the place for a file that isn't well-formed XML.
    package init(_ bytes: [UInt8]) throws(PropertyListError) {
        guard bytes.count <= Self.byteLimit else {
            throw PropertyListError(
                .fileUnreadable,
                "the file has \(bytes.count) bytes, more than the \(Self.byteLimit) that are accepted; split it",
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
