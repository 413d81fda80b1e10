package import IntentInterface

extension Operation {
    /// What the comment on the method says.
    package var comment: String {
        switch kind {
        case .handle: "Does what the intent asks for, and answers."
        case .confirm: "Checks that the intent can be handled, before it is."
        case .resolve(let property, _) where property.type.isArray:
            "Finds the values of \(property.quotedName): one result for each value."
        case .resolve(let property, _):
            "Finds the value of \(property.quotedName): takes the one given, asks for one, or refuses it."
        case .optionsCollection(let property, searches: false):
            "Provides the values that people can choose from for \(property.quotedName)."
        case .optionsCollection(let property, searches: true):
            """
            Provides the values that people can choose from for \(property.quotedName): those that match the search \
            term, or all without one.
            """
        case .defaultValue(let property): "Provides the value that \(property.quotedName) has before anybody set one."
        case .options(let property):
            """
            Provides the values that people can choose from for \(property.quotedName), where the system is older than \
            collections of options.
            """
        }
    }
}

extension PropertyDeclaration {
    /// What the comment on the property says.
    package var comment: String { displayName.nonEmpty ?? "The value of '\(name)'." }

    /// The name in code and, where it differs, the name for people.
    fileprivate var quotedName: String {
        guard let displayName = displayName.nonEmpty, displayName != name else { return "'\(name)'" }
        return "'\(name)' (\(displayName))"
    }
}
