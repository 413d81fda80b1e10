import TestSupport
import Testing

/// A change that breaks the sample, and the message that the compiler must report.
struct Mistake: Sendable, CustomTestStringConvertible {
    var name: String
    var original: String
    var replacement: String
    var message: String
    var severity: CompilerMessage.Severity

    init(_ name: String, _ original: String, _ replacement: String, _ message: String, warns: Bool = false) {
        self.name = name
        self.original = original
        self.replacement = replacement
        self.message = message
        severity = warns ? .warning : .error
    }

    var testDescription: String { name }
}

@Suite("wrong code", .needsAppleInterfaces)
struct WrongCodeTests {
    static let mistakes = [
        Mistake(
            "a selector with too few arguments",
            "@objc(confirmOrderSoup:completion:)\n    optional func confirm(intent: OrderSoupIntent, completion",
            "@objc(confirmOrderSoup:)\n    optional func confirm(intent: OrderSoupIntent, completion",
            "'@objc' method name provides one argument name, but method has 2 parameters"
        ),
        Mistake(
            "a factory's selector with too many arguments",
            "IntentResponseWithSoup:waitTime:)",
            "IntentResponseWithSoup:waitTime:code:)",
            "'@objc' method name provides names for 3 arguments, but method has 2 parameters"
        ),
        Mistake(
            "two methods with one selector",
            "@objc(failureClosedIntentResponseWithOpensAt:)",
            "@objc(failureSoldOutSoupIntentResponseWithSoup:)",
            "conflicts with method 'failureSoldOutSoup' with the same Objective-C selector"
        ),
        Mistake(
            "a setter with the selector of another property's",
            "@NSManaged public var note: String?",
            "@NSManaged public var note: String?\n    @NSManaged public var Note: String?",
            "Objective-C selector 'setNote:' conflicts"
        ),
        Mistake(
            "an @objc enum of strings",
            "@objc public enum Soup: Int",
            "@objc public enum Soup: String",
            "'@objc' enum raw type 'String' is not an integer type"
        ),
        Mistake(
            "an @objc enum without raw values",
            "@objc public enum Soup: Int",
            "@objc public enum Soup",
            "'@objc' enum must declare an integer raw type"
        ),
        Mistake(
            "a raw value that is taken",
            "case `leek` = 4",
            "case `leek` = 1",
            "raw value for enum case is not unique"
        ),
        Mistake(
            "a case that is taken",
            "case `leek` = 4",
            "case `tomato` = 4",
            "invalid redeclaration of 'tomato'"
        ),
        Mistake(
            "a managed property of an optional number",
            "@NSManaged public var quantity: NSNumber?",
            "@NSManaged public var quantity: Int?",
            "property cannot be marked '@NSManaged' because its type cannot be represented in Objective-C"
        ),
        Mistake(
            "a managed property of an optional enum",
            "@NSManaged public var soup: Soup\n    @NSManaged public var quantity",
            "@NSManaged public var soup: Soup?\n    @NSManaged public var quantity",
            "property cannot be marked '@NSManaged' because its type cannot be represented in Objective-C"
        ),
        Mistake(
            "a managed list of an enum",
            "public var sizes: [NSNumber]?",
            "public var sizes: [Soup]?",
            "property cannot be marked '@NSManaged' because its type cannot be represented in Objective-C"
        ),
        Mistake(
            "a managed property of a Swift structure",
            "public var place: CLPlacemark?",
            "public var place: Place?\n    public struct Place {}",
            "property cannot be marked '@NSManaged' because its type cannot be represented in Objective-C"
        ),
        Mistake(
            "a class of the framework that does not exist",
            "public class Topping: INObject",
            "public class Topping: INThing",
            "cannot find type 'INThing' in scope"
        ),
        Mistake(
            "a result that does not exist",
            "OrderSoupQuantityResolutionResult: INIntegerResolutionResult",
            "OrderSoupQuantityResolutionResult: INWholeNumberResolutionResult",
            "cannot find type 'INWholeNumberResolutionResult' in scope"
        ),
        Mistake(
            "a missing superclass",
            "public class OrderSoupIntent: INIntent",
            "public class OrderSoupIntent",
            "only classes that inherit from NSObject can be declared '@objc'"
        ),
        Mistake(
            "a property that every object has",
            "public var note: String?",
            "public var description: String?",
            "property 'description' with type 'String?' cannot override a property with type 'String'"
        ),
        Mistake(
            "a property that every intent has",
            "public var note: String?",
            "public var identifier: String?",
            "overriding declaration requires an 'override' keyword"
        ),
        Mistake(
            "a property that every response has",
            "public var opensAt: DateComponents?",
            "public var userActivity: String?",
            "'setUserActivity:' conflicts with setter for 'userActivity' from superclass 'INIntentResponse'"
        ),
        Mistake(
            "a property called like that of the code",
            "public var opensAt: DateComponents?",
            "public var code: NSNumber?",
            "invalid redeclaration of 'code'"
        ),
        Mistake(
            "an override of nothing",
            "override public class var supportsSecureCoding",
            "override public class var supportsCoding",
            "property does not override any property from its superclass"
        ),
        Mistake(
            "an override with another label",
            "override public class func success(with resolvedObject: INObject)",
            "override public class func success(of resolvedObject: INObject)",
            "argument labels for method 'success(of:)' do not match those of overridden method 'success(with:)'"
        ),
        Mistake(
            "an override with another nullability",
            "override public class func confirmationRequired(with objectToConfirm: INObject?)",
            "override public class func confirmationRequired(with objectToConfirm: INObject)",
            "cannot override class method parameter of type 'INObject?' with non-optional type 'INObject'"
        ),
        Mistake(
            "a missing 'override'",
            "override public class func success(with",
            "public class func success(with",
            "overriding declaration requires an 'override' keyword"
        ),
        Mistake(
            "an initialiser without arguments for an object",
            "return super.success(with: resolvedObject)",
            "_ = Topping(); return super.success(with: resolvedObject)",
            "'init()' is unavailable"
        ),
        Mistake(
            "a wrong label in a call of the framework",
            "__unsupported(withReason:",
            "__unsupported(reason:",
            "incorrect argument label"
        ),
        Mistake(
            "a refined method under its plain name",
            "return __success(withResolvedValue:",
            "return success(withResolvedValue:",
            "incorrect argument label in call"
        ),
        Mistake(
            "an optional that is not unwrapped",
            "intent.quantity?.intValue",
            "intent.quantity.intValue",
            "value of optional type 'NSNumber?' must be unwrapped"
        ),
        Mistake(
            "an operation whose two forms are not linked",
            "@available(*, renamed: \"resolveSoup(for:)\")",
            "",
            "conflicts with method 'resolveSoup(for:)' with the same Objective-C selector",
            warns: true
        ),
        Mistake(
            "an operation that a handler leaves out",
            "func resolveSoup(for intent: OrderSoupIntent) async",
            "func findSoup(for intent: OrderSoupIntent) async",
            "does not conform to protocol 'OrderSoupIntentHandling'"
        ),
        Mistake(
            "a completion without its optional error",
            "(any Error)?) -> Void\n    ) {\n        completion(INObjectCollection(items: [\"hot\" as NSString",
            "(any Error)) -> Void\n    ) {\n        completion(INObjectCollection(items: [\"hot\" as NSString",
            "does not conform to protocol 'OrderSoupIntentHandling'"
        ),
        Mistake(
            "options of a Swift value type",
            "INObjectCollection<NSString>",
            "INObjectCollection<String>",
            "'INObjectCollection' requires that 'String' be a class type"
        ),
        Mistake(
            "a keyword as a property's name",
            "public var note: String?",
            "public var in: String?",
            "keyword 'in' cannot be used as an identifier here"
        ),
        Mistake(
            "a public declaration of an internal type",
            "public class Topping: INObject",
            "class Topping: INObject",
            "uses an internal type"
        ),
    ]

    @Test("is reported", arguments: mistakes)
    func mistakeIsReported(mistake: Mistake) throws {
        var sources = try OrderSoup.sources() + [OrderSoup.handler()]
        let index = try #require(sources.firstIndex { $0.text.contains(mistake.original) })
        sources[index].text = sources[index].text.replacing(
            mistake.original,
            with: mistake.replacement,
            maxReplacements: 1
        )
        let complaints = try AppleTypeChecker().check(sources).complaints
        #expect(
            complaints.contains { $0.severity == mistake.severity && $0.text.contains(mistake.message) },
            "\(complaints)"
        )
    }

    @Test("that can't be read is a separate error")
    func compilerFailure() throws {
        #expect(throws: CompilerFailure.self) {
            try AppleTypeChecker().check(OrderSoup.sources(), extraFlags: ["-no-such-flag"])
        }
    }
}
