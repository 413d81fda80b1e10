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
        case .parameter: "INIntentParameter"
        case .responseProperty: "INIntentResponseParameter"
        case .typeProperty: "INTypeProperty"
        }
    }

    /// What the member's class has from its superclasses and, for a response, for itself.
    var inheritedMembers: [InheritedMembers] {
        switch self {
        case .parameter: [.intent, .object, .macOSObject]
        case .responseProperty: [.response, .object, .macOSObject]
        case .typeProperty: [.objectType, .object, .macOSObject]
        }
    }
}
