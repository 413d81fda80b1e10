extension String {
    /// The text in UTF-16 without a byte-order mark.
    func utf16Bytes(bigEndian: Bool) -> [UInt8] {
        utf16.flatMap { unit -> [UInt8] in
            let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
            return bigEndian ? [high, low] : [low, high]
        }
    }
}
