package import Basics

/// A parsed property list as one array of nodes in document order, each with its place in the source.
///
/// A container's contents follow it directly; `end` is the index after its last descendant, so a reader steps over a
/// value with `index = nodes[index].end`. In a dictionary, key nodes and values alternate. The texts of all keys and
/// scalars lie in one buffer. This is several times smaller and faster than a tree of objects.
package struct PropertyListTape: Sendable {
    /// The kinds of nodes.
    package enum Kind: UInt8, Sendable {
        case dictionary, array, key, string, integer, real, `true`, `false`, date, data
    }

    /// One key, scalar or container.
    package struct Node: Sendable {
        /// The kind of node.
        package var kind: Kind
        /// For a key: its number in the table that the parser was given, or `PropertyListKeyTable.unknown`.
        package var key: UInt16
        /// The place of the `<` that opens the element.
        package var position: SourcePosition
        /// The index of the first node after this one and its contents.
        package var end: UInt32
        /// The offset of the node's text in the buffer.
        package var textStart: UInt32
        /// The UTF-8 bytes of the node's text.
        package var textCount: UInt32
    }

    /// All nodes; the root value is the first.
    package internal(set) var nodes: [Node]
    /// The texts of the nodes in UTF-8, entities resolved, in the order of the nodes.
    package internal(set) var text: [UInt8]

    /// Returns the text of a key or scalar as in the file, with entities resolved and white space kept.
    package func text(of node: Node) -> String {
        let start = Int(node.textStart)
        return String(decoding: text[start..<start + Int(node.textCount)], as: UTF8.self)
    }
}

extension PropertyListTape.Kind {
    /// The name of the node's XML element, for messages.
    package var elementName: String {
        switch self {
        case .dictionary: "dict"
        case .array: "array"
        case .key: "key"
        case .string: "string"
        case .integer: "integer"
        case .real: "real"
        case .true: "true"
        case .false: "false"
        case .date: "date"
        case .data: "data"
        }
    }
}

extension PropertyListTape {
    /// Returns a node and its contents as a value.
    ///
    /// - Parameter index: The index of a value, not of a key.
    package func value(at index: Int) -> PropertyListValue {
        let node = nodes[index]
        let content: PropertyListValue.Content =
            switch node.kind {
            case .dictionary: .dictionary(entries(of: index))
            case .array: .array(elements(of: index))
            case .string: .string(text(of: node))
            case .integer: .integer(text(of: node))
            case .real: .real(text(of: node))
            case .true: .boolean(true)
            case .false: .boolean(false)
            case .date: .date(text(of: node))
            case .data: .data(text(of: node))
            case .key: preconditionFailure("a key isn't a value")
            }
        return PropertyListValue(content, at: node.position)
    }

    // The functions below call `value(at:)` again, no deeper than the limit of the parser that made the tape.

    private func entries(of dictionary: Int) -> [PropertyListValue.Entry] {
        var entries: [PropertyListValue.Entry] = []
        var index = dictionary + 1
        while index < nodes[dictionary].end {
            let key = nodes[index]
            let value = value(at: index + 1)
            entries.append(PropertyListValue.Entry(key: text(of: key), keyPosition: key.position, value: value))
            index = Int(nodes[index + 1].end)
        }
        return entries
    }

    private func elements(of array: Int) -> [PropertyListValue] {
        var elements: [PropertyListValue] = []
        var index = array + 1
        while index < nodes[array].end {
            elements.append(value(at: index))
            index = Int(nodes[index].end)
        }
        return elements
    }
}
