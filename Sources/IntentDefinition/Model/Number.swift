/// A number as the file spells it.
package struct Number: Hashable, Sendable {
    /// The text in the file, such as `1` or `0.5`. It is kept because Xcode's spelling varies.
    package var sourceText: String
    /// Whether the element is `<real>` rather than `<integer>`.
    package var isReal: Bool

    /// Creates a number from its spelling.
    package init(sourceText: String, isReal: Bool) {
        self.sourceText = sourceText
        self.isReal = isReal
    }

    /// Creates an integer.
    package init(_ value: Int) {
        self.init(sourceText: String(value), isReal: false)
    }

    /// The value as an integer; `nil` for a real number and beyond the range of `Int`.
    ///
    /// Property lists allow spaces around the number, a sign, and hexadecimal digits after `0x`.
    package var integerValue: Int? {
        guard !isReal else { return nil }
        if let value = Int(sourceText) { return value }
        let text = trimmedText
        let isNegative = text.hasPrefix("-")
        let digits = isNegative || text.hasPrefix("+") ? text.dropFirst() : text
        guard digits.hasPrefix("0x") || digits.hasPrefix("0X") else { return Int(text) }
        return Int((isNegative ? "-" : "") + digits.dropFirst(2), radix: 16)
    }

    /// The value as a floating-point number.
    package var doubleValue: Double {
        integerValue.map(Double.init) ?? Double(trimmedText) ?? 0
    }

    private var trimmedText: Substring {
        let start = sourceText.drop(while: \.isWhitespace)
        let end = start.lastIndex { !$0.isWhitespace }
        return end.map { start[...$0] } ?? ""
    }
}
