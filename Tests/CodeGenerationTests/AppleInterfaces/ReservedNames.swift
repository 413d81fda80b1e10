/// Names that a definition may contain, but generated code can't use: members that it would override by accident, and
/// words that need backticks.
///
/// A property `name` takes the Objective-C selectors `name` and `setName:`, so it also collides with a method without
/// arguments, and `Name` collides with the setter of an inherited `name`. The type makes no difference: each of these
/// names is invalid for a property of any type.
enum ReservedNames {
    /// The members of every object.
    static let object: Set = [
        "allowsWeakReference", "autoContentAccessingProxy", "classForCoder", "classForKeyedArchiver", "copy",
        "dealloc", "debugDescription", "description", "finalize", "hash", "hashValue", "init", "mutableCopy",
        "nilValueForKey", "observationInfo", "retainWeakReference", "sharedObservers", "superclass",
        "valuesForKeysWithDictionary", "_cVarArgEncoding",
        "NilValueForKey", "ObservationInfo", "SharedObservers", "ValuesForKeysWithDictionary",
    ]

    /// The members of every object from the protocol `NSObject`. The compiler doesn't notice that a property of an object
    /// type overrides one of them, since `INObject` also inherits the protocol from `INSpeakable`. Such a property compiles,
    /// but breaks the programs that use it.
    static let objectProtocol: Set = [
        "autorelease", "class", "isProxy", "release", "retain", "retainCount", "self", "zone",
    ]

    /// The additional members of every object on macOS.
    static let objectOnMac: Set = [
        "attributeKeys", "classCode", "classDescription", "classForArchiver", "classForPortCoder", "className",
        "objectSpecifier", "scriptingProperties", "toManyRelationshipKeys", "toOneRelationshipKeys",
        "ScriptingProperties",
    ]

    /// The members of every intent.
    static let intent: Set = [
        "donationMetadata", "identifier", "intentDescription", "keyImage", "shortcutAvailability",
        "suggestedInvocationPhrase",
        "DonationMetadata", "ShortcutAvailability", "SuggestedInvocationPhrase",
    ]

    /// The members of every response, the generated `code` included.
    static let response: Set = ["code", "userActivity", "Code", "UserActivity"]

    /// The members of every object type.
    static let type: Set = [
        "alternativeSpeakableMatches", "displayImage", "displayString", "identifier", "pronunciationHint",
        "spokenPhrase", "subtitleString", "vocabularyIdentifier",
        "AlternativeSpeakableMatches", "DisplayImage", "SubtitleString",
    ]

    /// The cases that every response code has.
    static let builtInCodes: Set = [
        "unspecified", "ready", "continueInApp", "inProgress", "success", "failure", "failureRequiringAppLaunch",
    ]

    /// The word that can't name a case of an enum with raw values.
    static let enumCase: Set = ["RawValue"]

    /// The words that need backticks as the name of a property or a case.
    static let keywords: Set = [
        "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue",
        "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
        "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
        "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
        "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// The words that need backticks as an argument label.
    static let keywordsAsLabels: Set = ["inout", "let", "var"]

    /// The words that need backticks as the name of an argument without a label that the method's body reads.
    static let keywordsAsArguments = keywords.subtracting(["Protocol", "Self", "Type", "self"]).union(["await"])

    /// The name of an enum in the file that gives its result the selectors of `INEnumResolutionResult`.
    static let enumInSelectors: Set = ["Value"]

    /// The name of an object type in the file that gives its result the selectors of `INObjectResolutionResult`.
    static let typeInSelectors: Set = ["Object"]

    /// The names of top-level declarations that would hide a declaration that generated code refers to.
    static let topLevel: Set = [
        "Bool", "CLPlacemark", "DateComponents", "Error", "INCurrencyAmount", "INDateComponentsRange",
        "INEnumResolutionResult", "INFile", "INIntegerResolutionResult", "INIntent", "INIntentResponse", "INObject",
        "INObjectCollection", "INObjectResolutionResult", "INPaymentMethod", "INPerson", "INSpeakableString", "Int",
        "Measurement", "NSDateComponents", "NSMeasurement", "NSNumber", "NSObjectProtocol", "NSString", "NSURL",
        "NSUserActivity", "Self", "String", "Swift", "URL", "UnitEnergy", "UnitLength", "UnitMass", "UnitSpeed",
        "UnitTemperature", "UnitVolume",
    ]
}
