import PropertyLists

extension PropertyListValue {
    /// Whether a property list in XML can hold the value: it has no way to write most control characters, and its
    /// dictionaries have each key once.
    var isSpelledInXML: Bool {
        switch content {
        case .string(let text): text.isSpelledInXML
        case .array(let elements): elements.allSatisfy(\.isSpelledInXML)
        case .dictionary(let entries):
            Set(entries.map(\.key)).count == entries.count
                && entries.allSatisfy { $0.key.isSpelledInXML && $0.value.isSpelledInXML }
        default: true
        }
    }
}

extension String {
    fileprivate var isSpelledInXML: Bool {
        unicodeScalars.allSatisfy { scalar in
            switch scalar {
            case "\t", "\n": true
            case "\u{FFFE}", "\u{FFFF}": false
            default: scalar >= " "
            }
        }
    }
}
