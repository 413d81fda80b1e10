package import Basics
package import IntentInterface

/// A listing of a definition's generated declarations, for people or programs.
package struct DefinitionListing: Sendable {
    /// The path of the definition.
    package var file: String
    /// The interface of the definition.
    package var interface: DefinitionInterface

    /// Creates a listing.
    package init(file: String, interface: DefinitionInterface) {
        self.file = file
        self.interface = interface
    }
}

extension DefinitionListing {
    /// The listing for people, with a block for each intent, enum and type, and a line break at the end.
    package var text: String {
        var listing = ListingText()
        listing.heading(file)
        for intent in interface.intents { listing.intent(intent) }
        for enumeration in interface.enums { listing.enumeration(enumeration) }
        for type in interface.types { listing.type(type) }
        for intent in interface.systemIntents { listing.systemIntent(intent) }
        return listing.text
    }
}

/// The lines of a listing: titles, and below them rows with a label and its content.
private struct ListingText {
    private static let labelWidth = 12

    private(set) var text = ""

    mutating func heading(_ line: String) {
        text += "\(line.escapingControls)\n"
    }

    mutating func title(_ line: String) {
        text += "\n  \(line.escapingControls)\n"
    }

    private mutating func row(_ label: String, _ content: String) {
        let padding = String(repeating: " ", count: max(1, Self.labelWidth - label.count))
        text += "    \(label)\(padding)\(content.escapingControls)\n"
    }

    private mutating func row(_ label: String, _ name: String, members: [String]) {
        row(label, members.isEmpty ? name : "\(name): \(members.joined(separator: ", "))")
    }

    mutating func intent(_ intent: IntentDeclaration) {
        let widgets = intent.isEligibleForWidgets ? ", which can configure widgets" : ""
        title("intent \(intent.name)\(widgets)")
        members(of: intent)
    }

    /// Appends the declarations of an intent that the system has.
    mutating func systemIntent(_ intent: SystemIntent) {
        guard let known = SystemIntentCatalog.known.intent(named: intent.name, className: intent.className) else {
            let name = intent.className.map { " (\($0))" } ?? ""
            title(
                "system intent \(intent.name)\(name): its classes are part of the system, and intentc doesn't know them"
            )
            return
        }

        title("system intent \(intent.name): its classes are part of the system, so nothing is generated")
        row("since", known.since.map { "\($0.system) \($0.version)" }.joined(separator: ", "))
        if let version = known.deprecated { row("deprecated", "iOS \(version)") }
        members(of: known.declaration.intent)
        for name in known.otherMethods { row("  required", name) }
    }

    private mutating func members(of intent: IntentDeclaration) {
        row("class", intent.className, members: intent.properties.map(\.name))
        for combination in intent.facts.suggestions { shortcutType(combination) }

        row("response", intent.responseClassName, members: intent.responseProperties.map(\.name))
        row("codes", intent.responseCodeName, members: intent.responseCodes.map(\.name))
        for factory in intent.responseFactories { row("factory", factory.swiftName) }
        for result in intent.parameterResults {
            row("result", result.resultClassName)
            row("reasons", result.reasonEnumName, members: result.reasons.map(\.name))
        }

        row("protocol", intent.protocolName)
        for operation in intent.operations { method(operation, isForWidgets: intent.isEligibleForWidgets) }
    }

    /// Appends a set of parameters whose values form a valid shortcut.
    private mutating func shortcutType(_ combination: CombinationFacts) {
        let names = combination.parameters.isEmpty ? "no parameters" : combination.parameters.joined(separator: ", ")
        row("shortcut", combination.isPrimary ? "\(names)  [primary]" : names)
    }

    private mutating func method(_ operation: Operation, isForWidgets: Bool) {
        let remarks = [
            operation.isDeprecated ? "deprecated" : nil,
            isForWidgets ? "\(operation.isCalledForWidgets ? "" : "never ")called for a widget" : nil,
        ]
        let remark = remarks.compactMap(\.self).joined(separator: ", ")
        let name = operation.asyncName ?? operation.completionName
        row(operation.isRequired ? "  required" : "  optional", remark.isEmpty ? name : "\(name)  [\(remark)]")
    }

    mutating func enumeration(_ enumeration: EnumDeclaration) {
        title("enum \(enumeration.name)")
        row("enum", enumeration.className, members: enumeration.cases.map { "\($0.name) = \($0.rawValue)" })
        row("result", enumeration.resultClassName)
    }

    mutating func type(_ type: TypeDeclaration) {
        title("type \(type.name)")
        row("class", type.className, members: type.properties.map(\.name))
        row("result", type.resultClassName)
    }
}

