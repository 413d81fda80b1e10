import Foundation
import TestSupport
import Testing

@Suite("wrong Objective-C", .needsAppleInterfaces)
struct WrongObjectiveCTests {
    static let mistakes = [
        Mistake(
            "a collection of options before its release",
            " API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0))",
            "",
            "'INObjectCollection' is only available on iOS 14.0 or newer",
            warns: true
        ),
        Mistake(
            "a method without its implementation",
            "+ (instancetype)unsupportedForReason:",
            "+ (instancetype)unsupportedBecauseOf:(NSInteger)other;\n+ (instancetype)unsupportedForReason:",
            "method definition for 'unsupportedBecauseOf:' not found",
            warns: true
        ),
        Mistake("a class that is not declared", "#import \"Topping.h\"", "", "unknown type name 'Topping'"),
        Mistake("a platform that does not exist", "ios(12.0)", "iphone(12.0)", "expected parameter declarator"),
        Mistake(
            "a Swift name with another number of arguments",
            "NS_SWIFT_NAME(failureSoldOutSoup(_:))",
            "NS_SWIFT_NAME(failureSoldOutSoup(_:_:))",
            "too many parameters in the signature specified by the 'NS_SWIFT_NAME' attribute",
            warns: true
        ),
        Mistake(
            "an inherited property of another type",
            "NSString *note;",
            "NSNumber *suggestedInvocationPhrase;",
            "property type 'NSNumber * _Nullable' is incompatible with type 'NSString * _Nullable' inherited",
            warns: true
        ),
    ]

    @Test("is reported", arguments: mistakes)
    func mistakeIsReported(mistake: Mistake) throws {
        try withTemporaryFolder { folder in
            for file in OrderSoup.objectiveCFiles.flatMap({
                [$0, $0.deletingPathExtension().appendingPathExtension("h")]
            }) {
                let text = try String(contentsOf: file, encoding: .utf8)
                try folder.write(text, to: file.lastPathComponent)
            }
            let header = try folder.text(of: "OrderSoupIntent.h")
            try #require(header.contains(mistake.original))
            try folder.write(header.replacing(mistake.original, with: mistake.replacement), to: "OrderSoupIntent.h")
            let messages = try AppleTypeChecker().checkObjectiveC(files: [folder.file("OrderSoupIntent.m")])
            let isFound = messages.contains { $0.severity == mistake.severity && $0.text.contains(mistake.message) }
            #expect(isFound, "\(messages)")
        }
    }
}
