import Basics
package import IntentDefinition

extension DefinitionInterface {
    /// Resolves what a family of system intents generates.
    ///
    /// - Parameters:
    ///   - family: The family.
    ///   - types: The types of all families.
    package init(of family: SystemFamily, types: SystemTypeTable) {
        var builder = SystemInterfaceBuilder(family: family, types: types)
        self.init(intents: [], enums: [], types: [], systemIntents: [], names: [])
        systemDeclarations = builder.declarations()
        findings = builder.diagnostics.map { InterfaceFinding(diagnostic: $0) }
    }
}

/// Makes declarations of a family, and finds what is wrong with it.
struct SystemInterfaceBuilder {
    let family: SystemFamily
    let types: SystemTypeTable
    private(set) var diagnostics: [Diagnostic] = []

    init(family: SystemFamily, types: SystemTypeTable) {
        self.family = family
        self.types = types
    }

    mutating func declarations() -> [SystemDeclaration] {
        checkNames()
        var declarations = family.intents.map { SystemDeclaration.intent(declaration(of: $0)) }
        if let domain = family.domain { declarations.append(.domain(declaration(of: domain))) }
        declarations += family.protocols.map { type in
            .protocolType(ProtocolDeclaration(name: type.name.value, methods: type.methods.map { declaration(of: $0) }))
        }
        declarations += family.classes.map { .valueClass(declaration(of: $0)) }
        declarations += family.results.map { .result(declaration(of: $0)) }
        declarations += family.enums.map { type in
            .enumeration(declaration(of: type), aliases: aliases(of: type))
        }
        declarations += family.options.map { .options(declaration(of: $0)) }
        declarations += family.strings.map { type in
            .constants(
                ConstantsDeclaration(
                    name: type.name.value,
                    constants: type.values.map { .init(name: $0.name.value, text: $0.value) }
                )
            )
        }
        return declarations
    }

    // MARK: Checks

    mutating func report(
        _ id: Diagnostic.ID,
        _ message: String,
        at position: SourcePosition,
        notes: [Diagnostic.Note] = []
    ) {
        let location = SourceLocation(file: family.file, position: position)
        diagnostics.append(Diagnostic(.error, id, message: message, at: location, notes: notes))
    }

    mutating func report(_ fault: ReferenceFault) {
        report(fault.id, fault.message(hasAdvice: true), at: fault.name.position)
    }

    /// Finds names that another declaration has.
    private mutating func checkNames() {
        var seen: Set<String> = []
        for name in family.declaredNames {
            guard let first = types.entry(name.value)?.location else { continue }
            let isFirst = first == SourceLocation(file: family.file, position: name.position)
            if seen.insert(name.value).inserted, isFirst { continue }
            let note = Diagnostic.Note("the first is here", at: first)
            let message = "'\(name.value)' is declared twice; remove one of the two"
            report(.nameDuplicate, message, at: name.position, notes: [note])
        }
    }

    /// Finds names of types that nobody declares.
    mutating func check(_ type: Located<SystemType>) {
        for name in type.value.names { check(Located(name, at: type.position)) }
    }

    mutating func check(_ name: Located<String>) {
        guard !types.contains(name.value) else { return }
        let hint = suggestion(for: name.value, among: types.names)
        let message = "no family declares the type '\(name.value)', and the runtime doesn't have it\(hint)"
        report(.typeUnknown, message, at: name.position)
    }

    // MARK: Intents

    private mutating func declaration(of intent: SystemFamily.Intent) -> SystemIntentDeclaration {
        checkVersions(of: intent)
        let className = "IN\(intent.name.value)Intent"
        let properties = intent.parameters.map { declaration(of: $0.property) }
        for name in intent.parameters.flatMap({ [$0.result, $0.olderResult] }) { name.map { check($0) } }
        let facts = IntentFacts(
            title: LocalizedText(text: intent.name.value.separatingWords),
            traits: [.system] + (intent.deprecated == nil ? [] : [.deprecated])
                + (intent.isOnlyOfSystem ? [.unsuggested] : []),
            parameters: zip(intent.parameters, properties).map { parameter, property in
                ParameterFacts(
                    property: property,
                    isConfigurable: false,
                    isResolved: parameter.result != nil,
                    hasOptions: false,
                    searchesOptions: false,
                    prompts: [],
                    reasons: [],
                    listSizes: []
                )
            },
            combinations: []
        )
        let interface = IntentDeclaration(
            name: intent.name.value,
            className: className,
            protocolName: "\(className)Handling",
            responseClassName: "\(className)Response",
            responseCodeName: "\(className)ResponseCode",
            isEligibleForWidgets: false,
            properties: properties,
            operations: operations(of: intent, properties),
            responseCodes: codes(of: intent),
            responseProperties: intent.responseProperties.map { declaration(of: $0) },
            responseFactories: [],
            parameterResults: [],
            facts: facts
        )
        let settable = intent.parameters.map(\.property)
        return SystemIntentDeclaration(
            intent: interface,
            initializers: intent.initializers.map { initializer($0, setting: settable, of: className) },
            methods: intent.methods.map { declaration(of: $0) },
            identifierConstant: intent.hasIdentifierConstant ? "\(className)Identifier" : nil
        )
    }

