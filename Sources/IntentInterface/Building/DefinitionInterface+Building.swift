import Basics
package import IntentDefinition

extension DefinitionInterface {
    /// Creates the interface of a definition.
    ///
    /// - Parameters:
    ///   - definition: The contents of the file.
    ///   - file: The path of the file, for diagnostics.
    ///   - classPrefix: The prefix for the classes of intents, enums and types that don't set a class name; `nil` if it
    ///     isn't known whether there is a prefix.
    ///   - language: The generated language, which decides which names are possible.
    ///   - listBaseName: The name of the definition, which the name of the intent list is made from; `nil` if no list
    ///     is generated.
    package init(
        of definition: Definition,
        file: String,
        classPrefix: String? = nil,
        language: GeneratedLanguage = .swift,
        listBaseName: String? = nil
    ) {
        var builder = InterfaceBuilder(
            definition: definition,
            file: file,
            classPrefix: classPrefix ?? "",
            language: language
        )
        let intents = definition.intents?.value ?? []
        self.init(
            intents: intents.filter { !$0.isSystem }.compactMap { builder.declaration(of: $0) },
            enums: (definition.enums?.value ?? []).compactMap { builder.declaration(of: $0) },
            types: (definition.types?.value ?? []).compactMap { builder.declaration(of: $0) },
            systemIntents: intents.filter(\.isSystem).compactMap(SystemIntent.init),
            names: []
        )
        if let listBaseName { intentList = builder.list(of: self.intents, in: definition, baseName: listBaseName) }
        names = builder.names
        findings = builder.findings
        if classPrefix == nil, let warning = StatedPrefixes(of: definition).warning(in: file) {
            findings.append(InterfaceFinding(diagnostic: warning))
        }
        findings += GeneratedName.clashes(within: names).map { InterfaceFinding(diagnostic: $0) }
        self.language = language
        findings += systemClashes.filter { $0.severity == .error }.map { clash in
            InterfaceFinding(
                diagnostic: Diagnostic(clash.severity, .nameSDKClash, message: clash.message, at: clash.name.location),
                subject: .generatedName(clash.name)
            )
        }
    }
}

extension SystemIntent {
    /// Creates the system intent that the file customizes; `nil` if the file doesn't name it.
    fileprivate init?(_ intent: Intent) {
        guard let name = intent.name?.value ?? intent.className?.value else { return nil }
        self.init(name: name, className: intent.className?.value)
    }
}
