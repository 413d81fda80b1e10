/// Changes inputs as people change files: words take the place of other words, and elements are doubled or taken out.
/// What comes of it can mostly be read, so that it comes further than the parser.
struct FileMutator {
    private static let wordMarks = Set("_.-$".utf8)

    private let input: [UInt8]
    private var state: UInt64

    /// Prepares the change of an input that a seed stands for.
    init(_ input: [UInt8], seed: UInt32) {
        self.input = input
        state = UInt64(seed)
    }

    /// The changed input; `nil` where this change is left to the fuzzer.
    mutating func mutated() -> [UInt8]? {
        switch next(below: 8) {
        case 0...2: replacingWord()
        case 3: element().map { input[..<$0.upperBound] + input[$0] + input[$0.upperBound...] }.map(Array.init)
        case 4: element().map { input[..<$0.lowerBound] + input[$0.upperBound...] }.map(Array.init)
        default: nil
        }
    }

    /// Puts a word of the input in the place of another.
    private mutating func replacingWord() -> [UInt8]? {
        let words = words
        guard let old = pick(words), let new = pick(words), input[old] != input[new] else { return nil }
        return Array(input[..<old.lowerBound] + input[new] + input[old.upperBound...])
    }

    /// Letters and digits in a row that are no name of an element.
    private var words: [Range<Int>] {
        var words: [Range<Int>] = []
        var start: Int?
        for (index, byte) in input.enumerated() {
            if Self.isOfWord(byte) {
                let isName =
                    index > 0 && (input[index - 1] == UInt8(ascii: "<") || input[index - 1] == UInt8(ascii: "/"))
                if start == nil, !isName { start = index }
            } else {
                if let first = start { words.append(first..<index) }
                start = nil
            }
        }
        return words
    }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: wordMarks.contains(byte)
        }
    }

    /// An element from its first tag to its last, and a key with its value.
    private mutating func element() -> Range<Int>? {
        let starts = input.indices.dropLast().filter {
            input[$0] == UInt8(ascii: "<") && Self.isOfWord(input[$0 + 1])
        }
        guard let start = pick(starts), let end = endOfElement(at: start) else { return nil }
        guard input[start...].starts(with: "<key".utf8) else { return start..<end }
        let value = input[end...].firstIndex(of: UInt8(ascii: "<"))
        return value.flatMap { endOfElement(at: $0) }.map { start..<$0 }
    }

    private func endOfElement(at start: Int) -> Int? {
        var (depth, index) = (0, start)
        while let open = input[index...].firstIndex(of: UInt8(ascii: "<")),
            let close = input[open...].firstIndex(of: UInt8(ascii: ">"))
        {
            if input[open + 1] == UInt8(ascii: "/") {
                depth -= 1
            } else if input[close - 1] != UInt8(ascii: "/") {
                depth += 1
            }
            index = close + 1
            if depth <= 0 { return depth == 0 ? index : nil }
        }
        return nil
    }

    private mutating func pick<Element>(_ elements: [Element]) -> Element? {
        elements.isEmpty ? nil : elements[next(below: elements.count)]
    }

    /// A number that looks random (SplitMix64).
    private mutating func next(below limit: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
    }
}

/// What libFuzzer calls to change an input.
@_cdecl("LLVMFuzzerCustomMutator")
func mutate(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int, _ seed: UInt32) -> Int {
    var mutator = FileMutator(Array(UnsafeBufferPointer(start: bytes, count: count)), seed: seed)
    guard let changed = mutator.mutated(), changed.count <= limit else { return mutateBytes(bytes, count, limit) }
    bytes.update(from: changed, count: changed.count)
    return changed.count
}

/// libFuzzer's own way to change an input.
@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int) -> Int
