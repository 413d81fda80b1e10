import Foundation

/// The symbols of a program or library: a 64-bit ELF file.
struct SymbolTable {
    private let file: Data

    /// Opens the file that contains a class; `nil` if the file can't be read.
    ///
    /// The classes of generic types are created at run time, and files don't contain them: the program's file is
    /// opened.
    init?(ofImageWith type: AnyClass) {
        let paths = [Self.image(with: UInt(bitPattern: unsafeBitCast(type, to: Int.self))), "/proc/self/exe"]
        let files = paths.lazy.compactMap { $0 }
            .compactMap { try? Data(contentsOf: URL(fileURLWithPath: $0), options: .mappedIfSafe) }
        guard let file = files.first(where: { $0.starts(with: Self.magic) }) else { return nil }
        self.file = file
    }

    /// Returns the file that is mapped at an address. Each line of the system's list has a range of addresses, four
    /// other fields, and a path.
    private static func image(with address: UInt) -> String? {
        guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else { return nil }
        for line in maps.split(separator: "\n") {
            let fields = line.split(separator: " ", maxSplits: 5)
            let range = (fields.first ?? "").split(separator: "-").compactMap { UInt($0, radix: 16) }
            guard fields.count == 6, range.count == 2, range[0] <= address, address < range[1] else { continue }
            return String(fields[5].drop { $0 == " " })
        }
        return nil
    }

    /// The first bytes of a file: the name of the format, 64 bits, little-endian.
    private static let magic: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1]

    /// Returns the names of functions with a prefix.
    func functions(named prefix: String) -> [String] {
        file.withUnsafeBytes { bytes in
            let prefix = Array(prefix.utf8)
            return Section.all(in: bytes).filter(\.holdsSymbols).flatMap { section in
                section.functions(named: prefix, in: bytes)
            }
        }
    }
}

/// A section of the file.
private struct Section {
    private let kind: UInt32
    private let start: Int
    private let size: Int
    /// The index of the section with the names of the symbols.
    private let names: Int

    /// Whether the section is a symbol table: the full one, or the one for linking at run time.
    var holdsSymbols: Bool { kind == 2 || kind == 11 }

    static func all(in bytes: UnsafeRawBufferPointer) -> [Section] {
        guard let start: UInt64 = bytes.value(at: 0x28), let size: UInt16 = bytes.value(at: 0x3A),
            let count: UInt16 = bytes.value(at: 0x3C)
        else { return [] }
        guard start < bytes.count else { return [] }
        return (0..<Int(count)).compactMap { Section(bytes, at: Int(start) + $0 * Int(size)) }
    }

    private init?(_ bytes: UnsafeRawBufferPointer, at place: Int) {
        guard let kind: UInt32 = bytes.value(at: place + 4), let start: UInt64 = bytes.value(at: place + 0x18),
            let size: UInt64 = bytes.value(at: place + 0x20), let names: UInt32 = bytes.value(at: place + 0x28)
        else { return nil }
        self.kind = kind
        self.start = Int(clamping: start)
        self.size = Int(clamping: size)
        self.names = Int(names)
    }

    func functions(named prefix: [UInt8], in bytes: UnsafeRawBufferPointer) -> [String] {
        let sections = Self.all(in: bytes)
        guard sections.indices.contains(names), start <= bytes.count, size <= bytes.count - start else { return [] }
        let texts = sections[names].start
        return stride(from: start, to: start + size, by: Self.symbolSize).compactMap { place in
            guard let name: UInt32 = bytes.value(at: place), let kind: UInt8 = bytes.value(at: place + 4),
                kind & 0xF == Self.functionKind, texts < bytes.count - Int(name)
            else { return nil }
            let rest = bytes[(texts + Int(name))...]
            return rest.starts(with: prefix) ? String(decoding: rest.prefix { $0 != 0 }, as: UTF8.self) : nil
        }
    }

    private static let symbolSize = 24
    private static let functionKind: UInt8 = 2
}

extension UnsafeRawBufferPointer {
    /// Reads a number; `nil` past the end.
    fileprivate func value<Number: FixedWidthInteger>(at place: Int) -> Number? {
        guard place >= 0, place <= count - MemoryLayout<Number>.size else { return nil }
        return Number(littleEndian: loadUnaligned(fromByteOffset: place, as: Number.self))
    }
}
