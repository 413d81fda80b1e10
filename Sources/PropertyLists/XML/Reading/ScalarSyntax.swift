/// The syntax of numbers, dates and data. White space around them and, in data, inside them is ignored.
enum ScalarSyntax {
    /// The problem with the text of an element and the way to write it; `nil` if the text is valid.
    static func problem(with text: Bytes, in element: PropertyListElement) -> String? {
        var scanner = ByteScanner(text.trimmed())
        switch element {
        case .integer:
            return scanner.takeInteger()
                ? nil
                : "'\(text.excerpt())' isn't an integer of at most 64 bits; "
                    + "write decimal digits with or without a sign, or 0x and hexadecimal digits"
        case .real:
            return scanner.takeReal()
                ? nil
                : "'\(text.excerpt())' isn't a real number; write one like '1', '-0.5' or '2.5e3', 'nan' or 'inf'"
        case .date:
            return scanner.takeDate()
                ? nil : "'\(text.excerpt())' isn't a date; write a time in UTC like '2024-05-31T08:30:00Z'"
        case .data:
            return base64Problem(in: text).map { "the <data> isn't base64: \($0)" }
        case .key, .string, .dict, .true, .array, .false, .plist:
            return nil
        }
    }

    private static func base64Problem(in text: Bytes) -> String? {
        var digits = 0
        var padding = 0
        for (offset, byte) in text.enumerated() where !byte.isBlank {
            if byte == UInt8(ascii: "=") {
                padding += 1
            } else if byte.isLetter || byte.isDigit || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "/") {
                guard padding == 0 else { return "'=' is valid only at the end" }
                digits += 1
            } else {
                let character = text.scalar(at: offset).map { "'\($0)'" } ?? byte.hexadecimal
                return "\(character) isn't one of its characters: letters, digits, '+', '/' and, at the end, '='"
            }
        }

        guard padding <= 2, (digits + padding) % 4 == 0 else {
            return "it has \(digits) characters and \(padding) '=' at the end, which must add up to a multiple of 4"
        }
        return nil
    }
}

/// Reads a number or a date from the start of a text to its end.
private struct ByteScanner {
    private let text: Bytes
    private var offset = 0

    init(_ text: Bytes) {
        self.text = text
    }

    mutating func takeInteger() -> Bool {
        let isNegative = takeSign()
        var radix: UInt64 = 10
        if text.has("0x", at: offset) || text.has("0X", at: offset) {
            radix = 16
            offset += 2
        }

        let start = offset
        let limit = isNegative ? Int64.min.magnitude : UInt64.max
        var value: UInt64 = 0
        while offset < text.count {
            let byte = text[offset]
            guard radix == 16 ? byte.isHexDigit : byte.isDigit else { return false }
            let digit = UInt64(byte.isDigit ? byte - UInt8(ascii: "0") : (byte | 0x20) - UInt8(ascii: "a") + 10)
            guard value <= (limit - digit) / radix else { return false }
            value = value * radix + digit
            offset += 1
        }

        return offset > start
    }

    mutating func takeReal() -> Bool {
        _ = takeSign()
        let word = String(decoding: text.part(offset..<text.count).prefix(9), as: UTF8.self).lowercased()
        if ["nan", "inf", "infinity"].contains(word) { return true }
        var digits = takeDigits()
        if take(".") { digits += takeDigits() }
        guard digits > 0 else { return false }
        if take("e") || take("E") {
            _ = takeSign()
            guard takeDigits() > 0 else { return false }
        }
        return offset == text.count
    }

    mutating func takeDate() -> Bool {
        _ = take("-")
        guard let year = takeNumber(4), take("-"), let month = takeNumber(2), take("-"), let day = takeNumber(2),
            take("T"), let hour = takeNumber(2), take(":"), let minute = takeNumber(2), take(":"),
            let second = takeNumber(2), take("Z"), offset == text.count
        else { return false }
        guard (1...12).contains(month) else { return false }
        let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let days = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        return (1...days[month - 1]).contains(day) && hour < 24 && minute < 60 && second < 61
    }

    private mutating func take(_ text: StaticString) -> Bool {
        guard self.text.has(text, at: offset) else { return false }
        offset += text.utf8CodeUnitCount
        return true
    }

    /// Reads an optional sign; returns whether it is a minus.
    private mutating func takeSign() -> Bool {
        if take("-") { return true }
        _ = take("+")
        return false
    }

    private mutating func takeDigits() -> Int {
        let start = offset
        while offset < text.count, text[offset].isDigit { offset += 1 }
        return offset - start
    }

    private mutating func takeNumber(_ digits: Int) -> Int? {
        var value = 0
        for _ in 0..<digits {
            guard offset < text.count, text[offset].isDigit else { return nil }
            value = value * 10 + Int(text[offset] - UInt8(ascii: "0"))
            offset += 1
        }
        return value
    }
}
