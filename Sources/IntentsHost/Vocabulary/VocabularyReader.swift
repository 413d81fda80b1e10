import Foundation

/// A reader of the property list of a vocabulary. It notes all problems with their places.
struct VocabularyReader {
    private(set) var problems: [IntentVocabularyError.Problem] = []

    /// A dictionary of the property list, at its place.
    private struct Entry {
        let place: String
        let values: [String: Any]

        func place(of key: String) -> String { place.isEmpty ? key : "\(place).\(key)" }
    }

    /// Reads a vocabulary. If there are problems, the result is incomplete.
    mutating func vocabulary(in data: Data) -> IntentVocabulary {
        let root: Any
        do {
            root = try PropertyListSerialization.propertyList(from: data, format: nil)
        } catch {
            let detail = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? "\(error)"
            note("the file isn't a property list; check it with 'plutil -lint': \(detail)", at: "")
            return IntentVocabulary()
        }

        guard let values = root as? [String: Any],
            values["ParameterVocabularies"] != nil || values["IntentPhrases"] != nil
        else {
            note("the file must contain a dictionary with 'ParameterVocabularies' or 'IntentPhrases'", at: "")
            return IntentVocabulary()
        }
        let entry = Entry(place: "", values: values)
        return IntentVocabulary(
            parameterTerms: entries("ParameterVocabularies", of: entry, isRequired: false).map { parameterTerms($0) },
            examples: entries("IntentPhrases", of: entry, isRequired: false).map { examples($0) }
        )
    }

    private mutating func parameterTerms(_ entry: Entry) -> IntentVocabulary.ParameterTerms {
        let names = texts("ParameterNames", of: entry, isRequired: true)
        for (index, name) in names.enumerated() where !Self.isParameter(name) {
            note(
                """
                '\(name)' isn't the name of a parameter; write the class of the intent and the parameter, such as \
                'INStartWorkoutIntent.workoutName'
                """,
                at: "\(entry.place(of: "ParameterNames"))[\(index)]"
            )
        }
        let items = entries("ParameterVocabulary", of: entry, isRequired: true)
        return IntentVocabulary.ParameterTerms(parameters: names, terms: items.flatMap { terms($0) })
    }

    private static func isParameter(_ name: String) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count > 1 && parts.allSatisfy { !$0.isEmpty }
    }

    private mutating func terms(_ item: Entry) -> [IntentVocabulary.Term] {
        let identifier = text("VocabularyItemIdentifier", of: item, isRequired: true)
        let synonyms = entries("VocabularyItemSynonyms", of: item, isRequired: true)
        if synonyms.isEmpty, item.values["VocabularyItemSynonyms"] is [Any] {
            note(
                "the list is empty; add a dictionary with a 'VocabularyItemPhrase'",
                at: item.place(of: "VocabularyItemSynonyms")
            )
        }
        return synonyms.compactMap { synonym in
            let phrase = text("VocabularyItemPhrase", of: synonym, isRequired: true)
            let pronunciation = text("VocabularyItemPronunciation", of: synonym, isRequired: false)
            let examples = texts("VocabularyItemExamples", of: synonym, isRequired: false)
            guard let phrase, let identifier else { return nil }
            if Phrase(phrase).isEmpty {
                note("'\(phrase)' doesn't contain a word", at: synonym.place(of: "VocabularyItemPhrase"))
            }
            return IntentVocabulary.Term(
                identifier: identifier,
                phrase: phrase,
                pronunciation: pronunciation,
                examples: examples
            )
        }
    }

    private mutating func examples(_ entry: Entry) -> IntentVocabulary.Examples {
        let intent = text("IntentName", of: entry, isRequired: true)
        return IntentVocabulary.Examples(
            intent: intent ?? "",
            phrases: texts("IntentExamples", of: entry, isRequired: true)
        )
    }

    // MARK: Values

    private mutating func text(_ key: String, of entry: Entry, isRequired: Bool) -> String? {
        guard let value = value(key, of: entry, isRequired: isRequired) else { return nil }
        if let text = value as? String, !text.isEmpty { return text }
        note("the value must be a text that isn't empty", at: entry.place(of: key))
        return nil
    }

    private mutating func texts(_ key: String, of entry: Entry, isRequired: Bool) -> [String] {
        list(key, of: entry, isRequired: isRequired).compactMap { place, value in
            if let text = value as? String, !text.isEmpty { return text }
            note("the value must be a text that isn't empty", at: place)
            return nil
        }
    }

    private mutating func entries(_ key: String, of entry: Entry, isRequired: Bool) -> [Entry] {
        list(key, of: entry, isRequired: isRequired).compactMap { place, value in
            if let values = value as? [String: Any] { return Entry(place: place, values: values) }
            note("the value must be a dictionary", at: place)
            return nil
        }
    }

    /// Returns the elements of a list with their places.
    private mutating func list(_ key: String, of entry: Entry, isRequired: Bool) -> [(String, Any)] {
        guard let value = value(key, of: entry, isRequired: isRequired) else { return [] }
        let place = entry.place(of: key)
        guard let list = value as? [Any] else {
            note("the value must be a list", at: place)
            return []
        }
        return list.enumerated().map { ("\(place)[\($0.offset)]", $0.element) }
    }

    private mutating func value(_ key: String, of entry: Entry, isRequired: Bool) -> Any? {
        let value = entry.values[key]
        if value == nil, isRequired {
            let keys = entry.values.keys.sorted().map { "'\($0)'" }.joined(separator: ", ")
            note("the key '\(key)' is missing; the dictionary has \(keys.isEmpty ? "no keys" : keys)", at: entry.place)
        }
        return value
    }

    private mutating func note(_ text: String, at place: String) {
        problems.append(IntentVocabularyError.Problem(place: place, text: text))
    }
}
