import IntentDefinition

/// The kind of a named, typed member, which decides its keys and the names that its class already has.
enum MemberKind {
    case parameter
    case responseProperty
    case typeProperty

    /// The noun for messages.
    var noun: String {
        switch self {
        case .parameter: "parameter"
        case .responseProperty: "response property"
        case .typeProperty: "property"
        }
    }

    /// The beginning of the member's keys.
    var keyPrefix: String {
        switch self {
        case .parameter: Parameter.keyPrefix
        case .responseProperty: ResponseParameter.keyPrefix
        case .typeProperty: TypeProperty.keyPrefix
        }
    }

    /// The names that the member's class inherits, and for a response also its own.
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
