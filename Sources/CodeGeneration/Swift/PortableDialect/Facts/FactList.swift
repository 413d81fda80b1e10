import IntentDefinition
import IntentInterface

/// The statements that give the content of a definition to `facts`, a builder of the runtime, with one call a line.
struct FactList {
    /// The statements.
    private(set) var text = SourceText()

    /// Adds a call to a method of the builder.
    mutating func add(_ call: SourceText) {
        text += """
                    facts.\(call)

            """
    }
}

extension FactList {
    /// Adds the facts of an intent.
    mutating func add(_ intent: IntentFacts) {
        if let title = intent.title { add("title(\(text: title))") }
        if let summary = intent.summary { add("summary(\(text: summary))") }
        if let category = intent.category {
            add("category(\(literal: category.name), verb: \(literal: category.verb))")
        }

        let traits = intent.traits.map { ".\($0.rawValue)" }.joined(separator: ", ")
        if !traits.isEmpty { add("traits([\(traits)])") }

        for parameter in intent.parameters { add(parameter) }
        addRoles(in: intent)
        for combination in intent.combinations { add(combination) }
    }

    /// Adds the parameters with special roles.
    private mutating func addRoles(in intent: IntentFacts) {
        if let input = intent.inputParameter { add("input(\(literal: input))") }
        if let parameter = intent.keyParameter {
            add("image(ofParameter: \(literal: parameter)\(argument: "named", literal: intent.defaultImageName))")
        } else if let name = intent.defaultImageName {
            add("image(named: \(literal: name))")
        }
    }

    private mutating func add(_ combination: CombinationFacts) {
        let method =
            switch combination.use {
            case .suggestion: "combination"
            case .summary: "managedCombination"
            }
        let parameters = combination.parameters.map { "\"\($0)\"" }.joined(separator: ", ")
        add(
            """
            \(method)([\(parameters)]\
            \(argument: "title", combination.title, keyLabel: "titleID")\
            \(argument: "subtitle", combination.subtitle, keyLabel: "subtitleID")\
            \(argument: "background", if: combination.runsInBackground)\
            \(argument: "primary", if: combination.isPrimary))
            """
        )
    }
}

extension FactList {
    /// Adds a parameter.
    mutating func add(_ parameter: ParameterFacts) {
        let property = parameter.property
        add(
            """
            parameter(\(literal: property.name), \\.\(property.name.swiftMember)\
            \(argument: "as", code: property.type.portableElement)\
            \(argument: "displayName", property.displayName)\
            \(argument: "configurable", if: parameter.isConfigurable)\
            \(argument: "resolved", if: parameter.isResolved)\
            \(argument: "options", if: parameter.hasOptions)\
            \(argument: "searched", if: parameter.searchesOptions))
            """
        )
        add(property.presentation)

        if let relationship = parameter.relationship { add(relationship) }
        if let value = parameter.defaultValue { add(value) }
        addLimits(of: parameter)
        for size in parameter.listSizes {
            add("listSize(\(size.count)\(argument: "sizeClass", literal: size.sizeClass.nonEmpty))")
        }

        for prompt in parameter.prompts { add("prompt(.\("\(prompt.occasion)"), \(text: prompt.text))") }
        for (index, reason) in parameter.reasons.enumerated() {
            add("unsupported(\(index + 1), \(literal: reason.name)\(next: reason.template))")
        }
    }

    private mutating func add(_ relationship: Relationship) {
        let condition =
            switch relationship.condition {
            case .hasAnyValue: ".hasAnyValue"
            case .boolean(let value): ".boolean(\(value))"
            case .enumeration(let rawValue): ".enumeration(\(rawValue))"
            case .greaterThan(let number): ".greaterThan(\(number.swiftLiteral))"
            case .atLeast(let number): ".atLeast(\(number.swiftLiteral))"
            }
        add("relationship(\(literal: relationship.parent), \(condition))")
    }

    private mutating func add(_ value: ParameterFacts.DefaultValue) {
        switch value {
        case .text(let text): add("defaultString(\(text: text))")
        case .number(let number): add("defaultNumber(\(number.swiftLiteral))")
        case .boolean(let value): add("defaultBoolean(\("\(value)"))")
        case .enumeration(let rawValue): add("defaultEnumeration(\(rawValue))")
        }
    }

    private mutating func addLimits(of parameter: ParameterFacts) {
        let limits = [("minimum", parameter.minimum), ("maximum", parameter.maximum)].compactMap { label, limit in
            limit.map { "\(label): \($0.swiftLiteral)" }
        }
        if !limits.isEmpty { add("limits(\(limits.joined(separator: ", ")))") }
    }
}

extension FactList {
    /// Adds a property of a response or of an object type.
    mutating func add(_ property: PropertyDeclaration) {
        add(
            """
            property(\(literal: property.name), \\.\(property.name.swiftMember)\
            \(argument: "as", code: property.type.portableElement)\
            \(argument: "displayName", property.displayName))
            """
        )
        add(property.presentation)
    }

    /// Adds the presentation of the values of the property that was added last.
    mutating func add(_ presentation: ValuePresentation) {
        if let unit = presentation.unit { add("unit(\(literal: unit))") }
        if let names = presentation.booleanNames {
            let (trueName, falseName) = (names.trueName, names.falseName)
            add(
                """
                booleanNames(true: \(text: trueName, keyLabel: "trueID"), \
                false: \(text: falseName, keyLabel: "falseID"))
                """
            )
        }

        if let format = presentation.dateFormat {
            add(
                """
                dateFormat(\(literal: format.kind ?? "Style")\
                \(argument: "date", literal: format.dateStyle)\
                \(argument: "time", literal: format.timeStyle)\
                \(argument: "template", format.template, keyLabel: "templateID"))
                """
            )
        }
    }
}

extension ValueType {
    /// The type of one value, if the Swift type of the property doesn't show it.
    var portableElement: String? {
        switch element {
        case .basic(.integer): ".integer"
        case .basic(.decimal): ".decimal"
        case .basic(.boolean): ".boolean"
        case .basic(.timeInterval): ".timeInterval"
        case .enumeration(let name): isArray ? "IntentEnumElement<\(name.swiftType)>.type" : nil
        case .basic(.string), .basic(.dateComponents), .basic(.url), .basic(.file), .basic(.person),
            .basic(.placemark), .basic(.currencyAmount), .basic(.paymentMethod), .basic(.speakableString),
            .basic(.dateComponentsRange), .basic(.mass), .basic(.length), .basic(.temperature), .basic(.speed),
            .basic(.volume), .basic(.energy), .object, .anyObject, .native:
            nil
        }
    }
}

extension FactList {
    /// Adds the facts of an intent's response.
    mutating func addResponse(of intent: IntentDeclaration) {
        for property in intent.responseProperties { add(property) }
        if let output = intent.facts.outputProperty { add("output(\(literal: output))") }
        for code in intent.responseCodes where code.isStated { add(code) }
    }

    private mutating func add(_ code: ResponseCodeDeclaration) {
        add(
            """
            code(\(code.rawValue), \(literal: code.name)\
            \(argument: "success", if: code.isSuccess)\
            \(argument: "text", code.template)\
            \(argument: "concise", code.conciseTemplate, keyLabel: "conciseID"))
            """
        )
    }
}

extension FactList {
    /// Adds the cases of an enum.
    mutating func add(_ cases: [EnumDeclaration.Case]) {
        for enumCase in cases {
            add("value(\(enumCase.rawValue), \(literal: enumCase.name), \(text: enumCase.displayName))")
            for synonym in enumCase.synonyms { add("synonym(\(text: synonym))") }
        }
    }
}
