import Basics
import IntentDefinition
import PropertyLists

extension IntentFacts {
    /// Creates the facts of an intent with known parameters.
    init(_ intent: Intent, parameters: [IntentParameter], responseProperties: [PropertyDeclaration], enums: EnumCases) {
        let names = Set(parameters.map(\.property.name))
        let types = Dictionary(parameters.map { ($0.property.name, $0.property.type) }) { first, _ in first }
        func known(_ name: Located<String>?) -> String? {
            name.flatMap { names.contains($0.value) ? $0.value : nil }
        }
        self.init(
            title: LocalizedText(intent.title),
            summary: LocalizedText(intent.description),
            category: Category(intent),
            traits: Trait.all(of: intent),
            parameters: parameters.map { ParameterFacts($0, types: types, enums: enums) },
            inputParameter: known(intent.input),
            keyParameter: known(intent.keyParameter),
            defaultImageName: intent.defaultImageName?.value,
            combinations: CombinationFacts.all(of: intent, names: names),
            outputProperty: (intent.response?.output?.value).flatMap { name in
                responseProperties.contains { $0.name == name } ? name : nil
            }
        )
    }
}

extension IntentFacts.Category {
    fileprivate init?(_ intent: Intent) {
        guard let name = intent.category?.value, let verb = intent.verb?.value else { return nil }
        self.init(name: name, verb: verb)
    }
}

extension IntentFacts.Trait {
    fileprivate static func all(of intent: Intent) -> [Self] {
        let flags: [(Self, Located<Bool>?)] = [
            (.configurable, intent.configurable), (.confirmed, intent.userConfirmationRequired),
            (.widget, intent.eligibleForWidgets), (.unsuggested, intent.ineligibleForSuggestions),
            (.deprecated, intent.deprecated),
        ]
        return flags.filter { $0.1?.value == true }.map(\.0)
    }
}

extension CombinationFacts {
    /// Returns the combinations of an intent whose parameters all exist.
    fileprivate static func all(of intent: Intent, names: Set<String>) -> [CombinationFacts] {
        ParameterCombination.Use.allCases.flatMap { use in
            intent.combinations(for: use).compactMap { CombinationFacts($0, use, names: names) }
        }
    }

    private init?(_ model: ParameterCombination, _ use: ParameterCombination.Use, names: Set<String>) {
        let parameters = model.parameterNames
        guard parameters.allSatisfy(names.contains) else { return nil }
        self.init(
            use: use,
            parameters: parameters,
            title: LocalizedText(model.title),
            subtitle: LocalizedText(model.subtitle),
            runsInBackground: model.supportsBackgroundExecution?.value == true,
            isPrimary: model.isPrimary?.value == true
        )
    }
}

extension ParameterFacts {
    /// Creates the facts of a parameter.
    ///
    /// - Parameters:
    ///   - parameter: The parameter.
    ///   - types: The types of all parameters of the intent, by their names.
    ///   - enums: The cases of the file's enums.
    init(_ parameter: IntentParameter, types: [String: ValueType], enums: EnumCases) {
        let (model, type) = (parameter.model, parameter.property.type)
        self.init(
            property: parameter.property,
            isConfigurable: model.configurable?.value == true,
            isResolved: parameter.isResolved,
            hasOptions: parameter.hasOptions,
            searchesOptions: parameter.hasOptions && parameter.searchesOptions,
            relationship: model.relationship.flatMap { Relationship($0, types: types, enums: enums) },
            prompts: Prompt.all(in: model.promptDialogs),
            reasons: parameter.reasons,
            defaultValue: model.metadata.flatMap { DefaultValue($0, type: type, enums: enums) },
            minimum: model.metadata?.limit(\.minimumValue, unit: \.minimumUnit, of: type),
            maximum: model.metadata?.limit(\.maximumValue, unit: \.maximumUnit, of: type),
            listSizes: ListSize.all(of: model)
        )
    }
}

extension ParameterFacts.DefaultValue {
    /// Creates the default of a single value; `nil` without a default, or if it doesn't match the type.
    fileprivate init?(_ metadata: ParameterMetadata, type: ValueType, enums: EnumCases) {
        guard let value = metadata.defaultValue, !type.isArray else { return nil }
        switch (type.element, value.content) {
        case (.basic(.string), .string):
            guard let text = LocalizedText(metadata.defaultText) else { return nil }
            self = .text(text)
        case (.basic(.boolean), .boolean(let value)): self = .boolean(value)
        case (.basic(.integer), _), (.basic(.decimal), _), (.basic(.timeInterval), _):
            guard let number = value.finiteNumber else { return nil }
            self = .number(number)
        case (.enumeration, .string(let name)):
            guard let rawValue = enums.rawValue(of: name, in: type) else { return nil }
            self = .enumeration(rawValue)
        default: return nil
        }
    }
}

