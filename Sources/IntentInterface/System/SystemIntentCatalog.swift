import Basics
package import IntentDefinition

/// The system's own intents that families describe, by their names and classes.
package struct SystemIntentCatalog: Sendable {
    /// The intents that the tool knows, built when they are first needed.
    package static let known = SystemIntentCatalog(KnownFamilies.all)

    private var byClass: [String: KnownSystemIntent] = [:]

    /// Collects the intents of families. Of several with the same name, the first counts.
    package init(_ families: [SystemFamily]) {
        let types = SystemTypeTable(of: families)
        for family in families {
            let declarations = DefinitionInterface(of: family, types: types).systemDeclarations.compactMap(\.intent)
            for (intent, declaration) in zip(family.intents, declarations) {
                let className = declaration.intent.className
                guard byClass[className] == nil else { continue }
                byClass[className] = KnownSystemIntent(intent, declaration: declaration)
            }
        }
    }

    /// The intents, sorted by their classes.
    package var intents: [KnownSystemIntent] {
        byClass.values.sorted { $0.declaration.intent.className < $1.declaration.intent.className }
    }

    /// Returns the intent with a class, such as `INSendMessageIntent`.
    package func intent(ofClass name: String) -> KnownSystemIntent? { byClass[name] }

    /// Returns the intent that a definition customizes: by its class if the definition states one, or else by its name,
    /// such as `SendMessage`.
    package func intent(named name: String, className: String?) -> KnownSystemIntent? {
        byClass[className ?? "IN\(name)Intent"]
    }
}

/// A system intent with what a handler and a project need to know about it.
package struct KnownSystemIntent: Sendable {
    /// A system with a version of it.
    package struct Release: Hashable, Sendable {
        /// The system, such as `iOS`.
        package var system: String
        /// The version, such as `10.0`.
        package var version: String
    }

    /// The class, the handling protocol and the response.
    package var declaration: SystemIntentDeclaration
    /// The first release of each system that has the intent.
    package var since: [Release]
    /// The version of iOS that deprecated the intent.
    package var deprecated: String?
    /// The names of the methods that have a single form, with argument labels, such as `startSendingUpdates(for:to:)`.
    package var otherMethods: [String]

    fileprivate init(_ intent: SystemFamily.Intent, declaration: SystemIntentDeclaration) {
        self.declaration = declaration
        since = intent.since.map { Release(system: $0.name.value, version: $0.value) }
        deprecated = intent.deprecated?.value
        otherMethods = declaration.methods.map(\.fullName)
    }

    /// The names of the parameters.
    package var parameterNames: [String] { declaration.intent.properties.map(\.name) }
}

extension SystemDeclaration {
    /// The intent; `nil` for another declaration.
    fileprivate var intent: SystemIntentDeclaration? {
        switch self {
        case .intent(let declaration): declaration
        case .domain, .protocolType, .valueClass, .result, .enumeration, .options, .constants: nil
        }
    }
}
