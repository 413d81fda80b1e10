import IntentInterface

extension FactList {
    /// Adds a parameter.
    mutating func add(_ parameter: ParameterFacts) {
        let property = parameter.property
        add(
            """
            parameter(\(literal: property.name), \\.\(property.name.swiftMember)\
            \(argument: "as", code: property.type.portableElement)\
            \(argument: "displayName", property.displayName, key: property.displayNameKey)\
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
            add("listSize(\(size.count)\(argument: "sizeClass", size.sizeClass.nonEmpty, key: nil))")
        }
        for prompt in parameter.prompts { add("prompt(.\("\(prompt.occasion)"), \(text: prompt.text))") }
        for (index, reason) in parameter.reasons.enumerated() {
            add("unsupported(\(index + 1), \(literal: reason.name)\(next: reason.template, key: reason.templateKey))")
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
