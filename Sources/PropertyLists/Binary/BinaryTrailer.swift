/// The last 32 bytes of a binary property list, which locate its objects.
struct BinaryTrailer {
    private static let byteCount = 32

    /// The bytes of an offset in the offset table.
    let offsetSize: Int
    /// The bytes of a reference to an object.
    let referenceSize: Int
    /// The number of objects.
    let objectCount: Int
    /// The number of the root object.
    let topObject: Int
    /// The offset of the table with the offsets of the objects.
    let offsetTable: Int

    init(of file: [UInt8]) throws(PropertyListError) {
        guard file.count >= 8 + Self.byteCount else { throw PropertyListError(binary: "it is cut off") }
        let start = file.count - Self.byteCount
        offsetSize = Int(file[start + 6])
        referenceSize = Int(file[start + 7])
        let numbers = [8, 16, 24].map { file.bigEndianInteger(at: start + $0, size: 8) }
        guard 1...8 ~= offsetSize, 1...8 ~= referenceSize,
            let objectCount = numbers[0], let topObject = numbers[1], let offsetTable = numbers[2],
            topObject < objectCount, offsetTable >= 8, offsetTable <= start,
            objectCount <= (start - offsetTable) / offsetSize
        else { throw PropertyListError(binary: "it is cut off, or its offset table is outside of it") }
        (self.objectCount, self.topObject, self.offsetTable) = (objectCount, topObject, offsetTable)
    }
}

extension [UInt8] {
    /// Returns the unsigned integer of up to eight bytes at an offset; `nil` if it doesn't fit into the bytes or an `Int`.
    func bigEndianInteger(at offset: Int, size: Int) -> Int? {
        guard offset >= 0, 1...8 ~= size, offset <= count - size else { return nil }
        return Int(exactly: self[offset..<offset + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }
}
