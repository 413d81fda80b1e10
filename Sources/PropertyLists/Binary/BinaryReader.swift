import Basics

/// Reads the objects of a binary property list, within limits.
struct BinaryReader {
    private let file: [UInt8]
    private let trailer: BinaryTrailer
    private let limits: BinaryPropertyListParser.Limits
    private var valueCount = 0
    private var textByteCount = 0

    init(file: [UInt8], trailer: BinaryTrailer, limits: BinaryPropertyListParser.Limits) {
        self.file = file
        self.trailer = trailer
        self.limits = limits
    }

    /// An object whose content isn't read yet: the upper half of its first byte, the size, and the offset of the content.
    private struct Object {
        var kind: UInt8
        var size: Int
        var content: Int
    }

    /// Reads an object and all that it refers to.
    mutating func value(ofObject number: Int, depth: Int) throws(PropertyListError) -> PropertyListValue {
        guard depth <= min(limits.depth, 256) else {
            throw PropertyListError(binary: "values are nested more than \(limits.depth) levels deep")
        }
        valueCount += 1
        guard valueCount <= limits.valueCount else {
            throw PropertyListError(binary: "it has more values than the limit of \(limits.valueCount)")
        }

        let object = try object(number)
        let content: PropertyListValue.Content =
            switch object.kind {
            case 0x0: .boolean(try truth(object))
            case 0x1: .integer(try integer(object))
            case 0x2: .real(try real(object))
            case 0x3: .date(BinaryDate.text(secondsSince2001: try double(object)))
            case 0x4: .data(Base64.text(try bytes(object, unitSize: 1)))
            case 0x5, 0x6, 0x7: .string(try text(object))
            case 0xA, 0xC: .array(try elements(object, depth: depth))
            case 0xD: .dictionary(try entries(object, depth: depth))
            default: throw PropertyListError(binary: "it contains an object of the unknown kind \(object.kind)")
            }
        return PropertyListValue(content)
    }

    /// Returns the kind of an object; `nil` if it can't be read.
    func kind(ofObject number: Int) throws(PropertyListError) -> PropertyListTape.Kind? {
        switch try object(number).kind {
        case 0x0: .true
        case 0x1: .integer
        case 0x2: .real
        case 0x3: .date
        case 0x4: .data
        case 0x5, 0x6, 0x7: .string
        case 0xA, 0xC: .array
        case 0xD: .dictionary
        default: nil
        }
    }

    private func object(_ number: Int) throws(PropertyListError) -> Object {
        guard number < trailer.objectCount,
            let offset = file.bigEndianInteger(
                at: trailer.offsetTable + number * trailer.offsetSize,
                size: trailer.offsetSize
            ),
            offset >= 8, offset < trailer.offsetTable
        else { throw PropertyListError(binary: "a reference points outside of it") }
        let (kind, size) = (file[offset] >> 4, Int(file[offset] & 0xF))

        // Containers, texts and data of 15 units or more have their size in a separate integer.
        guard size == 0xF, kind >= 0x4 else { return Object(kind: kind, size: size, content: offset + 1) }
        guard offset + 1 < file.count, file[offset + 1] >> 4 == 0x1, file[offset + 1] & 0xF <= 3 else {
            throw PropertyListError(binary: "the size of a value isn't an integer")
        }

        let sizeBytes = 1 << Int(file[offset + 1] & 0xF)
        guard let count = file.bigEndianInteger(at: offset + 2, size: sizeBytes), count <= file.count else {
            throw PropertyListError(binary: "a value is larger than the file")
        }
        return Object(kind: kind, size: count, content: offset + 2 + sizeBytes)
    }

    private mutating func bytes(_ object: Object, unitSize: Int) throws(PropertyListError) -> ArraySlice<UInt8> {
        let end = object.content + object.size * unitSize
        guard end <= trailer.offsetTable else { throw PropertyListError(binary: "a value extends past its end") }
        textByteCount += object.size * unitSize
        guard textByteCount <= limits.textByteCount else {
            throw PropertyListError(binary: "its texts have more bytes than the limit of \(limits.textByteCount)")
        }
        return file[object.content..<end]
    }

