import Basics
import PropertyLists

/// A reader of a dictionary that records values of unexpected types.
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
        case .array, .dictionary, .string, .integer, .real, .date, .data:
            return note(key, "true/> or <false/", at: value.position)
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

    /// Returns the results of reading each dictionary of a list; an empty array if the list doesn't exist.
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

    /// Returns the existing lists of names among some keys.
    mutating func lists(_ keys: [String]) -> [InfoPropertyList.Names] {
        keys.compactMap { names($0) }
    }

    /// Returns the result of reading a nested dictionary.
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
