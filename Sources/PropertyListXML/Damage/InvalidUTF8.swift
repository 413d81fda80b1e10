extension Bytes {
    /// The offset of the first byte before an offset that does not belong to a character in UTF-8.
    package func offsetOfInvalidUTF8(before end: Int) -> Int? {
        var parser = Unicode.UTF8.ForwardParser()
        var iterator = makeIterator()
        var offset = 0
        while offset < end {
            switch parser.parseScalar(from: &iterator) {
            case .valid(let scalar): offset += scalar.count
            case .emptyInput: return nil
            case .error: return offset
            }
        }
        return nil
    }

    /// Whether the bytes from an offset on are the beginning of a character whose rest is missing.
    func endsInsideCharacter(at offset: Int) -> Bool {
        let size =
            switch self[offset] {
            case 0xC2...0xDF: 2
            case 0xE0...0xEF: 3
            case 0xF0...0xF4: 4
            default: 1
            }
        return count - offset < size && self[(offset + 1)...].allSatisfy { $0 & 0xC0 == 0x80 }
    }
}
