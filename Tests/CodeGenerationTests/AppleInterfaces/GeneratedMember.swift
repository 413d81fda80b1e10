import TestSupport
import Testing

/// A kind of declaration whose name comes from a definition, in its smallest form.
struct GeneratedMember: Sendable, CustomTestStringConvertible {
    /// The kind of declaration.
    var testDescription: String
    /// The names that it can't have.
    var reserved: Set<String>
    /// The additional names that it can't have on macOS.
    var reservedOnMac: Set<String> = []
    /// The words that it can have only in backticks.
    var keywords: Set<String>
    /// The file that declares it; `owner` is the name of the enclosing declaration.
    var source: @Sendable (_ name: String, _ spelling: String, _ owner: String) -> String

    static let all =
        [intentProperty, responseProperty, typeProperty] + cases + [factory, label, unlabelledArgument]
        + [enumInSelectors, typeInSelectors]

    static let intentProperty = GeneratedMember(
        testDescription: "property of an intent",
        reserved: ReservedNames.object.union(ReservedNames.objectProtocol).union(ReservedNames.intent),
        reservedOnMac: ReservedNames.objectOnMac,
        keywords: ReservedNames.keywords
    ) { _, spelling, owner in
        """
        @objc(\(owner)) public class \(owner): INIntent {
            @NSManaged public var \(spelling): String?
        }
        """
    }

    static let responseProperty = GeneratedMember(
        testDescription: "property of a response",
        reserved: ReservedNames.object.union(ReservedNames.objectProtocol).union(ReservedNames.response),
        reservedOnMac: ReservedNames.objectOnMac,
        keywords: ReservedNames.keywords
    ) { _, spelling, owner in
        response(owner, "@NSManaged public var \(spelling): String?")
    }

    static let typeProperty = GeneratedMember(
        testDescription: "property of an object type",
        reserved: ReservedNames.object.union(ReservedNames.type),
        reservedOnMac: ReservedNames.objectOnMac,
        keywords: ReservedNames.keywords
    ) { _, spelling, owner in
        """
        @objc(\(owner)) public class \(owner): INObject {
            override public class var supportsSecureCoding: Bool { true }
            @NSManaged public var \(spelling): String?
        }
        """
    }

    static let cases = [
        GeneratedMember(
            testDescription: "response code",
            reserved: ReservedNames.enumCase.union(ReservedNames.builtInCodes),
            keywords: ReservedNames.keywords
        ) { _, spelling, owner in
            """
            @objc public enum \(owner): Int {
                case \(ReservedNames.builtInCodes.sorted().joined(separator: ", "))
                case \(spelling) = 100
                static let used: \(owner) = .\(spelling)
            }
            """
        },
        GeneratedMember(
            testDescription: "unsupported reason",
            reserved: ReservedNames.enumCase,
            keywords: ReservedNames.keywords
        ) { _, spelling, owner in
            """
            @objc public enum \(owner): Int {
                case \(spelling) = 1
            }
            @objc(\(owner)Result) public class \(owner)Result: INStringResolutionResult {
                @objc(unsupportedForReason:)
                public class func unsupported(forReason reason: \(owner)) -> Self {
                    return __unsupported(withReason: reason.rawValue)
                }
            }
            """
        },
        GeneratedMember(
            testDescription: "enum case",
            reserved: ReservedNames.enumCase,
            keywords: ReservedNames.keywords
        ) { _, spelling, owner in
            """
            @objc public enum \(owner): Int {
                case \(spelling) = 1
            }
            @objc(\(owner)Result) public class \(owner)Result: INEnumResolutionResult {
                @objc(successWithResolved\(owner):)
                public class func success(with resolvedValue: \(owner)) -> Self {
                    return __success(withResolvedValue: resolvedValue.rawValue)
                }
            }
            """
        },
    ]

    static let factory = GeneratedMember(
        testDescription: "response factory",
        reserved: [],
        keywords: ReservedNames.keywords.subtracting(["Protocol", "Type"])
    ) { name, spelling, owner in
        response(
            owner,
            """
            @objc(\(name)IntentResponseWithItem:)
            public static func \(spelling)(item: String) -> \(owner) { \(owner)() }
            @objc(\(name)IntentResponseWithText:)
            public static func \(spelling)(_ text: String) -> \(owner) { \(owner)() }
            """
        )
    }

    static let label = GeneratedMember(
        testDescription: "label of a response factory's argument",
        reserved: [],
        keywords: ReservedNames.keywordsAsLabels
    ) { name, spelling, owner in
        response(
            owner,
            """
            @objc(madeIntentResponseWith\(name):)
            public static func made(\(spelling): String) -> \(owner) { _ = `\(name)`; return \(owner)() }
            """
        )
    }

    static let unlabelledArgument = GeneratedMember(
        testDescription: "response factory's argument without a label",
        reserved: [],
        keywords: ReservedNames.keywordsAsArguments
    ) { name, spelling, owner in
        response(
            owner,
            """
            @objc(madeIntentResponseWith\(name):)
            public static func made(_ \(spelling): String) -> \(owner) { print(\(spelling) as String); return \(owner)() }
            """
        )
    }

    static let enumInSelectors = GeneratedMember(
        testDescription: "enum's name in selectors",
        reserved: ReservedNames.enumInSelectors,
        keywords: []
    ) { name, _, owner in
        """
        @objc public enum \(owner): Int {
            case a
        }
        @objc(\(owner)Result) public class \(owner)Result: INEnumResolutionResult {
            @objc(successWithResolved\(name):)
            public class func success(with resolvedValue: \(owner)) -> Self { fatalError() }
            @objc(confirmationRequiredWith\(name)ToConfirm:)
            public class func confirmationRequired(with valueToConfirm: \(owner)) -> Self { fatalError() }
        }
        """
    }

    static let typeInSelectors = GeneratedMember(
        testDescription: "object type's name in selectors",
        reserved: ReservedNames.typeInSelectors,
        keywords: []
    ) { name, _, owner in
        """
        @objc(\(owner)) public class \(owner): INObject {}
        @objc(\(owner)Result) public class \(owner)Result: INObjectResolutionResult {
            @objc(successWithResolved\(name):)
            public class func success(with resolvedObject: \(owner)) -> Self { fatalError() }
            @objc(disambiguationWith\(name)sToDisambiguate:)
            public class func disambiguation(with objectsToDisambiguate: [\(owner)]) -> Self { fatalError() }
            @objc(confirmationRequiredWith\(name)ToConfirm:)
            public class func confirmationRequired(with objectToConfirm: \(owner)?) -> Self { fatalError() }
        }
        """
    }

    private static func response(_ owner: String, _ members: String) -> String {
        """
        @objc(\(owner)) public class \(owner): INIntentResponse {
            @objc public fileprivate(set) var code: Int = 0

            @objc(initWithCode:userActivity:)
            public convenience init(code: Int, userActivity: NSUserActivity?) {
                self.init()
                self.code = code
                self.userActivity = userActivity
            }

            \(members)
        }
        """
    }
}
