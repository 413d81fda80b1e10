/// The members of a class whose names generated properties must not have.
///
/// Objective-C finds the getter and the setter of a property by their selectors, `name` and `setName:`. If a superclass
/// has the same selector, the property doesn't compile, or overrides a method that Swift can't see: a parameter called
/// `retain` would break every object of its class.
struct InheritedMembers {
    /// The class, for messages.
    let owner: String
    /// Whether the class has the members on macOS only.
    var isOnMacOSOnly = false
    /// Read-only properties and methods without arguments.
    let readOnly: [String]
    /// Writable properties, and methods with the selector of a setter. For these, the case of the first letter doesn't
    /// matter.
    let writable: [String]

    /// The names that a property must not have.
    var names: [String] { readOnly + writable + writable.map(\.capitalizingFirstLetter) }

    /// The members of every object.
    static let object = InheritedMembers(
        owner: "NSObject",
        readOnly: [
            "_cVarArgEncoding", "allowsWeakReference", "autoContentAccessingProxy", "autorelease", "class",
            "classForCoder",
            "classForKeyedArchiver", "copy", "dealloc", "debugDescription", "description", "finalize", "hash",
            "hashValue", "init", "isProxy", "mutableCopy", "release", "retain", "retainCount", "retainWeakReference",
            "self", "superclass", "zone",
        ],
        writable: ["nilValueForKey", "observationInfo", "sharedObservers", "valuesForKeysWithDictionary"]
    )

    /// The members that every object has only on macOS.
    static let macOSObject = InheritedMembers(
        owner: "NSObject",
        isOnMacOSOnly: true,
        readOnly: [
            "attributeKeys", "classCode", "classDescription", "classForArchiver", "classForPortCoder", "className",
            "objectSpecifier", "toManyRelationshipKeys", "toOneRelationshipKeys",
        ],
        writable: ["scriptingProperties"]
    )

    /// The members of every intent.
    static let intent = InheritedMembers(
        owner: "INIntent",
        readOnly: ["identifier", "intentDescription", "keyImage"],
        writable: ["donationMetadata", "shortcutAvailability", "suggestedInvocationPhrase"]
    )

    /// The members of every response. `code` is generated.
    static let response = InheritedMembers(
        owner: "INIntentResponse",
        readOnly: [],
        writable: ["code", "userActivity"]
    )

    /// The members of every object with an identifier and a display string.
    static let objectType = InheritedMembers(
        owner: "INObject",
        readOnly: ["displayString", "identifier", "pronunciationHint", "spokenPhrase", "vocabularyIdentifier"],
        writable: ["alternativeSpeakableMatches", "displayImage", "subtitleString"]
    )
}