    private func truth(_ object: Object) throws(PropertyListError) -> Bool {
        guard object.size == 8 || object.size == 9 else {
            throw PropertyListError(binary: "it contains a Boolean that is neither true nor false")
        }
        return object.size == 9
    }

    /// Reads an integer. Up to four bytes are unsigned, eight bytes are signed, and sixteen bytes are for large numbers.
    private mutating func integer(_ object: Object) throws(PropertyListError) -> String {
        guard object.size <= 4 else { throw PropertyListError(binary: "a number has too many bytes") }
        let bytes = try bytes(Object(kind: 0x1, size: 1 << object.size, content: object.content), unitSize: 1)
        let low = bytes.suffix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        if bytes.count == 8 { return String(Int64(bitPattern: low)) }
        guard bytes.count == 16, bytes.first! >= 0x80 else { return String(low) }
        return String(Int64(bitPattern: low))
    }

    private mutating func real(_ object: Object) throws(PropertyListError) -> String {
        let number = try double(object)
        // NaN may have a payload, which has no notation.
        guard !number.isNaN else { return "nan" }
        return number == number.rounded() && abs(number) < 1e15 ? String(Int64(number)) : "\(number)"
    }

    private mutating func double(_ object: Object) throws(PropertyListError) -> Double {
        guard object.size == 2 || object.size == 3 else {
            throw PropertyListError(binary: "a number has neither four nor eight bytes")
        }
        let bytes = try bytes(Object(kind: 0x2, size: 1 << object.size, content: object.content), unitSize: 1)
        let bits = bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return object.size == 2 ? Double(Float(bitPattern: UInt32(bits))) : Double(bitPattern: bits)
    }

    private mutating func text(_ object: Object) throws(PropertyListError) -> String {
        guard object.kind == 0x6 else {
            return String(decoding: try bytes(object, unitSize: 1), as: UTF8.self)
        }
        let bytes = Array(try bytes(object, unitSize: 2))
        let units = stride(from: 0, to: bytes.count, by: 2).map { index -> UInt16 in
            let high = UInt16(bytes[index])
            return high << 8 | UInt16(bytes[index + 1])
        }
        return String(decoding: units, as: UTF16.self)
    }

    /// Returns the numbers of the objects that a container refers to.
    private func references(from offset: Int, count: Int) throws(PropertyListError) -> [Int] {
        guard offset + count * trailer.referenceSize <= trailer.offsetTable else {
            throw PropertyListError(binary: "a container extends past its end")
        }
        let references = (0..<count).compactMap { index in
            file.bigEndianInteger(at: offset + index * trailer.referenceSize, size: trailer.referenceSize)
        }
        guard references.count == count else { throw PropertyListError(binary: "a reference points outside of it") }
        return references
    }

    private mutating func elements(
        _ object: Object,
        depth: Int
    ) throws(PropertyListError) -> [PropertyListValue] {
        var elements: [PropertyListValue] = []
        for reference in try references(from: object.content, count: object.size) {
            elements.append(try value(ofObject: reference, depth: depth + 1))
        }
        return elements
    }

    private mutating func entries(
        _ object: Object,
        depth: Int
    ) throws(PropertyListError) -> [PropertyListValue.Entry] {
        let keys = try references(from: object.content, count: object.size)
        let valueStart = object.content + object.size * trailer.referenceSize
        let values = try references(from: valueStart, count: object.size)

        var entries: [PropertyListValue.Entry] = []
        for (key, value) in zip(keys, values) {
            guard case .string(let name) = try self.value(ofObject: key, depth: depth + 1).content else {
                throw PropertyListError(binary: "a key isn't a string")
            }
            let value = try self.value(ofObject: value, depth: depth + 1)
            entries.append(PropertyListValue.Entry(key: name, keyPosition: .start, value: value))
        }
        return entries
    }
}
