import Basics
import IntentDefinition

/// A reader of values from JSON that collects errors. An error in one value doesn't hide errors in others.
struct ConfigurationDecoder {
    /// The maximum number of errors to report. A file with more errors is damaged, or isn't a file of this format.
    private static let errorLimit = 100

    /// The path of the file, for diagnostics.
    let file: String
    /// The errors so far.
    private(set) var diagnostics: [Diagnostic] = []

    init(file: String) {
        self.file = file
    }

    /// Parses the content of a file as JSON.
    mutating func json(_ bytes: [UInt8]) -> JSONNode? {
        do throws(JSONSyntaxError) {
            return try JSONParser.parse(bytes)
        } catch {
            report(.configurationSyntax, error.message, at: error.position)
            return nil
        }
    }

    /// Reads the members of an object that has only the given keys, in the order of the file. Other keys are errors.
    ///
    /// - Parameter required: The required keys, each with the value to suggest for it.
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
            reportUnknown("key", member.key, id: .configurationKey, among: Key.allCases.map(\.rawValue))
            return nil
        }
    }

    /// Reads the members of an object with arbitrary keys, in the order of the file; `nil` for another value.
    mutating func members(of node: JSONNode) -> [JSONMember]? {
        guard case .object(let members) = node.content else {
            reportType(of: node, expecting: "an object")
            return nil
        }
        var firsts: [String: SourcePosition] = [:]
        return members.filter { member in
            guard let first = firsts.updateValue(member.namePosition, forKey: member.name) else { return true }
            let note = Diagnostic.Note("the first is here", at: SourceLocation(file: file, position: first))
            let message = "the key '\(member.name)' occurs twice; remove one of the two"
            report(.configurationKey, message, at: member.namePosition, notes: [note])
            return false
        }
    }

    /// Reads a text that isn't empty.
    mutating func text(_ node: JSONNode) -> Located<String>? {
        guard case .text(let text) = node.content else {
            reportType(of: node, expecting: "a string")
            return nil
        }
        guard !text.isEmpty else {
            report(.configurationValue, "an empty string isn't valid; fill it in or remove it", at: node.position)
            return nil
        }
        return Located(text, at: node.position)
    }

    /// Reads one of a fixed set of words.
    mutating func choice<Value: RawRepresentable<String> & CaseIterable>(_ node: JSONNode) -> Value? {
        guard let text = text(node) else { return nil }
        if let value = Value(rawValue: text.value) { return value }
        reportUnknown("value", text, id: .configurationValue, among: Value.allCases.map(\.rawValue))
        return nil
    }

    /// Reads a value that is spelled as a text.
    ///
    /// - Parameter validValues: The description of valid texts.
    mutating func value<Value>(_ node: JSONNode, _ read: (String) -> Value?, validValues: String) -> Located<Value>? {
        guard let text = text(node) else { return nil }
        if let value = read(text.value) { return Located(value, at: text.position) }
        let message = "'\(text.value)' isn't valid; valid values are \(validValues)"
        report(.configurationValue, message, at: text.position)
        return nil
    }

    /// Reads a boolean.
    mutating func boolean(_ node: JSONNode) -> Bool? {
        if case .boolean(let value) = node.content { return value }
        reportType(of: node, expecting: "true or false")
        return nil
    }

    /// Reads a whole number, 1 or greater.
    mutating func wholeNumber(_ node: JSONNode) -> Int? {
        if case .number(let text) = node.content, let number = Int(text), number > 0 { return number }
        report(.configurationValue, "expected a whole number, 1 or greater", at: node.position)
        return nil
    }

    /// Checks the version of a file's format.
    mutating func checkVersion(_ node: JSONNode, is version: Int) {
        guard node.content != .number("\(version)") else { return }
        report(.configurationValue, "the version must be the number \(version)", at: node.position)
    }

    /// Reads the elements of an array, without those that are invalid.
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
        diagnostics.append(Diagnostic(.error, id, message: message, at: location, notes: notes))
        guard !hasRoom else { return }
        let rest = "the file has more than \(Self.errorLimit - 1) errors; fix the first ones, then check it again"
        diagnostics.append(Diagnostic(.error, .configurationValue, message: rest, at: SourceLocation(file: file)))
    }

    /// Whether another error can be recorded.
    var hasRoom: Bool { diagnostics.count < Self.errorLimit }

    private mutating func reportType(of node: JSONNode, expecting expected: String) {
        report(.configurationType, "expected \(expected), not \(node.kind)", at: node.position)
    }

    private mutating func reportUnknown(
        _ noun: String,
        _ name: Located<String>,
        id: Diagnostic.ID,
        among names: [String]
    ) {
        // Finding the nearest name takes longer than everything else.

        guard hasRoom else { return }
        let hint = suggestion(for: name.value, among: names)
        report(id, "unknown \(noun) '\(name.value)'; valid \(noun)s are \(quotedList(names))\(hint)", at: name.position)
    }
}

/// The keys of an object with a fixed set of keys.
protocol ConfigurationKey: RawRepresentable<String>, CaseIterable {}

extension JSONMember {
    /// The name with its position.
    var key: Located<String> { Located(name, at: namePosition) }
}
