/// The members of a class that a generated property must not have the name of.
///
/// A property becomes a getter `name` and a setter `setName:` that Objective-C finds by these selectors. One that a
/// superclass has as well does not compile, or, where Swift does not see the superclass's method, takes its place: a
/// parameter called `retain` would break every object of its class.
struct InheritedMembers {
    /// The class, for messages.
    let owner: String
    /// Whether the class has the members on macOS only.
    var isOnMacOSOnly = false
    /// Properties that cannot be set and methods without arguments.
    let readOnly: [String]
    /// Properties that can be set, and what else has a setter's selector: with these, the case of the first letter
    /// makes no difference.
    let writable: [String]

    /// The names with which a property would take the place of a member.
    var names: [String] { readOnly + writable + writable.map(\.capitalizingFirstLetter) }

    /// What every object has.
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

    /// What every object has on macOS, and only there.
    static let macOSObject = InheritedMembers(
        owner: "NSObject",
        isOnMacOSOnly: true,
        readOnly: [
            "attributeKeys", "classCode", "classDescription", "classForArchiver", "classForPortCoder", "className",
            "objectSpecifier", "toManyRelationshipKeys", "toOneRelationshipKeys",
        ],
        writable: ["scriptingProperties"]
    )

    /// What every intent has.
    static let intent = InheritedMembers(
        owner: "INIntent",
        readOnly: ["identifier", "intentDescription", "keyImage"],
        writable: ["donationMetadata", "shortcutAvailability", "suggestedInvocationPhrase"]
    )

    /// What every response has; `code` is generated with it.
    static let response = InheritedMembers(
        owner: "INIntentResponse",
        readOnly: [],
        writable: ["code", "userActivity"]
    )

    /// What every object with an identifier and a display string has.
    static let objectType = InheritedMembers(
        owner: "INObject",
        readOnly: ["displayString", "identifier", "pronunciationHint", "spokenPhrase", "vocabularyIdentifier"],
        writable: ["alternativeSpeakableMatches", "displayImage", "subtitleString"]
    )
}
