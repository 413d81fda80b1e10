import IntentInterface

extension FactList {
    /// Adds a property of a response or of an object type.
    mutating func add(_ property: PropertyDeclaration) {
        add(
            """
            property(\(literal: property.name), \\.\(property.name.swiftMember)\
            \(argument: "as", code: property.type.portableElement)\
            \(argument: "displayName", property.displayName, key: property.displayNameKey))
            """
        )
        add(property.presentation)
    }

    /// Adds how the values of the property that was added last are shown and said.
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
                \(argument: "date", format.dateStyle, key: nil)\
                \(argument: "time", format.timeStyle, key: nil)\
                \(argument: "template", format.template, keyLabel: "templateID"))
                """
            )
        }
    }
}

extension ValueType {
    /// What one value is, where the Swift type of the property does not tell.
    var portableElement: String? {
        switch element {
        case .basic(.integer): ".integer"
        case .basic(.decimal): ".decimal"
        case .basic(.boolean): ".boolean"
        case .basic(.timeInterval): ".timeInterval"
        case .enumeration(let name) where isArray: "IntentEnumElement<\(name.swiftType)>.type"
        default: nil
        }
    }
}
