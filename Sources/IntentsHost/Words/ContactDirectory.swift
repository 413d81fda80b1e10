import Intents

/// The user's contacts, found by the words that people use for them.
struct ContactDirectory: Sendable {
    // `INPerson` objects don't change.
    nonisolated(unsafe) private let contacts: [INPerson]

    init(_ contacts: [INPerson]) {
        self.contacts = contacts
    }

    /// Returns the person that words stand for: the only contact that they fit, or else a person with the words as the name.
    ///
    /// - Parameter relationships: The words for relationships to the user.
    func person(_ words: String, relationships: [String: String]) -> INPerson {
        let matches = matches(for: words, relationships: relationships)
        return matches.count == 1 ? matches[0] : Self.stranger(words)
    }

    /// Returns the contacts that a person may be whom the user called by a name; an empty array for a person with more
    /// facts than that.
    func candidates(for person: INPerson, relationships: [String: String]) -> [INPerson] {
        guard person == Self.stranger(person.displayName) else { return [] }
        return matches(for: person.displayName, relationships: relationships)
    }

    /// Returns the contacts that words fit best: by the whole name or a handle, or else by a part of the name, the nickname
    /// or the relationship.
    private func matches(for words: String, relationships: [String: String]) -> [INPerson] {
        let wanted = Self.folded(words)
        guard !wanted.isEmpty else { return [] }
        let whole = contacts.filter { contact in
            Self.folded(contact.displayName) == wanted || contact.handles.contains { $0.isReached(by: words) }
        }
        if !whole.isEmpty { return whole }

        let relationship = relationships[Sentence(words).normalized]
        return contacts.filter { contact in
            relationship != nil && contact.relationship?.rawValue == relationship
                || contact.shortNames.contains { Self.folded($0) == wanted }
        }
    }

    private static func stranger(_ name: String) -> INPerson {
        INPerson(
            personHandle: INPersonHandle(value: name, type: .unknown),
            nameComponents: nil,
            displayName: name,
            image: nil,
            contactIdentifier: nil,
            customIdentifier: nil
        )
    }

    /// Returns a name without differences in case, accents, width and punctuation.
    private static func folded(_ name: String) -> String {
        Phrase(name.folding(options: [.diacriticInsensitive, .widthInsensitive], locale: nil)).normalized
    }
}

extension INPerson {
    /// The handles with which the person can be reached.
    var handles: [INPersonHandle] { [personHandle].compactMap(\.self) + (aliases ?? []) }

    /// The names that people use for short: the parts of the name, and the nickname.
    var shortNames: [String] {
        let parts = nameComponents.map { [$0.givenName, $0.familyName, $0.nickname] } ?? []
        let words = displayName.split(separator: " ").map(String.init)
        return parts.compactMap(\.self) + [words.first, words.count > 1 ? words.last : nil].compactMap(\.self)
    }
}

extension INPersonHandle {
    /// Whether words are the handle: the same address, or the same digits of a telephone number.
    fileprivate func isReached(by words: String) -> Bool {
        guard let value, !value.isEmpty else { return false }
        if value.lowercased() == words.trimmingCharacters(in: .whitespaces).lowercased() { return true }
        let (own, said) = (value.filter(\.isNumber), words.filter(\.isNumber))
        let isNumber = words.allSatisfy { $0.isNumber || $0.isWhitespace || "+-()/.".contains($0) }
        return isNumber && said.count >= 3 && own == said
    }
}
