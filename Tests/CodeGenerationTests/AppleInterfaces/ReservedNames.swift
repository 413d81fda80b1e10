/// Names that a definition may hold but generated code cannot use: the members that it would override by accident, and
/// the words that need backticks.
///
/// A property `name` takes the Objective-C selectors `name` and `setName:`, so it also collides with a method without
/// arguments, and `Name` collides with the setter of an inherited `name`. A type makes no difference: each of these
/// names is wrong whatever the property's type is.
enum ReservedNames {
    /// What every object has.
    static let object: Set = [
        "allowsWeakReference", "autoContentAccessingProxy", "classForCoder", "classForKeyedArchiver", "copy",
        "dealloc", "debugDescription", "description", "finalize", "hash", "hashValue", "init", "mutableCopy",
        "nilValueForKey", "observationInfo", "retainWeakReference", "sharedObservers", "superclass",
        "valuesForKeysWithDictionary", "_cVarArgEncoding",
        "NilValueForKey", "ObservationInfo", "SharedObservers", "ValuesForKeysWithDictionary",
    ]

    /// What every object has through the protocol `NSObject`. The compiler does not notice that a property of an object
    /// type overrides one of these, since `INObject` takes the protocol a second time from `INSpeakable`; such a
    /// property compiles, and breaks the program that uses it.
    static let objectProtocol: Set = [
        "autorelease", "class", "isProxy", "release", "retain", "retainCount", "self", "zone",
    ]

    /// What every object has on macOS besides.
    static let objectOnMac: Set = [
        "attributeKeys", "classCode", "classDescription", "classForArchiver", "classForPortCoder", "className",
        "objectSpecifier", "scriptingProperties", "toManyRelationshipKeys", "toOneRelationshipKeys",
        "ScriptingProperties",
    ]

    /// What every intent has.
    static let intent: Set = [
        "donationMetadata", "identifier", "intentDescription", "keyImage", "shortcutAvailability",
        "suggestedInvocationPhrase",
        "DonationMetadata", "ShortcutAvailability", "SuggestedInvocationPhrase",
    ]

    /// What every response has, the generated `code` included.
    static let response: Set = ["code", "userActivity", "Code", "UserActivity"]

    /// What every object type has.
    static let type: Set = [
        "alternativeSpeakableMatches", "displayImage", "displayString", "identifier", "pronunciationHint",
        "spokenPhrase", "subtitleString", "vocabularyIdentifier",
        "AlternativeSpeakableMatches", "DisplayImage", "SubtitleString",
    ]

    /// The cases that every response code has.
    static let builtInCodes: Set = [
        "unspecified", "ready", "continueInApp", "inProgress", "success", "failure", "failureRequiringAppLaunch",
    ]

    /// The word that no case of an enum with raw values can have.
    static let enumCase: Set = ["RawValue"]

    /// The words that only backticks make into the name of a property or a case.
    static let keywords: Set = [
        "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue",
        "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
        "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
        "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
        "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// The words that only backticks make into an argument label.
    static let keywordsAsLabels: Set = ["inout", "let", "var"]

    /// The words that only backticks make into the name of an argument without a label that the method's body reads.
    static let keywordsAsArguments = keywords.subtracting(["Protocol", "Self", "Type", "self"]).union(["await"])

    /// The name of an enum in the file that gives its result the selectors of `INEnumResolutionResult`.
    static let enumInSelectors: Set = ["Value"]

    /// The name of an object type in the file that gives its result the selectors of `INObjectResolutionResult`.
    static let typeInSelectors: Set = ["Object"]

    /// The names of top-level declarations that take the place of something that generated code names.
    static let topLevel: Set = [
        "Bool", "CLPlacemark", "DateComponents", "Error", "INCurrencyAmount", "INDateComponentsRange",
        "INEnumResolutionResult", "INFile", "INIntegerResolutionResult", "INIntent", "INIntentResponse", "INObject",
        "INObjectCollection", "INObjectResolutionResult", "INPaymentMethod", "INPerson", "INSpeakableString", "Int",
        "Measurement", "NSDateComponents", "NSMeasurement", "NSNumber", "NSObjectProtocol", "NSString", "NSURL",
        "NSUserActivity", "Self", "String", "Swift", "URL", "UnitEnergy", "UnitLength", "UnitMass", "UnitSpeed",
        "UnitTemperature", "UnitVolume",
    ]
}
