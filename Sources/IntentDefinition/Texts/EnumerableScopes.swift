import Basics

/// The placeholders in a definition's texts that stand for one of a few values: enums and Booleans.
struct EnumerableScopes {
    /// A value that can replace a placeholder.
    fileprivate struct Value {
        var key: String
        var name: String

        /// Creates a value from a name with a key; `nil` if either is missing or empty.
        init?(_ content: KeyedText) {
            guard let key = content.key, let name = content.text, !key.value.isEmpty, !name.value.isEmpty else {
                return nil
            }
            (self.key, self.name) = (key.value, name.value)
        }
    }

    /// The names of the unnamed zero cases in each enum.
    private let namelessZeros: [Set<String>]
    private let parameters: [[String: [Value]]]
    private let responseProperties: [[String: [Value]]]

    init(_ definition: Definition) {
        let enums = definition.enums?.value ?? []
        let intents = definition.intents?.value ?? []
        let cases = enums.map { ($0.name?.value ?? "", Self.values(of: $0)) }
        let values = Dictionary(cases) { first, _ in first }
        namelessZeros = enums.map { declaration in
            Set((declaration.values?.value ?? []).filter(\.isNamelessZero).map { $0.name?.value ?? "" })
        }
        parameters = intents.map { Self.values(of: $0.parameters?.value ?? [], values) }
        responseProperties = intents.map { Self.values(of: $0.response?.parameters?.value ?? [], values) }
    }

    private static func values(of declaration: EnumDefinition) -> [Value] {
        let cases = (declaration.values?.value ?? []).filter { !$0.isNamelessZero }
        return cases.compactMap { Value($0.displayName) }
    }

    private static func values<Member: TypedMember>(
        of members: [Member],
        _ enums: [String: [Value]]
    ) -> [String: [Value]] {
        let named = members.compactMap { member in
            member.name.flatMap { name in values(of: member, enums).map { (name.value, $0) } }
        }
        return Dictionary(named) { first, _ in first }
    }

    /// Returns the values of an enum or a Boolean whose values all have names and keys; `nil` for other members, and an
    /// empty list for an enum that the definition refers to but doesn't declare.
    private static func values<Member: TypedMember>(of member: Member, _ enums: [String: [Value]]) -> [Value]? {
        if member.type?.value == "Boolean" {
            guard let metadata = member.metadata else { return nil }
            let names = [metadata.trueDisplayName, metadata.falseDisplayName]
            let values = names.compactMap(Value.init)
            return values.count == names.count ? values : nil
        }
        guard let name = member.enumType?.value, member.enumTypeNamespace?.value != "System" else { return nil }
        guard let values = enums[name] else { return [] }
        return values.isEmpty ? nil : values
    }

    /// Returns the contents of tables for a text; `nil` if tables don't have a key for it.
    func unit(of text: TranslatableText, at index: Int) -> TranslationKeys.Unit? {
        guard text.needsTranslation, let source = text.text?.value, let key = text.key?.value,
            !isNamelessZero(text)
        else { return nil }
        let whole = TranslationKeys.Entry(key: key, text: source)
        let template = Template(source)
        let placeholders = enumerablePlaceholders(of: template, in: text)
        var unit = TranslationKeys.Unit(
            text: index,
            form: .plain,
            entries: [whole],
            whole: whole,
            hasWords: text.hasWords
        )
        guard let (name, values) = placeholders.first else { return unit }
        guard placeholders.count == 1, !values.isEmpty else {
            unit.form = .unknown
            unit.entries = []
            return unit
        }
        unit.form = .enumerated(parameter: name)
        unit.entries = values.map { value in
            TranslationKeys.Entry(key: "\(key)-\(value.key)", text: template.text(inserting: value.name, for: name))
        }
        return unit
    }

    /// Returns the placeholders of a text that stand for one of a few values, each once, with the known values.
    private func enumerablePlaceholders(
        of template: Template,
        in text: TranslatableText
    ) -> [(name: String, values: [Value])] {
        guard text.owners.first?.kind == .intent else { return [] }
        let isResponse = text.role == .response || text.role == .conciseResponse
        var found: [(name: String, values: [Value])] = []
        var seen: Set<String> = []
        for case .placeholder(let names) in template.segments {
            guard names.count == 1, let name = names.first, seen.insert(name).inserted else { continue }
            let inResponse = isResponse ? responseProperties[text.index][name] : nil
            guard let values = inResponse ?? parameters[text.index][name] else { continue }
            found.append((name, values))
        }
        return found
    }

    /// Returns whether a text is the name of an enum's unnamed zero case, which Xcode doesn't export.
    private func isNamelessZero(_ text: TranslatableText) -> Bool {
        guard text.role == .displayName, text.owners.last?.kind == .enumCase else { return false }
        return text.owners.last.map { namelessZeros[text.index].contains($0.name) } ?? false
    }
}

extension EnumValue {
    /// Whether this is the case for no value and has the display name that Xcode gave it.
    fileprivate var isNamelessZero: Bool {
        (index?.value.integerValue ?? 0) == 0 && displayName.text?.value == "unknown"
    }
}

extension Template {
    /// Returns the text with a value in place of a placeholder. Other placeholders stay.
    fileprivate func text(inserting value: String, for name: String) -> String {
        segments.reduce(into: "") { text, segment in
            switch segment {
            case .text(let part): text += part
            case .placeholder([name]): text += value
            case .placeholder(let names): text += "${\(names.joined(separator: "."))}"
            }
        }
    }
}