    private mutating func checkVersions(of intent: SystemFamily.Intent) {
        let systems = ["iOS", "macOS", "watchOS", "tvOS"]
        for version in intent.since where !systems.contains(version.name.value) {
            let message = "'\(version.name.value)' isn't a known system; the systems are \(quotedList(systems))"
            report(.schemaUnknownKey, message, at: version.name.position)
        }
        var versions = intent.since.map { Located($0.value, at: $0.name.position) }
        if let deprecated = intent.deprecated { versions.append(deprecated) }
        for version in versions where !version.value.isVersion {
            report(.schemaType, "'\(version.value)' isn't a version; write one such as '13.0'", at: version.position)
        }
    }

    /// The operations in the order in which Apple documents the calls: resolve, confirm, handle; declared as the other
    /// handling protocols are, with handling first.
    private func operations(of intent: SystemFamily.Intent, _ properties: [PropertyDeclaration]) -> [Operation] {
        let name = intent.name.value
        let resolving = zip(intent.parameters, properties).compactMap { parameter, property -> Operation? in
            guard let result = parameter.result?.value else { return nil }
            return Operation(
                kind: .resolve(property, resultClass: result),
                isRequired: false,
                baseName: "resolve\(property.capitalizedName)",
                selector: "resolve\(property.capitalizedName)For\(name):withCompletion:",
                olderResultClass: parameter.olderResult?.value
            )
        }
        let handling = Operation(
            kind: .handle,
            isRequired: true,
            baseName: "handle",
            selector: "handle\(name):completion:",
            intentLabel: intent.label?.value ?? "intent"
        )
        let confirming = Operation(
            kind: .confirm,
            isRequired: false,
            baseName: "confirm",
            selector: "confirm\(name):completion:",
            intentLabel: intent.label?.value ?? "intent"
        )
        return [handling] + resolving + [confirming]
    }

    private mutating func codes(of intent: SystemFamily.Intent) -> [ResponseCodeDeclaration] {
        checkRawValues(of: intent.codes)
        return intent.codes.map { code in
            ResponseCodeDeclaration(
                name: code.name.value,
                rawValue: code.value,
                isSuccess: code.name.value == "success",
                isBuiltIn: true,
                isStated: true
            )
        }
    }

    private mutating func declaration(of domain: SystemFamily.Domain) -> DomainDeclaration {
        let names = family.intents.map(\.name.value)
        for intent in domain.intents where !names.contains(intent.value) {
            report(ReferenceFault(intent, target: .familyIntent, valid: names))
        }
        return DomainDeclaration(
            name: domain.name.value,
            protocols: domain.intents.map { "IN\($0.value)IntentHandling" }
        )
    }

    // MARK: Members

    mutating func declaration(of property: SystemFamily.Property) -> PropertyDeclaration {
        check(property.type)
        let type = property.type.value
        let initialValue = types.initialValue(of: type)
        if initialValue == nil, !type.isOptional {
            let message = "a property of type '\(type.spelling)' has no value to start with; make it optional"
            report(.valueImpossible, message, at: property.type.position)
        }
        return PropertyDeclaration(
            name: property.name.value,
            type: ValueType(.native(type.spelling), isArray: type.isArray),
            initialValue: initialValue,
            isReadOnly: !property.isWritable
        )
    }

    mutating func initializer(
        _ initializer: SystemFamily.Initializer,
        setting properties: [SystemFamily.Property],
        of owner: String
    ) -> InitializerDeclaration {
        InitializerDeclaration(
            failability: initializer.failability,
            arguments: initializer.arguments.compactMap { argument($0, setting: properties, of: owner) }
        )
    }

    mutating func argument(
        _ argument: SystemFamily.Argument,
        setting properties: [SystemFamily.Property],
        of owner: String
    ) -> InitializerDeclaration.Argument? {
        if let type = argument.type { check(type) }
        guard let property = property(argument.property, among: properties, of: owner) else { return nil }
        return InitializerDeclaration.Argument(
            label: argument.label?.value ?? argument.property.value,
            type: (argument.type ?? property.type).value.spelling,
            defaultValue: argument.defaultValue,
            property: argument.property.value
        )
    }

    /// Finds a property by its name.
    mutating func property(
        _ name: Located<String>,
        among properties: [SystemFamily.Property],
        of owner: String
    ) -> SystemFamily.Property? {
        if let property = properties.first(where: { $0.name.value == name.value }) { return property }
        let names = properties.map(\.name.value)
        report(ReferenceFault(name, target: .familyProperty(owner: owner), valid: names))
        return nil
    }

    private mutating func declaration(of method: SystemFamily.Method) -> ProtocolMethod {
        ProtocolMethod(
            name: method.name.value,
            parameters: method.parameters.map { parameter in
                check(parameter.type)
                return ProtocolMethod.Parameter(
                    label: parameter.label.value,
                    name: parameter.name.value,
                    type: parameter.type.value.spelling
                )
            }
        )
    }
}
