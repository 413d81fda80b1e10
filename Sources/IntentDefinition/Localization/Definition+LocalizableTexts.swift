import PropertyListXML

extension Definition {
    /// All texts with a translation key, in the order of the model: of the enums, the intents, the types.
    public var localizableTexts: [LocalizableText] {
        var collector = LocalizableTextCollector()
        for value in enums?.value ?? [] { collector.collect(value) }
        for (index, intent) in (intents?.value ?? []).enumerated() { collector.collect(intent, index: index) }
        for type in types?.value ?? [] { collector.collect(type) }
        return collector.texts
    }
}

/// Walks the parts of a definition that hold texts.
private struct LocalizableTextCollector {
    private(set) var texts: [LocalizableText] = []
    private var owners: [LocalizableText.Owner] = []
    private var intentIndex: Int?

    private mutating func add(_ role: LocalizableText.Role, _ text: Located<String>?, _ key: Located<String>?) {
        guard let key, !key.value.isEmpty else { return }
        let text = LocalizableText(key: key, text: text, role: role, owners: owners, intentIndex: intentIndex)
        texts.append(text)
    }

    private mutating func inside(_ noun: String, _ name: Located<String>?, _ body: (inout Self) -> Void) {
        owners.append(LocalizableText.Owner(noun: noun, name: name?.value ?? ""))
        body(&self)
        owners.removeLast()
    }

    mutating func collect(_ declaration: EnumDefinition) {
        inside("enum", declaration.name) { collector in
            collector.add(.displayName, declaration.displayName, declaration.displayNameID)
            for value in declaration.values?.value ?? [] {
                collector.inside("case", value.name) { $0.collect(value) }
            }
        }
    }

    private mutating func collect(_ value: EnumValue) {
        add(.displayName, value.displayName, value.displayNameID)
        add(.pronunciationHint, value.pronunciationHint, value.pronunciationHintID)
        for synonym in value.synonyms?.value ?? [] {
            add(.synonym, synonym.synonym, synonym.synonymID)
            add(.pronunciationHint, synonym.pronunciationHint, synonym.pronunciationHintID)
        }
    }

    mutating func collect(_ type: TypeDefinition) {
        inside("type", type.name) { collector in
            collector.add(.displayName, type.displayName, type.displayNameID)
            for property in type.properties?.value ?? [] { collector.collect(property, as: "property") }
        }
    }

    mutating func collect(_ intent: Intent, index: Int) {
        intentIndex = index
        inside("intent", intent.name ?? intent.className) { collector in
            collector.add(.title, intent.title, intent.titleID)
            collector.add(.description, intent.description, intent.descriptionID)
            for combination in intent.parameterCombinations?.value ?? [] { collector.collect(combination) }
            for combination in intent.managedParameterCombinations?.value ?? [] { collector.collect(combination) }
            for parameter in intent.parameters?.value ?? [] { collector.collect(parameter) }
            if let response = intent.response { collector.collect(response) }
        }
        intentIndex = nil
    }

    private mutating func collect(_ combination: ParameterCombination) {
        add(.combinationTitle, combination.title, combination.titleID)
        add(.combinationSubtitle, combination.subtitle, combination.subtitleID)
    }

    private mutating func collect(_ parameter: Parameter) {
        collect(parameter, as: "parameter")
        inside("parameter", parameter.name) { collector in
            for dialog in parameter.promptDialogs?.value ?? [] {
                collector.add(.prompt(dialog.type?.value ?? ""), dialog.formatString, dialog.formatStringID)
            }
            for reason in parameter.unsupportedReasons?.value ?? [] {
                collector.add(.unsupportedReason(reason.code?.value ?? ""), reason.formatString, reason.formatStringID)
            }
        }
    }

    private mutating func collect(_ response: Response) {
        for property in response.parameters?.value ?? [] { collect(property, as: "response property") }
        for code in response.codes?.value ?? [] {
            let name = code.name?.value ?? ""
            add(.response(name), code.formatString, code.formatStringID)
            add(.conciseResponse(name), code.conciseFormatString, code.conciseFormatStringID)
        }
    }

    private mutating func collect<Member: TypedMember>(_ member: Member, as noun: String) {
        inside(noun, member.name) { collector in
            collector.add(.displayName, member.displayName, member.displayNameID)
            guard let metadata = member.metadata else { return }
            collector.add(.defaultValue, metadata.defaultText, metadata.defaultValueID)
            collector.add(.placeholder, metadata.placeholder, metadata.placeholderID)
            collector.add(.dateTemplate, metadata.template, metadata.templateID)
            collector.add(.trueName, metadata.trueDisplayName, metadata.trueDisplayNameID)
            collector.add(.falseName, metadata.falseDisplayName, metadata.falseDisplayNameID)
        }
    }
}

extension ValueMetadata {
    /// The default value where it is a text.
    fileprivate var defaultText: Located<String>? {
        guard let defaultValue, case .string(let text) = defaultValue.content else { return nil }
        return Located(text, at: defaultValue.position)
    }
}
