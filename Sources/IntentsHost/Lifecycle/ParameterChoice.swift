import Intents

/// A value that the user can choose, with its words.
struct ParameterChoice {
    let value: IntentValue
    let choice: IntentQuestion.Choice
}

extension ParameterResolver {
    /// The values that the parameter's type allows where they are few: cases of an enum, true and false.
    var fixedChoices: [ParameterChoice] {
        switch element {
        case .boolean: [choice(.number(true)), choice(.number(false))]
        case .enumeration(let type):
            type.intentMetadata.values.filter(\.isOffered).map { choice(.enumeration($0.rawValue)) }
        default: []
        }
    }

    /// A value in words.
    func choice(_ value: IntentValue, section: String? = nil) -> ParameterChoice {
        ParameterChoice(
            value: value,
            choice: IntentQuestion.Choice(
                title: words(value),
                subtitle: value.subtitle,
                section: section,
                otherNames: otherNames(value)
            )
        )
    }

    private func otherNames(_ value: IntentValue) -> [String] {
        switch (value, element) {
        case (.object(let object), _): object.alternativeSpeakableMatches?.map(\.spokenPhrase) ?? []
        case (.number(let truth), .boolean):
            Array(truth.boolValue ? conversation.phrases.yesWords : conversation.phrases.noWords)
        case (.enumeration(let rawValue), _):
            element.enumCase(rawValue)?.synonyms.map(conversation.texts.formatter.translated) ?? []
        default: []
        }
    }

    // MARK: Words

    /// A value in the user's words.
    func words(_ value: IntentValue) -> String {
        conversation.texts.formatter.string(value, of: parameter.type, booleanNames: parameter.booleanNames)
    }

    /// What the parameter's texts can name: the intent's parameters, and the parameter's own name and limits.
    var textSource: IntentTextSource {
        let formatter = conversation.texts.formatter
        var source = IntentTextSource(intent: intent)
        source.words["displayName"] = parameter.displayName.map(formatter.translated) ?? parameter.name
        source.words["minimumValue"] = parameter.minimum.map { formatter.string($0, as: element) }
        source.words["maximumValue"] = parameter.maximum.map { formatter.string($0, as: element) }
        return source
    }

    /// The same, where a text is about a value that the parameter need not have yet.
    func textSource(_ value: IntentValue) -> IntentTextSource {
        var source = textSource
        source.phraseWords["value"] = words(value)
        source.values[parameter.name] = IntentTextSource.Entry(
            value: value,
            type: parameter.type,
            booleanNames: parameter.booleanNames
        )
        return source
    }
}

extension IntentEnumMetadata.Value {
    /// The case zero stands for "not known", unless the definition gave it a name of its own.
    fileprivate var isOffered: Bool { rawValue != 0 || displayName.text != "unknown" }
}

extension IntentValue {
    fileprivate var subtitle: String? {
        if case .object(let object) = self { object.subtitleString } else { nil }
    }
}
