import Intents

/// A value that the user can choose, with the words for it.
struct ParameterChoice {
    let value: IntentValue
    let choice: IntentQuestion.Choice
}

/// The words for a parameter and its values, in the user's language.
struct ParameterWording {
    private let parameter: IntentParameterMetadata
    private let intent: INIntent
    private let phrases: IntentHostPhrases
    private let formatter: IntentValueFormatter

    init(of parameter: IntentParameterMetadata, in intent: INIntent, conversation: IntentConversation) {
        self.parameter = parameter
        self.intent = intent
        phrases = conversation.phrases
        formatter = conversation.texts.formatter
    }

    private var element: IntentValueType.Element { parameter.type.element }

    // MARK: Choices

    /// The values that the parameter's type allows, if they are few: the cases of an enum, or true and false.
    var fixedChoices: [ParameterChoice] {
        switch element {
        case .boolean: [choice(.number(true)), choice(.number(false))]
        case .enumeration(let type):
            type.intentMetadata.values.filter(\.isOffered).map { choice(.enumeration($0.rawValue)) }
        case .string, .integer, .decimal, .timeInterval, .dateComponents, .dateComponentsRange, .url, .file, .person,
            .placemark, .currencyAmount, .paymentMethod, .speakableString, .measurement, .object, .options, .framework:
            []
        }
    }

    /// Returns a value as a choice.
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
        case (.person(let person), _): person.shortNames + person.handles.compactMap(\.value)
        case (.object(let object), _): object.alternativeSpeakableMatches?.map(\.spokenPhrase) ?? []
        case (.number(let truth), .boolean): Array(truth.boolValue ? phrases.yesWords : phrases.noWords)
        case (.enumeration(let rawValue), _):
            element.enumCase(rawValue)?.synonyms.map(formatter.translated) ?? []
        default: []
        }
    }

    // MARK: Words

    /// Returns a value in the user's words.
    func words(_ value: IntentValue) -> String {
        formatter.string(value, of: parameter.type, booleanNames: parameter.booleanNames)
    }

    /// The values of the placeholders in the parameter's texts: the intent's parameters, and this parameter's name and
    /// limits.
    var textSource: IntentTextSource {
        var source = IntentTextSource(intent: intent)
        source.words["displayName"] = parameter.displayName.map(formatter.translated) ?? parameter.name
        source.words["minimumValue"] = parameter.minimum.map { formatter.string($0, as: element) }
        source.words["maximumValue"] = parameter.maximum.map { formatter.string($0, as: element) }
        return source
    }

    /// Returns the values of the placeholders in a text about a value, which the parameter may not have yet.
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

    /// Returns the values of the placeholders in a text about several values, of which the user chooses one.
    func textSource(count: Int) -> IntentTextSource {
        var source = textSource
        source.words["count"] = formatter.string(.number(NSNumber(value: count)), of: IntentValueType(.integer))
        return source
    }
}

extension IntentEnumMetadata.Value {
    /// Whether the user can choose the case. Case zero stands for "unknown", unless the definition gives it a name.
    fileprivate var isOffered: Bool { rawValue != 0 || displayName.text != "unknown" }
}

extension IntentValue {
    fileprivate var subtitle: String? {
        if case .object(let object) = self { object.subtitleString } else { nil }
    }
}
