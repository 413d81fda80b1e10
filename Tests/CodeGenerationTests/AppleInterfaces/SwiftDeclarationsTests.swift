import TestSupport
import Testing

@Suite("The interface of a module in Swift", .needsAppleInterfaces)
struct SwiftDeclarationsTests {
    private static let swift = """
        import Intents
        @objc(Soup) public class Soup: INObject {
            @NSManaged public var broth: String?
            override public class var supportsSecureCoding: Bool { return true }
            @objc(cookWithCompletion:)
            public class func cook(with completion: @escaping (String?) -> Swift.Void) -> Self { fatalError() }
        }
        """

    private static func header(_ members: String) -> String {
        """
        #import <Intents/Intents.h>
        NS_ASSUME_NONNULL_BEGIN
        @interface Soup : INObject
        \(members)
        @end
        NS_ASSUME_NONNULL_END
        """
    }

    private func declarations(_ members: String) throws -> Set<VisibleDeclaration> {
        try AppleTypeChecker().declarations(ofHeaders: [SourceText("Soup.h", Self.header(members))])
            .filter { !$0.text.contains(" async ") }
    }

    @Test("is the same for Swift and for Objective-C with the same Swift names")
    func same() throws {
        let swift = try AppleTypeChecker().declarations(ofSwift: [SourceText("Soup.swift", Self.swift)])
        #expect(
            Set(swift.map(\.description)) == [
                "Soup: class Soup", "Soup.broth: var broth: String? { get set }",
                "Soup.cook(with:): static func cook(with completion: @escaping (String?) -> Void) -> Soup",
            ]
        )
        let imported = try declarations(
            """
            @property (copy, nullable, nonatomic) NSString *broth;
            + (instancetype)cookWithCompletion:(void (^)(NSString *_Nullable dish))completion NS_SWIFT_NAME(cook(with:));
            """
        )
        #expect(imported == swift)
    }

    @Test("has one identity in Objective-C, independent of its name in Swift")
    func identity() throws {
        let swift = try AppleTypeChecker().declarations(ofSwift: [SourceText("Soup.swift", Self.swift)])
        let imported = try declarations(
            """
            @property (copy, nullable, nonatomic) NSString *broth NS_SWIFT_NAME(liquid);
            + (instancetype)cookWithCompletion:(void (^)(NSString *_Nullable dish))completion;
            """
        )
        #expect(Set(swift.map(\.identity)) == Set(imported.map(\.identity)))
        #expect(Set(swift.map(\.name)) != Set(imported.map(\.name)))
    }

    @Test(
        "differs if a name, a type, a label or the optionality of a value differs",
        arguments: [
            "@property (copy, nullable, nonatomic) NSString *brothName;",
            "@property (copy, nullable, nonatomic) NSNumber *broth;",
            "@property (copy, nonatomic) NSString *broth;",
            "@property (copy, nullable, nonatomic, readonly) NSString *broth;",
            "+ (nullable NSString *)broth;",
        ]
    )
    func different(member: String) throws {
        let texts = try declarations(member).map(\.description)
        #expect(!texts.contains("Soup.broth: var broth: String? { get set }"))
    }
}
