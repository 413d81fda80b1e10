import Basics

extension DefinitionInterface {
    /// The declarations whose names mean something else that the generated code needs: in Swift an enum called `Error`
    /// would become what a provider of options fails with, and in Objective-C nothing can be declared that a header
    /// declares already. One finding for each intent, enum and type.
    func frameworkClashes(in language: GeneratedLanguage) -> [InterfaceFinding] {
        var found: Set<SourceLocation> = []
        func report(_ names: [GeneratedName], _ reason: (String) -> String?) -> [InterfaceFinding] {
            names.compactMap { name in
                guard let reason = reason(name.name), found.insert(name.location).inserted else { return nil }
                let message =
                    "\(name.origin) generates '\(name.name)', \(reason); rename it or give it another class name"
                return InterfaceFinding(
                    diagnostic: Diagnostic(.error, .nameSDKClash, message, at: name.location),
                    subject: .generatedName(name)
                )
            }
        }
        switch language {
        case .swift:
            let needed = frameworkNames
            return report(names) { name in
                guard needed.contains(name) else { return nil }
                return "which would take the place of the system's '\(name)' that the generated code needs"
            }
        case .objectiveC:
            return report(names) { name in
                guard let origin = CNames.origin(of: name), origin.isAlwaysIncluded else { return nil }
                return "which \(origin.headers) already declares, so that the code doesn't compile"
            }
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
        for intent in intents {
            for property in intent.properties { names.insert(from: property.type) }
            for property in intent.responseProperties { names.insert(from: property.type) }
            for operation in intent.operations { names.insert(from: operation) }
        }
        for type in types {
            for property in type.properties { names.insert(from: property.type) }
        }
        return names
    }
}

extension Set<String> {
    /// Inserts the names that a method needs beside that of its parameter's type.
    fileprivate mutating func insert(from operation: Operation) {
        switch operation.kind {
        case .handle, .confirm, .defaultValue: break
        case .resolve(let property, _):
            if property.type.isFromFramework { insert(property.type.resultClassName) }
        case .optionsCollection(let property, let searches):
            insert("Error")
            insert("INObjectCollection")
            if searches { insert("String") }
            if let name = property.type.frameworkObjectName { insert(name) }
        case .options: insert("Error")
        }
    }

    /// Inserts the names that a property of a type needs.
    fileprivate mutating func insert(from type: ValueType) {
        switch type.element {
        case .basic(let basic):
            let type = basic.frameworkType
            insert(type.valueName)
            if let unit = type.unitName { insert(unit) }
        case .enumeration: if type.isArray { insert("NSNumber") }
        case .object: break
        case .anyObject: insert("INObject")
        }
    }
}

extension ValueType {
    /// The name that a collection of values of the type needs.
    fileprivate var frameworkObjectName: String? {
        switch element {
        case .basic(let basic): basic.frameworkType.objectName
        case .enumeration: "NSNumber"
        case .object: nil
        case .anyObject: "INObject"
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