extension DefinitionListing {
    /// Writes the members of the listing into a JSON object. `Documentation/list.md` describes them.
    package func writeMembers(to json: inout JSONWriter) {
        json.member("file", file)
        json.member("intents", objects: interface.intents) { json, intent in json.members(of: intent) }
        json.member("enums", objects: interface.enums) { json, enumeration in json.members(of: enumeration) }
        json.member("types", objects: interface.types) { json, type in json.members(of: type) }
        json.member("systemIntents", objects: interface.systemIntents) { json, intent in
            guard let known = SystemIntentCatalog.known.intent(named: intent.name, className: intent.className) else {
                json.member("name", intent.name)
                json.member("class", ifPresent: intent.className)
                return
            }
            json.members(of: known.declaration.intent)
            json.members(of: known)
        }
    }
}

extension JSONWriter {
    fileprivate mutating func members(of intent: IntentDeclaration) {
        member("name", intent.name)
        member("class", intent.className)
        member("configuresWidgets", intent.isEligibleForWidgets)
        properties("parameters", intent.properties)
        member("shortcutTypes", objects: intent.facts.suggestions) { json, combination in
            json.key("parameters")
            json.array { json in
                for name in combination.parameters { json.string(name) }
            }
            json.member("isPrimary", combination.isPrimary)
            json.member("runsInBackground", combination.runsInBackground)
        }

        member("protocol", intent.protocolName)
        member("methods", objects: intent.operations) { json, operation in
            json.members(of: operation, isForWidgets: intent.isEligibleForWidgets)
        }

        member("responseClass", intent.responseClassName)
        properties("responseProperties", intent.responseProperties)
        member("responseCodeEnum", intent.responseCodeName)
        member("responseCodes", objects: intent.responseCodes) { json, code in
            json.member("name", code.name)
            json.member("value", code.rawValue)
            json.member("isBuiltIn", code.isBuiltIn)
            json.member("template", ifPresent: code.template?.text)
            json.member("conciseTemplate", ifPresent: code.conciseTemplate?.text)
        }
        member("responseFactories", objects: intent.responseFactories) { json, factory in
            json.member("code", factory.code)
            json.member("swiftName", factory.swiftName)
            json.member("selector", factory.selector)
            json.key("arguments")
            json.array { json in
                for argument in factory.arguments { json.string(argument.property.name) }
            }
        }

        member("parameterResults", objects: intent.parameterResults) { json, result in
            json.member("parameter", result.property.name)
            json.member("class", result.resultClassName)
            json.member("reasonEnum", result.reasonEnumName)
            json.key("reasons")
            json.array { json in
                for reason in result.reasons { json.string(reason.name) }
            }
        }
    }

    /// Writes the facts that only system intents have.
    fileprivate mutating func members(of intent: KnownSystemIntent) {
        key("otherMethods")
        array { json in
            for name in intent.otherMethods { json.string(name) }
        }
        key("since")
        object { json in
            for release in intent.since { json.member(release.system, release.version) }
        }
        member("deprecatedSince", ifPresent: intent.deprecated)
    }

    private mutating func members(of operation: Operation, isForWidgets: Bool) {
        member("kind", operation.kindName)
        member("parameter", ifPresent: operation.parameter?.name)
        member("isRequired", operation.isRequired)
        member("isDeprecated", operation.isDeprecated)
        member("isCalledForWidgets", isForWidgets && operation.isCalledForWidgets)
        member("swiftName", operation.completionName)
        member("asyncSwiftName", ifPresent: operation.asyncName)
        member("selector", operation.selector)
    }

    fileprivate mutating func members(of enumeration: EnumDeclaration) {
        member("name", enumeration.name)
        member("enum", enumeration.className)
        member("cases", objects: enumeration.cases) { json, enumCase in
            json.member("name", enumCase.name)
            json.member("value", enumCase.rawValue)
        }
        member("resultClass", enumeration.resultClassName)
    }

    fileprivate mutating func members(of type: TypeDeclaration) {
        member("name", type.name)
        member("class", type.className)
        properties("properties", type.properties)
        member("resultClass", type.resultClassName)
    }

    private mutating func properties(_ name: String, _ properties: [PropertyDeclaration]) {
        member(name, objects: properties) { json, property in
            json.member("name", property.name)
            json.member("type", property.type.element.name)
            json.member("isList", property.type.isArray)
        }
    }
}

extension ValueType.Element {
    /// The name of a framework type in the file, or the class name of an enum or a type of the file.
    fileprivate var name: String {
        switch self {
        case .basic(let type): type.rawValue
        case .enumeration(let name), .object(let name), .native(let name): name
        case .anyObject: "Object"
        }
    }
}