extension ParameterFacts.ListSize {
    /// Returns the sizes of a list with a fixed number of values.
    fileprivate static func all(of parameter: Parameter) -> [Self] {
        guard parameter.fixedSizeArray?.value.integerValue == 1 else { return [] }
        return (parameter.arraySizes?.value ?? []).compactMap { size in
            guard let count = size.size?.value.integerValue else { return nil }
            return Self(count: count, sizeClass: size.sizeClass?.value ?? "")
        }
    }
}

extension Prompt {
    /// Returns the prompts with a text. If several are for the same occasion, the first counts.
    fileprivate static func all(in dialogs: Located<[PromptDialog]>?) -> [Prompt] {
        var seen: Set<Occasion> = []
        return (dialogs?.value ?? []).compactMap { dialog in
            guard let text = LocalizedText(dialog.formatString),
                let occasion = dialog.type.flatMap({ Occasion(rawValue: $0.value) }),
                seen.insert(occasion).inserted
            else { return nil }
            return Prompt(occasion: occasion, text: text)
        }
    }
}

extension ValueMetadata {
    /// Returns a limit of a number. The limit of a time interval is converted to seconds.
    fileprivate func limit(
        _ value: KeyPath<Self, PropertyListValue?>,
        unit: KeyPath<Self, Located<String>?>,
        of type: ValueType
    ) -> Double? {
        guard let number = self[keyPath: value]?.finiteNumber else { return nil }
        guard type.element == .basic(.timeInterval) else { return number }
        let seconds: Double =
            switch self[keyPath: unit]?.value {
            case "Minutes": 60
            case "Hours": 3_600
            case "Days": 86_400
            default: 1
            }
        return number * seconds
    }
}

extension Relationship {
    /// Creates the condition of a parameter; `nil` if it doesn't name a parameter of the intent, or if that parameter's
    /// value can never meet it.
    init?(_ model: ParameterRelationship, types: [String: ValueType], enums: EnumCases) {
        guard let parent = model.parentName?.value, let type = types[parent],
            let condition = Condition(model, parentType: type, enums: enums)
        else { return nil }
        self.init(parent: parent, condition: condition)
    }
}

extension Relationship.Condition {
    /// Creates a condition. A missing value means false or 0, as elsewhere in the format.
    fileprivate init?(_ model: ParameterRelationship, parentType: ValueType, enums: EnumCases) {
        switch (model.predicateName?.value, model.predicateValue?.content) {
        case ("HasAnyValue", _): self = .hasAnyValue
        case ("BooleanHasExactValue", .boolean(let value)): self = .boolean(value)
        case ("BooleanHasExactValue", nil): self = .boolean(false)
        case ("EnumHasExactValue", .string(let name)):
            guard let rawValue = enums.rawValue(of: name, in: parentType) else { return nil }
            self = .enumeration(rawValue)
        case ("IntegerValueIsGreaterThan", _): self = .greaterThan(model.predicateValue?.finiteNumber ?? 0)
        case ("IntegerValueIsGreaterThanOrEqual", _): self = .atLeast(model.predicateValue?.finiteNumber ?? 0)
        default: return nil
        }
    }
}

extension ValuePresentation {
    /// Creates the presentation of a type's values.
    init<Owner: TypedMember>(_ metadata: ValueMetadata<Owner>?, type: ValueType) {
        unit = metadata?.shownUnit
        booleanNames = type.element == .basic(.boolean) ? metadata.flatMap { BooleanNames($0) } : nil
        dateFormat = type.element == .basic(.dateComponents) ? metadata.flatMap { DateFormat($0) } : nil
    }
}

extension ValueMetadata {
    /// The unit of a number; the initial one if people can choose among several.
    fileprivate var shownUnit: String? {
        unit?.value == "Multiple" ? defaultUnit?.value : unit?.value ?? defaultUnit?.value
    }
}

extension ValuePresentation.BooleanNames {
    fileprivate init?<Owner: TypedMember>(_ metadata: ValueMetadata<Owner>) {
        guard let trueName = LocalizedText(metadata.trueDisplayName),
            let falseName = LocalizedText(metadata.falseDisplayName)
        else { return nil }
        self.init(trueName: trueName, falseName: falseName)
    }
}

extension ValuePresentation.DateFormat {
    fileprivate init?<Owner: TypedMember>(_ metadata: ValueMetadata<Owner>) {
        self.init(
            kind: metadata.format?.value,
            dateStyle: metadata.dateStyle?.value,
            timeStyle: metadata.timeStyle?.value,
            template: LocalizedText(metadata.template)
        )
        let isEmpty = kind == nil && dateStyle == nil && timeStyle == nil && template == nil
        if isEmpty { return nil }
    }
}

extension PropertyListValue {
    /// The value as a finite number; `nil` for anything else, such as the empty data that the editor writes for an
    /// absent limit.
    var finiteNumber: Double? {
        switch content {
        case .integer(let text): Number(sourceText: text, isReal: false).finiteValue
        case .real(let text): Number(sourceText: text, isReal: true).finiteValue
        case .dictionary, .array, .string, .boolean, .date, .data: nil
        }
    }
}

extension Number {
    fileprivate var finiteValue: Double? { doubleValue.isFinite ? doubleValue : nil }
}
