package import Basics
package import PropertyLists

/// The contents of an `.intentdefinition` file, with the place of each value.
package struct Definition: DictionaryModel, Equatable {
    /// The place of the `<dict>` element.
    package var position = SourcePosition.start
    /// The entries without a property in this model, as the file has them.
    package var other: [PropertyListValue.Entry] = []

    /// The enums.
    package var enums: Located<[EnumDefinition]>?
    /// The version of the format: `1.0` (Xcode 10), `1.1` (Xcode 11) or `1.2` (Xcode 12 and later); absent in a new
    /// file.
    package var modelVersion: Located<String>?
    /// The random name that references use for this file.
    package var namespace: Located<String>?
    /// The macOS build on which the file was written.
    package var systemVersion: Located<String>?
    /// The build number of the Xcode that wrote the file.
    package var toolsBuildVersion: Located<String>?
    /// The version of Xcode that wrote the file.
    package var toolsVersion: Located<String>?
    /// The intents: custom ones and customized system intents.
    package var intents: Located<[Intent]>?
    /// The types; absent before Xcode 11.
    package var types: Located<[TypeDefinition]>?

    /// Creates an empty dictionary.
    package init() {}

    /// Passes each key with its property to a mapper.
    package mutating func mapFields<Mapper: FieldMapper>(_ mapper: inout Mapper) {
        mapper.list("INEnums", "enums", &enums)
        mapper.text("INIntentDefinitionModelVersion", "modelVersion", &modelVersion)
        mapper.text("INIntentDefinitionNamespace", "namespace", &namespace)
        mapper.text("INIntentDefinitionSystemVersion", "systemVersion", &systemVersion)
        mapper.text("INIntentDefinitionToolsBuildVersion", "toolsBuildVersion", &toolsBuildVersion)
        mapper.text("INIntentDefinitionToolsVersion", "toolsVersion", &toolsVersion)
        mapper.list("INIntents", "intents", &intents)
        mapper.list("INTypes", "types", &types)
    }
}

extension Definition {
    /// Returns the definition without some of its intents, and without the enums and types that only they use.
    ///
    /// Enums and types that no intent uses stay, because code may use them directly.
    package func excluding(intents names: Set<String>) -> Definition {
        let isExcluded = { (intent: Intent) in intent.name.map { names.contains($0.value) } ?? false }
        let all = intents?.value ?? []
        guard all.contains(where: isExcluded) else { return self }

        let lost = references(of: all.filter(isExcluded))
        var kept = references(of: all.filter { !isExcluded($0) })
        for type in types?.value ?? [] where type.name.map({ !lost.types.contains($0.value) }) ?? true {
            kept.insert(type.properties?.value ?? [])
        }
        complete(&kept)
        let dropped = lost.subtracting(kept)

        var result = self
        result.intents?.value.removeAll(where: isExcluded)
        result.enums?.value.removeAll { dropped.enums.contains($0.name?.value ?? "") }
        result.types?.value.removeAll { dropped.types.contains($0.name?.value ?? "") }
        return result
    }

    /// The enums and types that intents use, directly or through the properties of types.
    private func references(of intents: [Intent]) -> References {
        var references = References()
        for intent in intents {
            references.insert(intent.parameters?.value ?? [])
            references.insert(intent.response?.parameters?.value ?? [])
        }
        complete(&references)
        return references
    }

    /// Adds the enums and types that properties of the types use, and repeats this for the types it added.
    private func complete(_ references: inout References) {
        let properties = (types?.value ?? []).reduce(into: [String: [TypeProperty]]()) { properties, type in
            properties[type.name?.value ?? "", default: []] += type.properties?.value ?? []
        }
        var pending = Array(references.types)
        while let type = pending.popLast() {
            var found = References()
            found.insert(properties[type] ?? [])
            pending += found.types.subtracting(references.types)
            references.formUnion(found)
        }
    }
}

/// The names of enums and types that members refer to.
private struct References {
    var enums: Set<String> = []
    var types: Set<String> = []

    mutating func insert(_ members: [some TypedMember]) {
        enums.formUnion(members.compactMap { $0.declaredEnum?.value })
        types.formUnion(members.compactMap { $0.declaredObjectType?.value })
    }

    mutating func formUnion(_ others: References) {
        enums.formUnion(others.enums)
        types.formUnion(others.types)
    }

    func subtracting(_ others: References) -> References {
        References(enums: enums.subtracting(others.enums), types: types.subtracting(others.types))
    }
}
