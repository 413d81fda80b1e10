/// Writes property lists in the form in which Xcode writes definitions: tabs, `<array/>` and `<dict/>` for empty
/// containers, only `&`, `<` and `>` escaped, and a line break at the end.
public struct PropertyListWriter: Sendable {
    private static let head = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">

        """

    /// Creates a writer.
    public init() {}

    /// The bytes of a file that holds a value. Dictionary entries keep the order that they have in the value; numbers,
    /// dates and data are written as their texts stand.
    public func bytes(of root: PropertyListValue) -> [UInt8] {
        var output = Array(Self.head.utf8)
        write(root, depth: 0, to: &output)
        output.append(contentsOf: "</plist>\n".utf8)
        return output
    }

    private func write(_ value: PropertyListValue, depth: Int, to output: inout [UInt8]) {
        switch value.content {
        case .string(let text): writeLine("string", text, depth: depth, to: &output)
        case .integer(let text): writeLine("integer", text, depth: depth, to: &output)
        case .real(let text): writeLine("real", text, depth: depth, to: &output)
        case .date(let text): writeLine("date", text, depth: depth, to: &output)
        case .data(let text): writeLine("data", text, depth: depth, to: &output)
        case .boolean(let value): writeLine(value ? "<true/>" : "<false/>", depth: depth, to: &output)
        case .array([]): writeLine("<array/>", depth: depth, to: &output)
        case .dictionary([]): writeLine("<dict/>", depth: depth, to: &output)
        case .array(let elements):
            writeLine("<array>", depth: depth, to: &output)
            for element in elements { write(element, depth: depth + 1, to: &output) }
            writeLine("</array>", depth: depth, to: &output)
        case .dictionary(let entries):
            writeLine("<dict>", depth: depth, to: &output)
            for entry in entries {
                writeLine("key", entry.key, depth: depth + 1, to: &output)
                write(entry.value, depth: depth + 1, to: &output)
            }
            writeLine("</dict>", depth: depth, to: &output)
        }
    }

    private func writeLine(_ element: String, _ text: String, depth: Int, to output: inout [UInt8]) {
        indent(depth, &output)
        output.append(contentsOf: "<\(element)>".utf8)
        for byte in text.utf8 {
            switch byte {
            case .ampersand: output.append(contentsOf: "&amp;".utf8)
            case .lessThan: output.append(contentsOf: "&lt;".utf8)
            case .greaterThan: output.append(contentsOf: "&gt;".utf8)
            // Written as it is, it would be read as a line feed.
            case .carriageReturn: output.append(contentsOf: "&#13;".utf8)
            default: output.append(byte)
            }
        }
        output.append(contentsOf: "</\(element)>\n".utf8)
    }

    private func writeLine(_ line: String, depth: Int, to output: inout [UInt8]) {
        indent(depth, &output)
        output.append(contentsOf: line.utf8)
        output.append(.newline)
    }

    private func indent(_ depth: Int, _ output: inout [UInt8]) {
        output.append(contentsOf: repeatElement(.tab, count: depth))
    }
}
