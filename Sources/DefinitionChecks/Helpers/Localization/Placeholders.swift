import IntentDefinition

/// The placeholders of a text, including damaged ones.
struct Placeholders {
    /// The differences between the placeholders of a translation and those of its text.
    struct Difference {
        /// The placeholders that the translation lacks, without their brackets.
        var missing: [String]
        /// The placeholders that it has instead or in addition, as they are written.
        var found: [String]

        var isEmpty: Bool { missing.isEmpty && found.isEmpty }
    }

    /// The names in order, without repetitions.
    let names: [String]
    /// The parts that look like placeholders but aren't valid, in order, without repetitions.
    let damaged: [String]
    /// The names as a set, for fast lookups.
    private let nameSet: Set<String>

    /// Finds the placeholders of a text.
    init(_ text: String) {
        var names: [String] = []
        var damaged: [String] = []
        var nameSet: Set<String> = []
        var damagedSet: Set<String> = []
        // Most texts have none.
        let hasMarks = text.utf8.contains { $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: "{") }
        let segments = hasMarks ? Template(text).segments : []

        for segment in segments {
            switch segment {
            case .placeholder(let path):
                let name = path.joined(separator: ".")
                if nameSet.insert(name).inserted { names.append(name) }
            case .text(let text):
                damaged += Self.damagedPlaceholders(in: text).filter { damagedSet.insert($0).inserted }
            }
        }

        self.names = names
        self.damaged = damaged
        self.nameSet = nameSet
    }

    /// Returns the differences from the placeholders of the source text.
    ///
    /// A damaged placeholder counts only if a placeholder is missing, because a price can look like one: `$ (5)`.
    ///
    /// - Parameter isFilled: Whether the system can fill in a path, even if the source text doesn't have it.
    func difference(from source: Placeholders, isFilled: (_ path: [String]) -> Bool) -> Difference {
        let missing = source.names.filter { !nameSet.contains($0) }
        let extra = names.filter { !source.nameSet.contains($0) && !isFilled(Self.path($0)) }.map { "${\($0)}" }
        let known = Set(source.damaged)
        let new = missing.isEmpty ? [] : damaged.filter { !known.contains($0) }
        return Difference(missing: missing, found: extra + new)
    }

    /// Returns the names of a path, which are separated by dots.
    static func path(_ name: String) -> [String] { name.split(separator: ".").map(String.init) }

    /// Returns the parts that consist of a dollar sign and something in brackets, such as `$(time)`, `$ {time}` or
    /// `${time)`, or of braces only.
    private static func damagedPlaceholders(in text: String) -> [String] {
        let lengthLimit = 64
        let bytes = text.utf8
        var found: [String] = []
        var index = text.startIndex

        while let start = bytes[index...].firstIndex(where: { $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: "{") }) {
            index = bytes.index(after: start)
            let isBracket = bytes[start] == UInt8(ascii: "{")
            let opening = isBracket ? start : bytes[index...].firstIndex { $0 != UInt8(ascii: " ") } ?? text.endIndex
            guard opening < text.endIndex, let closings = closings(of: bytes[opening]) else { continue }
            let inside = text[bytes.index(after: opening)...].prefix(lengthLimit)
            guard let end = inside.utf8.firstIndex(where: { $0 == closings.0 || $0 == closings.1 }) else { continue }
            index = bytes.index(after: end)
            found.append(String(text[start..<index]))
        }
        return found
    }

    /// Returns the brackets that people close an opening bracket with; `nil` for another character.
    private static func closings(of opening: UInt8) -> (UInt8, UInt8)? {
        switch opening {
        case UInt8(ascii: "{"): (UInt8(ascii: "}"), UInt8(ascii: ")"))
        case UInt8(ascii: "("): (UInt8(ascii: ")"), UInt8(ascii: "}"))
        case UInt8(ascii: "["): (UInt8(ascii: "]"), UInt8(ascii: "]"))
        default: nil
        }
    }
}
