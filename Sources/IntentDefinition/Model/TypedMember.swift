package import Basics

/// What parameters of intents, properties of responses and properties of types have in common: a name, a type and what
/// is told about their values.
package protocol TypedMember: MetadataOwner {
    /// The place of the `<dict>` element.
    var position: SourcePosition { get }
    /// The name in code.
    var name: Located<String>? { get }
    /// The name for people.
    var displayName: Located<String>? { get }
    /// The translation key of the display name.
    var displayNameID: Located<String>? { get }
    /// The kind of value.
    var type: Located<String>? { get }
    /// The enum, where the type is `Integer`.
    var enumType: Located<String>? { get }
    /// The file that declares the enum; `System` for a framework enum.
    var enumTypeNamespace: Located<String>? { get }
    /// The type of the file, where the type is `Object`.
    var objectType: Located<String>? { get }
    /// The file that declares the object type; `System` for a framework type.
    var objectTypeNamespace: Located<String>? { get }
    /// Whether it holds a list.
    var supportsMultipleValues: Located<Bool>? { get }
    /// The number that identifies it through renames.
    var tag: Located<Number>? { get }
    /// Limits, defaults and presentation.
    var metadata: ValueMetadata<Self>? { get }
}
