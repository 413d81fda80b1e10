import IntentDefinition

/// What a named, typed member of the file is; it decides the member's keys and which names its class already has.
enum MemberKind {
    case parameter
    case responseProperty
    case typeProperty

    /// The word for messages.
    var noun: String {
        switch self {
        case .parameter: "parameter"
        case .responseProperty: "response property"
        case .typeProperty: "property"
        }
    }

    /// How the keys of the member begin.
    var keyPrefix: String {
        switch self {
        case .parameter: Parameter.keyPrefix
        case .responseProperty: ResponseParameter.keyPrefix
        case .typeProperty: TypeProperty.keyPrefix
        }
    }

    /// The names that the member's class has from its superclasses and, for a response, for itself.
    var reservedNames: ReservedNames {
        switch self {
        case .parameter: Self.parameterNames
        case .responseProperty: Self.responsePropertyNames
        case .typeProperty: Self.typePropertyNames
        }
    }

    private static let parameterNames = ReservedNames(.intent, .object, .macOSObject)
    private static let responsePropertyNames = ReservedNames(.response, .object, .macOSObject)
    private static let typePropertyNames = ReservedNames(.objectType, .object, .macOSObject)
}
