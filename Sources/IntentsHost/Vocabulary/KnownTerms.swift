import Intents

/// The words that the host knows for values of parameters: those of the app's user, and those of the app's vocabulary.
///
/// If both have the same words, the user's ones count, because the app states them later and for this user. Of several
/// terms in one of them, the first one counts.
struct KnownTerms {
    /// The user's terms, by their parameters and words.
    private var user: [String: [String: INSpeakableString]] = [:]
    /// The terms of the app's vocabulary, by the class of the intent with the parameter, and their words.
    private var app: [String: [String: INSpeakableString]] = [:]
    /// The terms of the app's vocabulary for system intents, by the parameters and their words. A vocabulary often lists
    /// a parameter for one of the intents that have it, such as the one that starts a workout.
    private var common: [String: [String: INSpeakableString]] = [:]

    /// Collects the terms.
    init(_ vocabulary: IntentVocabulary, user words: [INVocabularyStringType: [INSpeakableString]] = [:]) {
        for (type, words) in words {
            for parameter in type.parameters { Self.add(words, to: &user[parameter, default: [:]]) }
        }
        for entry in vocabulary.parameterTerms {
            let words = entry.terms.map(\.speakableString)
            for parameter in entry.parameters {
                Self.add(words, to: &app[parameter, default: [:]])
                let parts = parameter.split(separator: ".", maxSplits: 1).map(String.init)
                if parts.count == 2, Self.isOfSystem(parts[0]) { Self.add(words, to: &common[parts[1], default: [:]]) }
            }
        }
    }

    private static func add(_ words: [INSpeakableString], to terms: inout [String: INSpeakableString]) {
        for term in words {
            let key = Sentence(term.spokenPhrase).normalized
            if !key.isEmpty, terms[key] == nil { terms[key] = term }
        }
    }

    /// Returns the value of a parameter that words stand for.
    ///
    /// - Parameters:
    ///   - words: The words, normalized.
    ///   - parameter: The parameter, or a property of its object after a period.
    ///   - intent: The class of the intent.
    func term(_ words: String, for parameter: String, of intent: String) -> INSpeakableString? {
        let own = user[parameter]?[words] ?? app["\(intent).\(parameter)"]?[words]
        return own ?? (Self.isOfSystem(intent) ? common[parameter]?[words] : nil)
    }

    /// Returns the phrases of all terms for a parameter, in alphabetical order.
    func phrases(for parameter: String, of intent: String) -> [String] {
        let shared = Self.isOfSystem(intent) ? common[parameter] : nil
        let terms = [user[parameter], app["\(intent).\(parameter)"], shared].compactMap {
            $0?.values.map(\.spokenPhrase)
        }
        return Set(terms.joined()).sorted()
    }

    /// Returns the parameters of an intent that have terms.
    func parameters(of intent: String) -> [String] {
        let own = app.keys.filter { $0.hasPrefix(intent + ".") }.map { String($0.dropFirst(intent.count + 1)) }
        return Set(own + user.keys + (Self.isOfSystem(intent) ? Array(common.keys) : [])).sorted()
    }

    /// Returns whether an intent class is one of the system, by its name.
    private static func isOfSystem(_ intent: String) -> Bool {
        intent.hasPrefix("IN") && intent.dropFirst(2).first?.isUppercase == true && intent.hasSuffix("Intent")
    }
}

extension KnownTerms {
    /// Collects the terms of an app's vocabulary, and of its user's words if the store can be read.
    nonisolated(nonsending) init(ofAppWith vocabulary: IntentVocabulary) async {
        let words = try? await KnownPhrases.vocabulary(of: IntentEnvironment.system)
        self.init(vocabulary, user: words ?? [:])
    }

    /// Returns the value of a parameter, or of an element of its list, that an answer stands for.
    func value(
        of parameter: IntentParameterMetadata,
        in intent: INIntent,
        for answer: String,
        readBy values: IntentValueReader
    ) -> IntentValue? {
        value(
            Sentence(answer).normalized,
            for: parameter.name,
            of: "\(type(of: intent))",
            as: parameter.type.element,
            readBy: values
        )
    }

    /// Returns the value of a parameter's type that words stand for.
    ///
    /// - Parameters:
    ///   - words: The words, normalized.
    ///   - parameter: The parameter, or a property of its object after a period.
    ///   - intent: The class of the intent.
    ///   - element: The type of a single value.
    ///   - values: The reader of values in the words of a term.
    func value(
        _ words: String,
        for parameter: String,
        of intent: String,
        as element: IntentValueType.Element,
        readBy values: IntentValueReader
    ) -> IntentValue? {
        guard let term = term(words, for: parameter, of: intent) else { return nil }
        switch element {
        case .speakableString: return .speakableString(term)
        case .string: return .string(term.spokenPhrase)
        case .person, .placemark, .paymentMethod: return values.value(term.spokenPhrase, as: element)
        case .object(let type):
            let object = type.init(
                identifier: term.vocabularyIdentifier,
                display: term.spokenPhrase,
                pronunciationHint: term.pronunciationHint
            )
            return .object(object)
        case .enumeration(let type):
            let value = type.intentMetadata.values.first { $0.name == term.vocabularyIdentifier }
            return value.map { .enumeration($0.rawValue) }
        case .integer, .decimal, .boolean, .timeInterval, .dateComponents, .url, .file, .currencyAmount,
            .dateComponentsRange, .measurement, .options, .framework:
            return nil
        }
    }
}
