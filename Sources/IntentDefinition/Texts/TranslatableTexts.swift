import Basics
import PropertyLists

extension Definition {
    /// All texts that people see or hear, with or without keys. Enums, intents and types are in the order of the file,
    /// and the texts of each in a fixed order.
    package var translatableTexts: [TranslatableText] {
        var collector = TextCollector()
        for (index, value) in (enums?.value ?? []).enumerated() { collector.collect(value, index) }
        for (index, value) in (intents?.value ?? []).enumerated() { collector.collect(value, index) }
        for (index, value) in (types?.value ?? []).enumerated() { collector.collect(value, index) }
        return collector.texts
    }
}

/// Collects the texts of a definition.
private struct TextCollector {
    var texts: [TranslatableText] = []
    private var owners: [TranslatableText.Owner] = []
    private var index = 0

    private mutating func inside(
        _ kind: TranslatableText.Owner.Kind,
        _ name: Located<String>?,
        collect: (inout Self) -> Void
    ) {
        owners.append(TranslatableText.Owner(kind, name?.value ?? ""))
        collect(&self)
        owners.removeLast()
    }

    private mutating func add(_ role: TranslatableText.Role, _ content: KeyedText) {
        guard content.text != nil || content.key != nil else { return }
        texts.append(TranslatableText(role: role, owners: owners, index: index, content: content))
    }

    mutating func collect(_ value: EnumDefinition, _ index: Int) {
        self.index = index
        inside(.enumeration, value.name) { collector in
            collector.add(.displayName, value.displayName)
            for value in value.values?.value ?? [] { collector.collect(value) }
        }
    }

    private mutating func collect(_ value: EnumValue) {
        inside(.enumCase, value.name) { collector in
            collector.add(.displayName, value.displayName)
            collector.add(.pronunciationHint, value.pronunciationHint)
            for synonym in value.synonyms?.value ?? [] {
                collector.add(.synonym, synonym.synonym)
                collector.add(.pronunciationHint, synonym.pronunciationHint)
            }
        }
    }

    mutating func collect(_ intent: Intent, _ index: Int) {
        self.index = index
        inside(.intent, intent.name) { collector in
            collector.add(.title, intent.title)
            collector.add(.description, intent.description)
            for parameter in intent.parameters?.value ?? [] { collector.collect(parameter) }
            for combination in intent.allCombinations { collector.collect(combination) }
            for code in intent.response?.codes?.value ?? [] { collector.collect(code) }
            for property in intent.response?.parameters?.value ?? [] {
                collector.collect(.responseProperty, property)
            }
        }
    }

    private mutating func collect(_ parameter: Parameter) {
        collect(.parameter, parameter)
        inside(.parameter, parameter.name) { collector in
            for dialog in parameter.promptDialogs?.value ?? [] {
                collector.inside(.dialog, dialog.type) { $0.add(.prompt, dialog.formatString) }
            }
            for reason in parameter.unsupportedReasons?.value ?? [] {
                collector.inside(.reason, reason.code) {
                    $0.add(.unsupportedReason, reason.formatString)
                }
            }
        }
    }

    private mutating func collect(_ combination: ParameterCombination) {
        inside(.combination, combination.key) { collector in
            collector.add(.title, combination.title)
            collector.add(.subtitle, combination.subtitle)
        }
    }

    private mutating func collect(_ code: ResponseCode) {
        inside(.responseCode, code.name) { collector in
            collector.add(.response, code.formatString)
            collector.add(.conciseResponse, code.conciseFormatString)
        }
    }

    mutating func collect(_ type: TypeDefinition, _ index: Int) {
        self.index = index
        inside(.type, type.name) { collector in
            collector.add(.displayName, type.displayName)
            for property in type.properties?.value ?? [] { collector.collect(.property, property) }
        }
    }

    /// Collects the texts that all members have: a display name and texts about their values.
    private mutating func collect<Member: TypedMember>(_ kind: TranslatableText.Owner.Kind, _ member: Member) {
        inside(kind, member.name) { collector in
            collector.add(.displayName, member.displayName)
            guard let metadata = member.metadata else { return }
            if metadata.defaultValueID != nil { collector.add(.defaultValue, metadata.defaultText) }
            collector.add(.trueDisplayName, metadata.trueDisplayName)
            collector.add(.falseDisplayName, metadata.falseDisplayName)
            collector.add(.placeholder, metadata.placeholder)
            collector.add(.dateTemplate, metadata.template)
        }
    }
}
