extension Operation {
    /// The methods of an intent's handling protocol, in order: handle, resolve, options, confirm, defaults, and
    /// options as they were before collections.
    ///
    /// A widget only asks for options and defaults, so an intent that can configure one need not be handled.
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
