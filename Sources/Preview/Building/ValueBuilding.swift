import Basics
import IntentDefinition
import PropertyLists

/// Builds what the page says about the values of members.
extension DefinitionBuilder {
    /// The values that a person can choose from; empty if they aren't in the definition.
    mutating func options<Member: TypedMember>(of value: Member, at anchor: String) -> [PreviewValue] {
        if value.type?.value == "Boolean" {
            return [
                self.value(value.metadata?.trueDisplayName, default: "true", at: anchor),
                self.value(value.metadata?.falseDisplayName, default: "false", at: anchor),
            ]
        }
        guard let declared = value.declaredEnum, let enumeration = enumDefinitions[declared.value] else { return [] }
        let cases = (enumeration.values?.value ?? []).filter { ($0.index?.value.integerValue ?? 0) != 0 }
        return cases.map { self.value($0.displayName, default: $0.name?.value ?? "", at: anchor) }
    }

    /// An example of a value: a choice, the default, or else a value of the right kind.
    mutating func sample<Member: TypedMember>(
        of value: Member,
        at anchor: String,
        named displayName: Int?
    ) -> PreviewValue {
        if let option = options(of: value, at: anchor).first { return option }
        if let metadata = value.metadata {
            if let text = text(metadata.defaultText, at: anchor) { return .text(text) }
            if let number = metadata.defaultValue?.shown ?? metadata.minimumValue?.shown { return .literal(number) }
        }
        switch value.type?.value {
        case "Integer": return .literal("3")
        case "Decimal": return .literal("2.5")
        case "TimeInterval": return .literal("5 min")
        case "DateComponents": return .literal("2030-05-17 09:00")
        case "URL": return .literal("https://example.com")
        case "CurrencyAmount", "PaymentAmount": return .literal("12.00")
        default: return displayName.map(PreviewValue.text) ?? .literal(value.name?.value ?? "")
        }
    }

    /// The statements about the values of a member.
    mutating func details<Member: TypedMember>(of value: Member, at anchor: String) -> [PreviewDetail] {
        guard let metadata = value.metadata else { return [] }
        var details: [PreviewDetail] = []
        func add(_ label: String, _ text: String?) {
            guard let text, !text.isEmpty else { return }
            details.append(PreviewDetail(label: label, value: .literal(text)))
        }

        if let text = text(metadata.defaultText, at: anchor) {
            details.append(PreviewDetail(label: "default", value: .text(text)))
        } else {
            add("default", metadata.defaultValue?.shown.map { [$0, metadata.defaultUnit?.value].joined })
        }
        add("minimum", metadata.minimumValue?.shown.map { [$0, metadata.minimumUnit?.value].joined })
        add("maximum", metadata.maximumValue?.shown.map { [$0, metadata.maximumUnit?.value].joined })
        add("unit", metadata.unit?.value)
        add("control", metadata.type?.value)
        for (label, name) in [("true", metadata.trueDisplayName), ("false", metadata.falseDisplayName)] {
            if let text = text(name, at: anchor) { details.append(PreviewDetail(label: label, value: .text(text))) }
        }
        for (label, name) in [("placeholder", metadata.placeholder), ("date template", metadata.template)] {
            if let text = text(name, at: anchor) { details.append(PreviewDetail(label: label, value: .text(text))) }
        }
        add("format", metadata.format?.value)
        add("date style", metadata.dateStyle?.value)
        add("time style", metadata.timeStyle?.value)
        add("keyboard", metadata.keyboardType?.value)
        add("capitalization", metadata.capitalization?.value)
        add("lines", metadata.multiline?.value == true ? "several" : nil)
        add("currencies", metadata.currencyCodes?.shown)
        add("files", (metadata.uniformTypes?.value ?? []).compactMap(\.identifier?.value).joined(separator: ", "))
        return details
    }

    private mutating func value(_ content: KeyedText?, default name: String, at anchor: String) -> PreviewValue {
        content.flatMap { text($0, at: anchor) }.map(PreviewValue.text) ?? .literal(name)
    }
}

extension [String?] {
    fileprivate var joined: String { compactMap(\.self).joined(separator: " ") }
}

extension PropertyListValue {
    /// The value as people read it; `nil` for an empty value, which stands for no value.
    var shown: String? {
        switch content {
        case .string(let text), .integer(let text), .real(let text), .date(let text), .data(let text):
            text.isEmpty ? nil : text
        case .boolean(let value): value ? "true" : "false"
        case .array(let values): values.isEmpty ? nil : values.compactMap(\.shown).joined(separator: ", ")
        case .dictionary(let entries):
            entries.isEmpty ? nil : entries.map { "\($0.key): \($0.value.shown ?? "")" }.joined(separator: ", ")
        }
    }
}
