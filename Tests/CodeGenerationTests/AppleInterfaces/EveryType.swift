import TestSupport

/// A parameter type, with the names of all types that generated code uses for it.
struct ParameterType: Sendable {
    /// The property's type without `?`.
    var value: String
    /// The type of an element of an options collection.
    var object: String
    /// The framework's result class without `IN` and `ResolutionResult`.
    var result: String

    static let all =
        [
            ParameterType(value: "String", object: "NSString", result: "String"),
            ParameterType(value: "NSNumber", object: "NSNumber", result: "Integer"),
            ParameterType(value: "NSNumber", object: "NSNumber", result: "Double"),
            ParameterType(value: "NSNumber", object: "NSNumber", result: "Boolean"),
            ParameterType(value: "NSNumber", object: "NSNumber", result: "TimeInterval"),
            ParameterType(value: "DateComponents", object: "NSDateComponents", result: "DateComponents"),
            ParameterType(value: "URL", object: "NSURL", result: "URL"),
            ParameterType(value: "CLPlacemark", object: "CLPlacemark", result: "Placemark"),
        ]
        + ["File", "Person", "CurrencyAmount", "PaymentMethod", "SpeakableString", "DateComponentsRange", "Object"]
        .map { ParameterType(value: "IN\($0)", object: "IN\($0)", result: $0) }
        + ["Mass", "Length", "Temperature", "Speed", "Volume", "Energy"]
        .map { ParameterType(value: "Measurement<Unit\($0)>", object: "NSMeasurement", result: $0) }

    /// An intent with one parameter of the type and a list of it, in the form of Apple's compiler.
    var source: SourceText {
        SourceText(
            "Take\(result).swift",
            """
            import Intents

            @objc(Take\(result)Intent) public class Take\(result)Intent: INIntent {
                @NSManaged public var one: \(value)?
                @NSManaged public var many: [\(value)]?
            }

            @objc(Take\(result)IntentHandling) public protocol Take\(result)IntentHandling: NSObjectProtocol {
                @available(*, renamed: "resolveOne(for:)")
                @objc(resolveOneForTake\(result):withCompletion:)
                func resolveOne(
                    for intent: Take\(result)Intent, with completion: @escaping (IN\(result)ResolutionResult) -> Swift.Void
                )
                @objc(resolveOneForTake\(result):withCompletion:)
                func resolveOne(for intent: Take\(result)Intent) async -> IN\(result)ResolutionResult

                @available(*, renamed: "provideOneOptionsCollection(for:)")
                @objc(provideOneOptionsCollectionForTake\(result):withCompletion:)
                func provideOneOptionsCollection(
                    for intent: Take\(result)Intent,
                    with completion: @escaping (INObjectCollection<\(object)>?, Error?) -> Swift.Void
                )
                @objc(provideOneOptionsCollectionForTake\(result):withCompletion:)
                func provideOneOptionsCollection(
                    for intent: Take\(result)Intent
                ) async throws -> INObjectCollection<\(object)>

                @objc(defaultManyForTake\(result):)
                optional func defaultMany(for intent: Take\(result)Intent) -> [\(value)]?
            }

            @objc(Take\(result)IntentResponse) public class Take\(result)IntentResponse: INIntentResponse {
                @NSManaged public var one: \(value)?
                @NSManaged public var many: [\(value)]?

                @objc(successIntentResponseWithOne:many:)
                public static func success(one: \(value), many: [\(value)]) -> Take\(result)IntentResponse {
                    let response = Take\(result)IntentResponse()
                    response.one = one
                    response.many = many
                    return response
                }
            }

            @objc public enum Take\(result)OneUnsupportedReason: Int {
                case tooMany = 1
            }

            @objc(Take\(result)OneResolutionResult)
            public class Take\(result)OneResolutionResult: IN\(result)ResolutionResult {
                @objc(unsupportedForReason:)
                public class func unsupported(forReason reason: Take\(result)OneUnsupportedReason) -> Self {
                    return __unsupported(withReason: reason.rawValue)
                }
            }
            """
        )
    }
}
