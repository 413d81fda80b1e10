package import Basics
package import PropertyLists

/// A whole `.intentdefinition` file: what it says, with the place of each statement.
package struct Definition: DictionaryModel, Equatable {
    /// The place of the `<dict>` element.
    package var position = SourcePosition.start
    /// Entries without a property of their own, as the file has them.
    package var other: [PropertyListValue.Entry] = []

    /// The enums.
    package var enums: Located<[EnumDefinition]>?
    /// The version of the format: `1.0` (Xcode 10), `1.1` (Xcode 11), `1.2` (since Xcode 12); absent in a new file.
    package var modelVersion: Located<String>?
    /// The random name by which references in the file name the file itself.
    package var namespace: Located<String>?
    /// The build of macOS that wrote the file.
    package var systemVersion: Located<String>?
    /// The build of Xcode that wrote the file.
    package var toolsBuildVersion: Located<String>?
    /// The version of Xcode that wrote the file.
    package var toolsVersion: Located<String>?
    /// The intents, custom and customised system intents alike.
    package var intents: Located<[Intent]>?
    /// The types; absent before Xcode 11.
    package var types: Located<[TypeDefinition]>?

    /// Creates one that says nothing.
    package init() {}

    /// Shows each key with its property to a mapper.
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
