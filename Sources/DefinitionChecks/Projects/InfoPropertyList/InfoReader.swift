import Basics
import PropertyLists

/// Looks for keys in a dictionary, and notes values of other types than expected.
struct InfoReader {
    private(set) var issues: [PropertyListError] = []
    private let values: [String: PropertyListValue]

    init(_ entries: [PropertyListValue.Entry]) {
        values = Dictionary(entries.map { ($0.key, $0.value) }) { _, last in last }
    }

    mutating func text(_ key: String) -> Located<String>? {
        guard let value = values[key] else { return nil }
        if case .string(let text) = value.content { return Located<String>(text, at: value.position) }
        return note(key, "string", at: value.position)
    }

    mutating func flag(_ key: String) -> InfoPropertyList.Flag? {
        guard let value = values[key] else { return nil }
        switch value.content {
        case .boolean(let flag): return InfoPropertyList.Flag(value: flag, position: value.position)
        case .string("YES"), .integer("1"): return InfoPropertyList.Flag(value: true, position: value.position)
        case .string("NO"), .integer("0"): return InfoPropertyList.Flag(value: false, position: value.position)
        default: return note(key, "true/> or <false/", at: value.position)
        }
    }

    mutating func names(_ key: String) -> InfoPropertyList.Names? {
        guard let value = values[key] else { return nil }
        guard case .array(let elements) = value.content else { return note(key, "array", at: value.position) }
        var names: [Located<String>] = []
        for element in elements {
            if case .string(let name) = element.content {
                names.append(Located<String>(name, at: element.position))
            } else {
                let _: Never? = note(key, "array> of <string", at: element.position)
            }
        }
        return InfoPropertyList.Names(key: key, values: names, position: value.position)
    }

    /// Reads each dictionary of a list; nothing for a list that is not there.
    mutating func elements<Result>(_ key: String, _ read: (inout InfoReader) -> Result) -> [Result] {
        guard let value = values[key] else { return [] }
        guard case .array(let elements) = value.content else {
            let _: Never? = note(key, "array", at: value.position)
            return []
        }
        return elements.compactMap { element in
            guard case .dictionary(let entries) = element.content else {
                return note(key, "array> of <dict", at: element.position)
            }
            var inner = InfoReader(entries)
            defer { issues += inner.issues }
            return read(&inner)
        }
    }

    /// The lists of names that some keys have, as far as they are there.
    mutating func lists(_ keys: [String]) -> [InfoPropertyList.Names] {
        keys.compactMap { names($0) }
    }

    /// Reads what a dictionary holds.
    mutating func inside<Result>(
        _ key: String,
        _ read: (inout InfoReader, SourcePosition) -> Result?
    ) -> Result? {
        guard let value = values[key] else { return nil }
        guard case .dictionary(let entries) = value.content else { return note(key, "dict", at: value.position) }
        var inner = InfoReader(entries)
        defer { issues += inner.issues }
        return read(&inner, value.position)
    }

    private mutating func note<Result>(_ key: String, _ element: String, at position: SourcePosition) -> Result? {
        issues.append(
            PropertyListError(.plistStructure, "the value of '\(key)' must be <\(element)>", at: position)
        )
        return nil
    }
}
