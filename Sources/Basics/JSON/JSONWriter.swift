/// Writes JSON into one array of bytes, a value at a time.
///
/// Members and elements come in the order of the calls. Values inside an object are each preceded by `key`:
///
///     var json = JSONWriter()
///     json.object { json in
///         json.member("name", "OrderSoup")
///         json.key("codes")
///         json.array { json in codes.forEach { code in json.string(code) } }
///     }
package struct JSONWriter: Sendable {
    /// How the text is broken into lines.
    package enum Layout: Sendable {
        /// No white space at all, as in a stream with one value a line.
        case compact
        /// One member or element a line, indented by two spaces a level.
        case indented
    }

    /// The text so far, in UTF-8, without a line break at its end.
    package private(set) var bytes: [UInt8] = []
    private let layout: Layout
    private var depth = 0
    private var isFirstInContainer = true
    private var followsKey = false

    /// Creates a writer of one value.
    package init(_ layout: Layout = .indented) {
        self.layout = layout
    }

    /// Writes an object, whose members `members` writes.
    package mutating func object(_ members: (inout JSONWriter) -> Void) {
        container(open: UInt8(ascii: "{"), close: UInt8(ascii: "}"), members)
    }

    /// Writes an array, whose elements `elements` writes.
    package mutating func array(_ elements: (inout JSONWriter) -> Void) {
        container(open: UInt8(ascii: "["), close: UInt8(ascii: "]"), elements)
    }

    /// Writes the name of a member; its value comes next.
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

    /// Writes a number as it is spelled; a spelling that JSON does not know, such as `0x1F` or `nan`, as a text.
    package mutating func number(spelled spelling: String) {
        guard Self.isNumber(spelling) else { return string(spelling) }
        startItem()
        bytes.append(contentsOf: spelling.utf8)
    }

    /// Writes a truth value.
    package mutating func boolean(_ value: Bool) {
        startItem()
        bytes.append(contentsOf: (value ? "true" : "false").utf8)
    }

    /// Writes `null`.
    package mutating func null() {
        startItem()
        bytes.append(contentsOf: "null".utf8)
    }

    /// Takes the text so far out of the writer, which goes on after it: a long text need not be in memory as a whole.
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

    /// Writes what stands between the item before and the one that starts here.
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

    /// Whether a text has the form of a JSON number: an optional minus, an integer without leading zeros, and at will
    /// a fraction and an exponent.
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
    /// Writes a member whose value is a text.
    package mutating func member(_ name: String, _ value: String) {
        key(name)
        string(value)
    }

    /// Writes a member whose value is a text, or nothing where there is none.
    package mutating func member(_ name: String, ifPresent value: String?) {
        if let value { member(name, value) }
    }

    /// Writes a member whose value is an integer.
    package mutating func member(_ name: String, _ value: some BinaryInteger) {
        key(name)
        integer(value)
    }

    /// Writes a member whose value is true or false.
    package mutating func member(_ name: String, _ value: Bool) {
        key(name)
        boolean(value)
    }

    /// Writes a member whose value is a list with one object for each of the given values.
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
