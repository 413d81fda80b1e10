import Basics
import IntentDefinition
import PropertyLists

extension ParameterFacts {
    /// What a parameter states.
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
    /// The value that metadata states for a single value of a type; `nil` where it does not fit the type.
    fileprivate init?(_ metadata: ParameterMetadata, type: ValueType, enums: EnumCases) {
        guard let value = metadata.defaultValue, !type.isArray else { return nil }
        switch (type.element, value.content) {
        case (.basic(.string), .string(let text)):
            guard let text = LocalizedText(Located(text), metadata.defaultValueID) else { return nil }
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
    /// The sizes of a list with a fixed number of values.
    fileprivate static func all(of parameter: Parameter) -> [Self] {
        guard parameter.fixedSizeArray?.value.integerValue == 1 else { return [] }
        return (parameter.arraySizes?.value ?? []).compactMap { size in
            guard let count = size.size?.value.integerValue else { return nil }
            return Self(count: count, sizeClass: size.sizeClass?.value ?? "")
        }
    }
}

extension Prompt {
    /// The prompts that have a text. Of several for one occasion the first counts.
    fileprivate static func all(in dialogs: Located<[PromptDialog]>?) -> [Prompt] {
        var seen: Set<Occasion> = []
        return (dialogs?.value ?? []).compactMap { dialog in
            guard let text = LocalizedText(dialog.formatString, dialog.formatStringID),
                let occasion = dialog.type.flatMap({ Occasion(rawValue: $0.value) }),
                seen.insert(occasion).inserted
            else { return nil }
            return Prompt(occasion: occasion, text: text)
        }
    }
}

extension ValueMetadata {
    /// A limit of a number; that of a time in seconds, whatever unit it is stored in.
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
