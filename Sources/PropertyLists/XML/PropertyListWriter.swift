/// Writes property lists in the form in which Xcode writes definitions: tabs, `<array/>` and `<dict/>` for empty
/// containers, only `&`, `<` and `>` escaped, and a line break at the end.
package struct PropertyListWriter: Sendable {
    private static let head = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">

        """

    /// The white space before each line.
    private var margin = ""
    /// The white space that each level of nesting adds.
    private var indentation = "\t"

    /// Creates a writer.
    package init() {}

    /// Returns a value in the layout of an existing file, from its first `<` to its last `>`.
    ///
    /// - Parameters:
    ///   - margin: The white space before the line on which the value starts.
    ///   - indentation: The white space that each level of nesting adds.
    static func fragment(_ value: PropertyListValue, margin: String, indentation: String) -> String {
        var writer = PropertyListWriter()
        writer.margin = margin
        writer.indentation = indentation
        var output: [UInt8] = []
        writer.write(value, depth: 0, to: &output)
        return String(decoding: output.dropFirst(margin.utf8.count).dropLast(), as: UTF8.self)
    }

    /// Returns a text with the characters escaped that have a meaning in XML.
    static func escaped(_ text: String) -> String {
        var output: [UInt8] = []
        escape(text, to: &output)
        return String(decoding: output, as: UTF8.self)
    }

    /// Returns the bytes of a file with a value. Dictionary entries keep their order; numbers, dates and data are written
    /// exactly as their texts.
    package func bytes(of root: PropertyListValue) -> [UInt8] {
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
        indent(depth, to: &output)
        output.append(contentsOf: "<\(element)>".utf8)
        Self.escape(text, to: &output)
        output.append(contentsOf: "</\(element)>\n".utf8)
    }

    private static func escape(_ text: String, to output: inout [UInt8]) {
        for byte in text.utf8 {
            switch byte {
            case .ampersand: output.append(contentsOf: "&amp;".utf8)
            case .lessThan: output.append(contentsOf: "&lt;".utf8)
            case .greaterThan: output.append(contentsOf: "&gt;".utf8)
            // A reader turns a carriage return that isn't escaped into a line feed.
            case .carriageReturn: output.append(contentsOf: "&#13;".utf8)
            default: output.append(byte)
            }
        }
    }

    private func writeLine(_ line: String, depth: Int, to output: inout [UInt8]) {
        indent(depth, to: &output)
        output.append(contentsOf: line.utf8)
        output.append(.newline)
    }

    private func indent(_ depth: Int, to output: inout [UInt8]) {
        output.append(contentsOf: margin.utf8)
        for _ in 0..<depth { output.append(contentsOf: indentation.utf8) }
    }
}
