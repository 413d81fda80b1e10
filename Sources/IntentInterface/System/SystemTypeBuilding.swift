import Basics
import IntentDefinition

extension SystemInterfaceBuilder {
    mutating func declaration(of type: SystemFamily.Class) -> ValueClassDeclaration {
        if let superclass = type.superclass { check(superclass) }
        let (name, properties) = (type.name.value, types.properties(of: type))
        var initializers = type.hasPlainInitializer ? [InitializerDeclaration()] : []
        initializers += type.initializers.map { initializer($0, setting: properties, of: name) }
        initializers += type.factories.map { factory in
            let values = factory.values.compactMap { value -> InitializerDeclaration.Value? in
                guard property(value.name, among: properties, of: name) != nil else { return nil }
                return InitializerDeclaration.Value(property: value.name.value, code: value.value)
            }
            return InitializerDeclaration(
                name: factory.name.value,
                arguments: factory.arguments.compactMap { argument($0, setting: properties, of: name) },
                values: values
            )
        }
        return ValueClassDeclaration(
            name: name,
            superclass: type.superclass?.value ?? "IntentValueObject",
            properties: type.properties.map { declaration(of: $0) },
            initializers: initializers
        )
    }

    mutating func declaration(of result: SystemFamily.Result) -> ResultDeclaration {
        if let superclass = result.superclass { check(superclass) }
        if let value = result.value { check(value) }
        var outcomes: [ResultDeclaration.Outcome] = result.superclass == nil ? [.success] : []
        if result.hasSuccesses { outcomes.append(.successes) }
        if result.disambiguates { outcomes.append(.disambiguation) }
        if result.superclass == nil { outcomes.append(.confirmation) }
        if result.value == nil, !outcomes.isEmpty || result.confirmationReason != nil {
            let message = "the result needs the type of its values; add the key 'value'"
            report(.typeMissing, message, at: result.name.position)
        }
        let value = result.value?.value.spelling ?? ""
        return ResultDeclaration(
            name: result.name.value,
            superclass: result.superclass?.value ?? "INIntentResolutionResult",
            wrapsSuperclass: result.superclass != nil,
            value: value,
            defaultValue: types.isOptionSet(value) ? "[]" : nil,
            isConfirmedValueOptional: types.entry(value)?.initialValue == nil,
            outcomes: outcomes,
            unsupportedReason: result.unsupportedReason.map { declaration(of: $0) },
            confirmationReason: result.confirmationReason.map { declaration(of: $0) }
        )
    }

    mutating func declaration(of type: SystemFamily.Enumeration) -> EnumDeclaration {
        checkRawValues(of: type.values)
        return EnumDeclaration(
            name: type.name.value,
            className: type.name.value,
            resultClassName: "\(type.name.value)ResolutionResult",
            cases: type.values.map { value in
                let words = value.name.value.separatingWords.lowercased()
                return .init(
                    name: value.name.value,
                    rawValue: value.value,
                    displayName: LocalizedText(text: words),
                    synonyms: []
                )
            }
        )
    }

    mutating func aliases(of type: SystemFamily.Enumeration) -> [CaseAlias] {
        let names = type.values.map(\.name.value)
        return type.aliases.map { alias in
            if !names.contains(alias.value) {
                let name = Located(alias.value, at: alias.name.position)
                report(ReferenceFault(name, target: .familyCase(enumeration: type.name.value), valid: names))
            }
            return CaseAlias(name: alias.name.value, original: alias.value)
        }
    }

    /// Finds raw values that several cases have.
    mutating func checkRawValues(of values: [SystemFamily.Named<Int>]) {
        var first: [Int: String] = [:]
        for value in values {
            guard let other = first.updateValue(value.name.value, forKey: value.value) else { continue }
            let message =
                "'\(other)' and '\(value.name.value)' both have raw value \(value.value); give one of them another"
            report(.nameDuplicate, message, at: value.name.position)
        }
    }
}

extension String {
    /// The words of a name in camel case, such as `Send Message`.
    var separatingWords: String {
        var words = ""
        var previous: Character?
        for character in self {
            if character.isUppercase, let previous, !previous.isUppercase { words.append(" ") }
            words.append(character)
            previous = character
        }
        return words
    }

    /// Whether the text is a version, such as `13.0`.
    var isVersion: Bool {
        split(separator: ".", omittingEmptySubsequences: false).allSatisfy { UInt16($0) != nil }
    }
}
