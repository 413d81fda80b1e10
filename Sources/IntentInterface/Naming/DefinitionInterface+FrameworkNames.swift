public import DefinitionDiagnostics

extension Diagnostic.ID {
    /// A generated declaration would take the place of one of Swift or of a framework.
    public static let nameFrameworkClash = Diagnostic.ID(rawValue: "name-sdk-clash")
}

extension DefinitionInterface {
    /// The declarations whose names the generated code needs for something of Swift or of the frameworks: an enum
    /// called `Error` would become what a provider of options fails with. One finding for each intent, enum and type.
    var frameworkClashes: [Diagnostic] {
        let needed = frameworkNames
        var found: Set<SourceLocation> = []
        return names.filter { needed.contains($0.name) && found.insert($0.location).inserted }.map { name in
            let message = """
                \(name.origin) generates '\(name.name)', which would take the place of the system's '\(name.name)' \
                that the generated code needs; rename it or give it another class name
                """
            return Diagnostic(.error, .nameFrameworkClash, message, at: name.location)
        }
    }

    /// The names of Swift and of the frameworks that the generated code needs.
    private var frameworkNames: Set<String> {
        var names: Set<String> = []
        if !intents.isEmpty {
            names.formUnion(["INIntent", "INIntentResponse", "Int", "NSObjectProtocol", "NSUserActivity", "Swift"])
        }
        if !enums.isEmpty { names.formUnion(["INEnumResolutionResult", "Int"]) }
        if !types.isEmpty { names.formUnion(["Bool", "INObject", "INObjectResolutionResult"]) }
        let properties = intents.flatMap { $0.properties + $0.responseProperties } + types.flatMap(\.properties)
        for property in properties { names.formUnion(property.type.frameworkNames) }
        for operation in intents.flatMap(\.operations) { names.formUnion(operation.frameworkNames) }
        return names
    }
}

extension Operation {
    /// The names that the method needs beside that of its parameter's type.
    fileprivate var frameworkNames: [String] {
        switch kind {
        case .handle, .confirm, .defaultValue: []
        case .resolve(let property, _): property.type.isFromFramework ? [property.type.resultClassName] : []
        case .optionsCollection(let property, let searches):
            ["Error", "INObjectCollection"] + (searches ? ["String"] : []) + property.type.frameworkObjectNames
        case .options: ["Error"]
        }
    }
}

extension ValueType {
    /// The names that a property of the type needs.
    fileprivate var frameworkNames: [String] {
        switch element {
        case .basic(let basic): [basic.frameworkType.valueName, basic.frameworkType.unitName].compactMap(\.self)
        case .enumeration: isArray ? ["NSNumber"] : []
        case .object: []
        case .anyObject: ["INObject"]
        }
    }

    /// The names that a collection of values of the type needs.
    fileprivate var frameworkObjectNames: [String] {
        switch element {
        case .basic(let basic): [basic.frameworkType.objectName]
        case .enumeration: ["NSNumber"]
        case .object: []
        case .anyObject: ["INObject"]
        }
    }

    /// Whether the type and its results are declared by a framework, and not by the file.
    fileprivate var isFromFramework: Bool {
        switch element {
        case .basic, .anyObject: true
        case .enumeration, .object: false
        }
    }
}
