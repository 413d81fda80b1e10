/// A writer that appends JSON to an array of bytes, one value at a time.
///
/// Members and elements appear in the order of the calls. Within an object, call `key` before each value:
///
///     var json = JSONWriter()
///     json.object { json in
///         json.member("name", "OrderSoup")
///         json.key("codes")
///         json.array { json in codes.forEach { code in json.string(code) } }
///     }
package struct JSONWriter: Sendable {
    /// The use of white space.
    package enum Layout: Sendable {
        /// No white space, as in a stream with one value per line.
        case compact
        /// One member or element per line, indented by two spaces per level.
        case indented
    }

    /// The UTF-8 text so far, without a line break at the end.
    package private(set) var bytes: [UInt8] = []
    private let layout: Layout
    private var depth = 0
    private var isFirstInContainer = true
    private var followsKey = false

    /// Creates a writer for one value.
    package init(_ layout: Layout = .indented) {
        self.layout = layout
    }

    /// Writes an object. The closure writes its members.
    package mutating func object(_ members: (inout JSONWriter) -> Void) {
        container(open: UInt8(ascii: "{"), close: UInt8(ascii: "}"), members)
    }

    /// Writes an array. The closure writes its elements.
    package mutating func array(_ elements: (inout JSONWriter) -> Void) {
        container(open: UInt8(ascii: "["), close: UInt8(ascii: "]"), elements)
    }

    /// Writes the name of a member. Its value must follow.
    package mutating func key(_ name: String) {
        startItem()
        quote(name)
        bytes.append(UInt8(ascii: ":"))
        if layout == .indented { bytes.append(UInt8(ascii: " ")) }
        followsKey = true
    }

    /// Writes a text.
    package mutating func string(_ text: String) {
        startItem()
        quote(text)
    }

    /// Writes an integer.
    package mutating func integer(_ value: some BinaryInteger) {
        startItem()
        bytes.append(contentsOf: String(value).utf8)
    }

    /// Writes a number as spelled, or as a text if the spelling isn't valid in JSON, such as `0x1F` or `nan`.
    package mutating func number(spelled spelling: String) {
        guard Self.isNumber(spelling) else { return string(spelling) }
        startItem()
        bytes.append(contentsOf: spelling.utf8)
    }

    /// Writes a boolean.
    package mutating func boolean(_ value: Bool) {
        startItem()
        bytes.append(contentsOf: (value ? "true" : "false").utf8)
    }

    /// Takes the text so far out of the writer, so that a long text doesn't have to be in memory as a whole.
    package mutating func takeBytes() -> [UInt8] {
        let taken = bytes
        bytes = []
        bytes.reserveCapacity(taken.count)
        return taken
    }

    private mutating func container(open: UInt8, close: UInt8, _ contents: (inout JSONWriter) -> Void) {
        startItem()
        bytes.append(open)
        depth += 1
        isFirstInContainer = true
        contents(&self)
        depth -= 1
        if !isFirstInContainer { breakLine() }
        bytes.append(close)
        isFirstInContainer = false
    }

    /// Writes the separator between the previous item and the one that starts here.
    private mutating func startItem() {
        if followsKey {
            followsKey = false
            return
        }
        if !isFirstInContainer { bytes.append(UInt8(ascii: ",")) }
        isFirstInContainer = false
        if depth > 0 { breakLine() }
    }

    private mutating func breakLine() {
        guard layout == .indented else { return }
        bytes.append(UInt8(ascii: "\n"))
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
    }

    private mutating func quote(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""): bytes += "\\\"".utf8
            case UInt8(ascii: "\\"): bytes += "\\\\".utf8
            case UInt8(ascii: "\n"): bytes += "\\n".utf8
            case UInt8(ascii: "\r"): bytes += "\\r".utf8
            case UInt8(ascii: "\t"): bytes += "\\t".utf8
            case ..<0x20:
                bytes += (byte < 0x10 ? "\\u000" : "\\u00").utf8
                bytes += String(byte, radix: 16).utf8
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Returns whether a text is a valid JSON number: an optional minus sign, an integer without leading zeros, and
    /// optionally a fraction and an exponent.
    private static func isNumber(_ text: String) -> Bool {
        var rest = text.utf8[...]
        func skipDigits() -> Bool {
            let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            rest = rest[digits.endIndex...]
            return !digits.isEmpty
        }
        func skip(_ characters: String) -> Bool {
            guard let first = rest.first, characters.utf8.contains(first) else { return false }
            rest = rest.dropFirst()
            return true
        }

        _ = skip("-")
        guard skip("0") || skipDigits() else { return false }
        if skip("."), !skipDigits() { return false }
        if skip("eE") {
            _ = skip("+-")
            guard skipDigits() else { return false }
        }
        return rest.isEmpty
    }
}

extension JSONWriter {
    /// Writes a member with a text value.
    package mutating func member(_ name: String, _ value: String) {
        key(name)
        string(value)
    }

    /// Writes a member with a text value, or nothing if the value is `nil`.
    package mutating func member(_ name: String, ifPresent value: String?) {
        if let value { member(name, value) }
    }

    /// Writes a member with an integer value.
    package mutating func member(_ name: String, _ value: some BinaryInteger) {
        key(name)
        integer(value)
    }

    /// Writes a member with a boolean value.
    package mutating func member(_ name: String, _ value: Bool) {
        key(name)
        boolean(value)
    }

    /// Writes a member whose value is an array with one object for each of the given values.
    package mutating func member<Values: Sequence>(
        _ name: String,
        objects values: Values,
        _ members: (inout JSONWriter, Values.Element) -> Void
    ) {
        key(name)
        array { json in
            for value in values { json.object { json in members(&json, value) } }
        }
    }
}
