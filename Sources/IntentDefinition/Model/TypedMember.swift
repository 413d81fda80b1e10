package import Basics

/// A named value with a type: a parameter of an intent, a property of a response or a property of a type.
package protocol TypedMember: Sendable {
    /// The beginning of the member's keys, such as `INIntentParameter`.
    static var keyPrefix: String { get }

    /// The place of the `<dict>` element.
    var position: SourcePosition { get }
    /// The name in code.
    var name: Located<String>? { get }
    /// The display name.
    var displayName: KeyedText { get }
    /// The kind of value.
    var type: Located<String>? { get }
    /// The enum, if the type is `Integer`.
    var enumType: Located<String>? { get }
    /// The file that declares the enum; `System` for a framework enum.
    var enumTypeNamespace: Located<String>? { get }
    /// The type of the file, if the type is `Object`.
    var objectType: Located<String>? { get }
    /// The file that declares the object type; `System` for a framework type.
    var objectTypeNamespace: Located<String>? { get }
    /// Whether the member holds a list.
    var supportsMultipleValues: Located<Bool>? { get }
    /// The number that identifies the member across renames.
    var tag: Located<Number>? { get }
    /// Limits, defaults and presentation.
    var metadata: ValueMetadata<Self>? { get }
}

extension TypedMember {
    /// The name of the enum that the member holds; `nil` for another kind of value, and for the framework's enums,
    /// which the file doesn't declare.
    package var declaredEnum: Located<String>? {
        guard type?.value == "Integer", let enumType, enumTypeNamespace?.value != "System" else { return nil }
        return enumType.value.isEmpty ? nil : enumType
    }

    /// The name of the object type that the member holds; `nil` for another kind of value, for any object, and for the
    /// framework's types, which the file doesn't declare.
    package var declaredObjectType: Located<String>? {
        guard type?.value == "Object", let objectType, objectTypeNamespace?.value != "System" else { return nil }
        return objectType.value.isEmpty ? nil : objectType
    }
}
