package import Basics

extension TypedMember {
    /// The name of the enum that the member holds; `nil` for another kind of value, and for the framework's enums,
    /// which the file does not declare.
    package var declaredEnum: Located<String>? {
        guard type?.value == "Integer", let enumType, enumTypeNamespace?.value != "System" else { return nil }
        return enumType.value.isEmpty ? nil : enumType
    }

    /// The name of the object type that the member holds; `nil` for another kind of value, for any object, and for the
    /// framework's types, which the file does not declare.
    package var declaredObjectType: Located<String>? {
        guard type?.value == "Object", let objectType, objectTypeNamespace?.value != "System" else { return nil }
        return objectType.value.isEmpty ? nil : objectType
    }
}
