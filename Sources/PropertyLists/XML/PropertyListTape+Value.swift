import Basics

extension PropertyListTape {
    /// A node and all that it contains as a value of its own.
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
            case .key: preconditionFailure("a key is no value")
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
