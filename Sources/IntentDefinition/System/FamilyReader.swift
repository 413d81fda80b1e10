import Basics

/// Reads values from the JSON of a family and collects what is wrong with them, so that one error hides no other.
struct FamilyReader {
    /// The most errors of a file that are reported.
    private static let errorLimit = 100

    /// The path of the file, for diagnostics.
    let file: String
    /// The errors so far.
    private(set) var diagnostics: [Diagnostic] = []

    init(file: String) {
        self.file = file
    }

    /// Records an error.
    mutating func report(_ id: Diagnostic.ID, _ message: String, at position: SourcePosition) {
        guard diagnostics.count < Self.errorLimit else { return }
        let location = SourceLocation(file: file, position: position)
        diagnostics.append(Diagnostic(.error, id, message: message, at: location))
    }

    /// Returns the members of an object, by their names. Each must be known, and there only once.
    ///
    /// - Parameters:
    ///   - known: The names that the object may have.
    ///   - required: The names that it must have.
    mutating func members(of node: JSONNode, known: [String], required: [String] = []) -> [String: JSONNode] {
        let all = list(of: node)
        var members: [String: JSONNode] = [:]
        for member in all {
            guard known.contains(member.name) else {
                let hint = suggestion(for: member.name, among: known)
                let message = "'\(member.name)' isn't a known key; the keys are \(quotedList(known))\(hint)"
                report(.schemaUnknownKey, message, at: member.namePosition)
                continue
            }
            members[member.name] = member.value
        }
        for name in required where members[name] == nil {
            report(.schemaType, "the key '\(name)' is missing; add it", at: node.position)
        }
        return members
    }

    /// Returns the members of an object whose names aren't known beforehand, in the order of the file.
    mutating func list(of node: JSONNode) -> [JSONMember] {
        guard case .object(let members) = node.content else {
            expected("an object", at: node)
            return []
        }
        var names: Set<String> = []
        return members.filter { member in
            if names.insert(member.name).inserted { return true }
            let message = "the key '\(member.name)' occurs twice; remove one of the two"
            report(.nameDuplicate, message, at: member.namePosition)
            return false
        }
    }

    /// Returns the values under names, in the order of the file.
    mutating func named<Value>(
        _ node: JSONNode?,
        _ read: (inout Self, JSONNode) -> Value?
    ) -> [SystemFamily.Named<Value>] {
        guard let node else { return [] }
        return list(of: node).compactMap { member in
            guard let value = read(&self, member.value) else { return nil }
            return SystemFamily.Named(name: Located(member.name, at: member.namePosition), value: value)
        }
    }

    /// Returns the elements of an array that can be read; none if there is no array.
    mutating func array<Element>(_ node: JSONNode?, _ read: (inout Self, JSONNode) -> Element?) -> [Element] {
        guard let node else { return [] }
        guard case .array(let elements) = node.content else {
            expected("an array", at: node)
            return []
        }
        return elements.compactMap { read(&self, $0) }
    }

    /// Returns a text that isn't empty.
    mutating func text(_ node: JSONNode?) -> Located<String>? {
        guard let node else { return nil }
        guard case .text(let text) = node.content else {
            expected("a string", at: node)
            return nil
        }
        guard !text.isEmpty else {
            report(.schemaType, "this string is empty; fill it in", at: node.position)
            return nil
        }
        return Located(text, at: node.position)
    }

    /// Returns the name of a declaration, which may be nested in another.
    mutating func name(_ node: JSONNode?) -> Located<String>? {
        guard let text = text(node) else { return nil }
        let isValid = text.value.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
            !part.isEmpty && part.utf8.allSatisfy(Self.isLetterOrDigit) && !(part.first?.isNumber ?? true)
        }
        guard isValid else {
            report(.nameIdentifier, "'\(text.value)' isn't a valid name; use letters and digits", at: text.position)
            return nil
        }
        return text
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
        default: false
        }
    }

    /// Returns a type.
    mutating func type(_ node: JSONNode?) -> Located<SystemType>? {
        guard let text = text(node) else { return nil }
        guard let type = SystemType(text.value) else {
            let message = "'\(text.value)' isn't a valid type; write one as Swift does, such as '[INPerson]?'"
            report(.typeUnknown, message, at: text.position)
            return nil
        }
        return Located(type, at: text.position)
    }

    /// Returns true or false; false if there is no value.
    mutating func flag(_ node: JSONNode?) -> Bool {
        guard let node else { return false }
        if case .boolean(let value) = node.content { return value }
        expected("true or false", at: node)
        return false
    }

    /// Returns a whole number.
    mutating func integer(_ node: JSONNode) -> Int? {
        if case .number(let text) = node.content, let number = Int(text) { return number }
        expected("a whole number", at: node)
        return nil
    }

    private mutating func expected(_ expected: String, at node: JSONNode) {
        report(.schemaType, "expected \(expected), not \(node.kind)", at: node.position)
    }
}
