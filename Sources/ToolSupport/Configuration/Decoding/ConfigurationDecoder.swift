import Basics
import IntentDefinition

/// Reads values from JSON, and collects what is wrong with them. A wrong value does not hide what is wrong elsewhere.
struct ConfigurationDecoder {
    /// The most errors of a file that are reported. One with more is another file, or was damaged.
    private static let errorLimit = 100

    /// The path of the file, for diagnostics.
    let file: String
    /// What is wrong.
    private(set) var diagnostics: [Diagnostic] = []

    init(file: String) {
        self.file = file
    }

    /// Reads the text of a file as JSON.
    mutating func json(_ bytes: [UInt8]) -> JSONNode? {
        do throws(JSONSyntaxError) {
            return try JSONParser.parse(bytes)
        } catch {
            report(.configurationSyntax, error.message, at: error.position)
            return nil
        }
    }

    /// The members of an object with the given keys, in the order of the file. All others are errors.
    ///
    /// - Parameter required: The keys that must be there, each with what to write for it.
    mutating func members<Key: ConfigurationKey>(
        of node: JSONNode,
        as _: Key.Type,
        required: KeyValuePairs<Key, String> = [:]
    ) -> [(key: Key, value: JSONNode)] {
        guard let all = members(of: node) else { return [] }
        for (key, value) in required where !all.contains(where: { $0.name == key.rawValue }) {
            let message = "the key '\(key.rawValue)' is missing; add '\"\(key.rawValue)\": \(value)'"
            report(.configurationKey, message, at: node.position)
        }
        return all.compactMap { member in
            if let key = Key(rawValue: member.name) { return (key, member.value) }
            reportUnknown("key", member.key, .configurationKey, among: Key.allCases.map(\.rawValue))
            return nil
        }
    }

    /// The members of an object whose keys are not known beforehand, in the order of the file; `nil` for another value.
    mutating func members(of node: JSONNode) -> [JSONMember]? {
        guard case .object(let members) = node.content else {
            reportType(of: node, expecting: "an object")
            return nil
        }
        var firsts: [String: SourcePosition] = [:]
        return members.filter { member in
            guard let first = firsts.updateValue(member.namePosition, forKey: member.name) else { return true }
            let note = Diagnostic.Note("the first is here", at: SourceLocation(file: file, position: first))
            let message = "the key '\(member.name)' is there twice; remove one of the two"
            report(.configurationKey, message, at: member.namePosition, notes: [note])
            return false
        }
    }

    /// A text that is not empty.
    mutating func text(_ node: JSONNode) -> Located<String>? {
        guard case .text(let text) = node.content else {
            reportType(of: node, expecting: "a string")
            return nil
        }
        guard !text.isEmpty else {
            report(.configurationValue, "an empty string says nothing; fill it or remove it", at: node.position)
            return nil
        }
        return Located(text, at: node.position)
    }

    /// One of a list of words.
    mutating func choice<Value: RawRepresentable<String> & CaseIterable>(_ node: JSONNode) -> Value? {
        guard let text = text(node) else { return nil }
        if let value = Value(rawValue: text.value) { return value }
        reportUnknown("value", text, .configurationValue, among: Value.allCases.map(\.rawValue))
        return nil
    }

    /// A text that stands for a value.
    ///
    /// - Parameter validValues: What texts do.
    mutating func value<Value>(_ node: JSONNode, _ read: (String) -> Value?, validValues: String) -> Located<Value>? {
        guard let text = text(node) else { return nil }
        if let value = read(text.value) { return Located(value, at: text.position) }
        report(.configurationValue, "'\(text.value)' is not valid; valid are \(validValues)", at: text.position)
        return nil
    }

    /// True or false.
    mutating func boolean(_ node: JSONNode) -> Bool? {
        if case .boolean(let value) = node.content { return value }
        reportType(of: node, expecting: "true or false")
        return nil
    }

    /// A whole number from 1.
    mutating func wholeNumber(_ node: JSONNode) -> Int? {
        if case .number(let text) = node.content, let number = Int(text), number > 0 { return number }
        report(.configurationValue, "expected a whole number from 1", at: node.position)
        return nil
    }

    /// Checks the version of a file's format.
    mutating func checkVersion(_ node: JSONNode, is version: Int) {
        guard node.content != .number("\(version)") else { return }
        report(.configurationValue, "unknown version; valid is the number \(version)", at: node.position)
    }

    /// The elements of an array that can be read.
    mutating func list<Element>(_ node: JSONNode, of read: (inout Self, JSONNode) -> Element?) -> [Element] {
        guard case .array(let elements) = node.content else {
            reportType(of: node, expecting: "an array")
            return []
        }
        return elements.compactMap { read(&self, $0) }
    }

    /// Records an error.
    mutating func report(
        _ id: Diagnostic.ID,
        _ message: String,
        at position: SourcePosition,
        notes: [Diagnostic.Note] = []
    ) {
        guard hasRoom else { return }
        let location = SourceLocation(file: file, position: position)
        diagnostics.append(Diagnostic(.error, id, message, at: location, notes: notes))
        guard !hasRoom else { return }
        let rest = "the file has more than \(Self.errorLimit - 1) errors; fix the first ones, then check it again"
        diagnostics.append(Diagnostic(.error, .configurationValue, rest, at: SourceLocation(file: file)))
    }

    /// Whether there is room for another error.
    var hasRoom: Bool { diagnostics.count < Self.errorLimit }

    private mutating func reportType(of node: JSONNode, expecting expected: String) {
        report(.configurationType, "expected \(expected), not \(node.kind)", at: node.position)
    }

    private mutating func reportUnknown(
        _ noun: String,
        _ name: Located<String>,
        _ id: Diagnostic.ID,
        among names: [String]
    ) {
        // Looking for a name that is near takes longer than all else.
        guard hasRoom else { return }
        let hint = suggestion(for: name.value, among: names)
        report(id, "unknown \(noun) '\(name.value)'; valid are \(quotedList(names))\(hint)", at: name.position)
    }
}

/// The keys of an object, each of which is known.
protocol ConfigurationKey: RawRepresentable<String>, CaseIterable {}

extension JSONMember {
    /// The name with its place.
    var key: Located<String> { Located(name, at: namePosition) }
}
