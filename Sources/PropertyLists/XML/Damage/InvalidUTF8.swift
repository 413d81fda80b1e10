import Basics

extension Bytes {
    /// The offset of the first character that takes more bytes than it needs. It isn't valid UTF-8, but is the one error
    /// that libxml2 accepts.
    var offsetOfOverlongCharacter: Int? {
        var offset = 0
        while offset < count {
            if self[offset] >= 0xC0, isOverlong(at: offset) { return offset }
            offset += 1
        }
        return nil
    }

    private func isOverlong(at offset: Int) -> Bool {
        switch self[offset] {
        case 0xC0, 0xC1: true
        case 0xE0: offset + 1 < count && self[offset + 1] < 0xA0
        case 0xF0: offset + 1 < count && self[offset + 1] < 0x90
        default: false
        }
    }

    /// The offset of the first byte before an offset that isn't valid UTF-8.
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

    /// Whether the text ends within the character that starts at an offset.
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

extension PropertyListError {
    /// The error for a byte that isn't valid UTF-8.
    static func invalidUTF8(at offset: Int, in text: Bytes) -> PropertyListError {
        PropertyListError(
            .fileUnreadable,
            "the byte \(text[offset].hexadecimal) isn't valid UTF-8; save the file as UTF-8, or name its encoding in the "
                + "XML declaration",
            at: text.position(of: offset)
        )
    }
}
