import IntentDefinition

extension Operation {
    /// Returns the methods of an intent's handling protocol, in order: handle, resolve, options, confirm, defaults, and
    /// options without collections.
    ///
    /// A widget only asks for options and defaults, so handling is optional for an intent that can configure one.
    static func all(
        _ intentName: String,
        parameters: [IntentParameter],
        isEligibleForWidgets: Bool
    ) -> [Operation] {
        let handle = handle(intentName, isRequired: !isEligibleForWidgets)
        var operations = isEligibleForWidgets ? [] : [handle]
        for parameter in parameters where parameter.isResolved { operations.append(resolve(parameter, intentName)) }
        for parameter in parameters where parameter.hasOptions {
            operations.append(optionsCollection(parameter, intentName))
        }
        operations.append(confirm(intentName))
        if isEligibleForWidgets { operations.append(handle) }
        for parameter in parameters where parameter.hasOptions {
            operations.append(defaultValue(parameter, intentName))
        }
        for parameter in parameters where parameter.hasOptions { operations.append(options(parameter, intentName)) }
        return operations
    }

    private static func handle(_ intentName: String, isRequired: Bool) -> Operation {
        Operation(
            kind: .handle,
            isRequired: isRequired,
            baseName: "handle",
            selector: "handle\(intentName):completion:"
        )
    }

    private static func resolve(_ parameter: IntentParameter, _ intentName: String) -> Operation {
        let property = parameter.property
        let resultClass = parameter.result?.resultClassName ?? property.type.resultClassName
        let baseName = "resolve\(property.capitalizedName)"
        return Operation(
            kind: .resolve(property, resultClass: resultClass),
            isRequired: true,
            baseName: baseName,
            selector: "\(baseName)For\(intentName):withCompletion:"
        )
    }

    private static func optionsCollection(_ parameter: IntentParameter, _ intentName: String) -> Operation {
        let baseName = "provide\(parameter.property.capitalizedName)OptionsCollection"
        let searchTerm = parameter.searchesOptions ? "searchTerm:" : ""
        return Operation(
            kind: .optionsCollection(parameter.property, searches: parameter.searchesOptions),
            isRequired: true,
            baseName: baseName,
            selector: "\(baseName)For\(intentName):\(searchTerm)withCompletion:"
        )
    }

    private static func confirm(_ intentName: String) -> Operation {
        Operation(
            kind: .confirm,
            isRequired: false,
            baseName: "confirm",
            selector: "confirm\(intentName):completion:"
        )
    }

    private static func defaultValue(_ parameter: IntentParameter, _ intentName: String) -> Operation {
        let baseName = "default\(parameter.property.capitalizedName)"
        return Operation(
            kind: .defaultValue(parameter.property),
            isRequired: false,
            baseName: baseName,
            selector: "\(baseName)For\(intentName):"
        )
    }

    private static func options(_ parameter: IntentParameter, _ intentName: String) -> Operation {
        let baseName = "provide\(parameter.property.capitalizedName)Options"
        return Operation(
            kind: .options(parameter.property),
            isRequired: false,
            baseName: baseName,
            selector: "\(baseName)For\(intentName):withCompletion:"
        )
    }
}

extension ResponseFactory {
    /// Returns the factories of a response, in the order of its codes.
    static func all(for codes: [ResponseCodeDeclaration], properties: [PropertyDeclaration]) -> [ResponseFactory] {
        let properties = Dictionary(properties.map { ($0.name, $0) }) { first, _ in first }
        return codes.compactMap { ResponseFactory(for: $0, properties: properties) }
    }

    /// Creates the factory of a code whose texts contain properties of the response; `nil` if they contain none.
    ///
    /// The full text comes before the concise one. A path counts as its first name. Placeholders for anything else,
    /// such as a parameter of the intent, don't become arguments.
    private init?(for code: ResponseCodeDeclaration, properties: [String: PropertyDeclaration]) {
        var seen: Set<String> = []
        let names = code.templates.flatMap { Template($0).segments.compactMap(\.rootName) }
        let spoken = names.filter { seen.insert($0).inserted }.compactMap { properties[$0] }
        guard let first = spoken.first else { return nil }
        let isLabelElided = code.name.hasSuffix(first.capitalizedName)
        self.init(
            code: code.name,
            templates: code.templates,
            arguments: spoken.enumerated().map { index, property in
                Argument(label: index == 0 && isLabelElided ? nil : property.name, property: property)
            },
            selector: Self.selector(code: code.name, first: first, rest: spoken.dropFirst())
        )
    }

    private static func selector(
        code: String,
        first: PropertyDeclaration,
        rest: some Sequence<PropertyDeclaration>
    ) -> String {
        rest.reduce(into: "\(code)IntentResponseWith\(first.capitalizedName):") { $0 += "\($1.name):" }
    }
}
