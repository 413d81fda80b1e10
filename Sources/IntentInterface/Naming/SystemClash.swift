package import Basics

/// A generated declaration with the same name as one in Swift, a framework or a C header.
package struct SystemClash: Sendable {
    /// The generated name.
    package let name: GeneratedName
    /// An error if the generated code itself doesn't compile; a warning if other code may not.
    package let severity: Diagnostic.Severity
    /// The problem, and how to fix it.
    package let message: String

    /// Creates a clash with a name that the generated code needs or can't redeclare.
    fileprivate init(_ name: GeneratedName, refusedFor reason: String) {
        self.name = name
        severity = .error
        message = "\(name.origin) generates '\(name.name)', \(reason); rename it, or set another class name"
    }

    /// Creates a clash with a name that other code may need.
    fileprivate init(_ name: GeneratedName, doubtedFor reason: String) {
        self.name = name
        severity = .warning
        message = "\(name.origin) generates '\(name.name)', \(reason); rename it, or set another class name"
    }
}

extension DefinitionInterface {
    /// The generated declarations whose names already have another meaning.
    ///
    /// In Swift, an enum called `Error` would become the error type of the methods that provide options. In
    /// Objective-C, nothing can be declared that a header already declares. These are errors, one for each intent, enum
    /// and type; all others are warnings.
    package var systemClashes: [SystemClash] {
        let needed = frameworkNames
        var refused: Set<SourceLocation> = []
        let clashes = names.compactMap { name -> SystemClash? in
            if let reason = refusal(of: name.name, needed: needed) {
                return refused.insert(name.location).inserted ? SystemClash(name, refusedFor: reason) : nil
            }
            return doubt(about: name.name).map { SystemClash(name, doubtedFor: $0) }
        }
        return clashes
            + constants.compactMap { name in
                doubt(about: name.name).map { SystemClash(name, doubtedFor: $0) }
            }
    }

    /// Returns the reason why the generated code doesn't compile with a name; `nil` if it does.
    private func refusal(of name: String, needed: Set<String>) -> String? {
        switch language {
        case .swift:
            guard needed.contains(name) else { return nil }
            return "which hides the system's '\(name)' that the generated code needs"
        case .objectiveC:
            guard let origin = CNames.origin(of: name), origin.isAlwaysIncluded else { return nil }
            return "which \(origin.headers) already declares, so the code doesn't compile"
        }
    }

    /// Returns the drawback of a name for Swift code, or else for Objective-C code; `nil` for a harmless name.
    private func doubt(about name: String) -> String? {
        if let module = SystemNames.module(declaring: name) {
            // The headers of Intents declare the same names as the module.
            let inC =
                module == "Intents"
                ? "" : CNames.origin(of: name).map { ", and \($0.headers) declares it for Objective-C" } ?? ""
            return """
                which is also a type in \(module)\(inC); code in the same module must write '\(module).\(name)' for \
                that type
                """
        }
        return CNames.origin(of: name).map { origin in
            "which is also declared by \(origin.headers); Objective-C code that imports both doesn't compile"
        }
    }

    /// The Objective-C names of enum cases, unless they are already among the generated names.
    private var constants: [GeneratedName] {
        let places = Dictionary(names.map { ($0.name, $0) }) { first, _ in first }
        return enums.flatMap { declaration in
            declaration.cases.compactMap { enumCase in
                let name = declaration.className + enumCase.name.capitalizingFirstLetter
                guard CNames.origin(of: name) != nil, places[name] == nil, var constant = places[declaration.className]
                else { return nil }
                constant.name = name
                return constant
            }
        }
    }

    /// The names in Swift and the frameworks that the generated code needs.
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
    /// Inserts the names that a method needs, besides the type of its parameter.
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
        case .object, .native: break
        case .anyObject: insert("INObject")
        }
    }
}

extension ValueType {
    /// The framework class that a collection of the type's values needs.
    fileprivate var frameworkObjectName: String? {
        switch element {
        case .basic(let basic): basic.frameworkType.objectName
        case .enumeration: "NSNumber"
        case .object, .native: nil
        case .anyObject: "INObject"
        }
    }

    /// Whether a framework declares the type and its results, rather than the file.
    fileprivate var isFromFramework: Bool {
        switch element {
        case .basic, .anyObject, .native: true
        case .enumeration, .object: false
        }
    }
}
