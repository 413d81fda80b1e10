import Basics

extension OldStyleScanner {
    /// Reads data: pairs of hexadecimal digits between `<` and `>`, with white space anywhere.
    mutating func data() throws(PropertyListError) -> [UInt8] {
        let open = mark()
        advance()
        var data: [UInt8] = []
        var high: UInt8?
        while let byte = next {
            if let digit = Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt8.init) {
                if let first = high { data.append(first << 4 | digit) }
                high = high == nil ? digit : nil
            } else if byte == UInt8(ascii: ">") {
                guard high == nil else { throw error("the data has an odd number of digits; a byte takes two") }
                advance()
                return data
            } else if byte != .space, !(0x09...0x0D ~= byte) {
                throw error("unexpected '\(excerpt)' in data; write hexadecimal digits, and '>' at the end")
            }
            advance()
        }
        throw unclosed("<", ">", at: open)
    }
}
