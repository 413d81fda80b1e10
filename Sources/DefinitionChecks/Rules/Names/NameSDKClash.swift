import Basics
import IntentInterface

/// The rule that no generated declaration hides a declaration of Swift, a framework or a C header. If the generated
/// code itself needs the other declaration, `DefinitionInterface` reports an error.
enum NameSDKClash: DefinitionRule {
    static let description = RuleDescription(
        .nameSDKClash,
        category: .names,
        severity: .warning,
        summary: "a generated declaration has the same name as one in Swift, a framework or a C header",
        explanation: RuleExplanation(
            trigger: """
                This warning is reported if a declaration that an intent, enum or type generates, including the \
                constant of an enum case, has the same name as:

                - a well-known declaration of Swift, Foundation or Intents, such as an enum `Operation`.
                - a declaration in a C header of Apple's platforms, such as an enum `Duration` or `Point`. In \
                Objective-C this is an error.

                It is an error if the generated code needs the other declaration, as with an enum `Error`.
                """,
            importance: """
                Inside its module, the new declaration hides the existing one, so code that means the existing one has \
                to write, for example, `Foundation.Operation`. Generated code that needs the existing one doesn't \
                compile.

                In C, a name can be declared only once, so generated Objective-C code doesn't compile. Neither does \
                the Objective-C header that Xcode generates from Swift code.
                """,
            wrong: "<key>INEnumName</key><string>Operation</string>",
            right: "<key>INEnumName</key><string>CalculatorOperation</string>",
            remedy: """
                Rename it, give it a class name of its own as the fix-it does, or generate code with a class prefix \
                (`--class-prefix`). After a release, keep the name of a type that saved shortcuts use.
                """
        )
    )

    static func check(_ definition: CheckedDefinition, in _: CheckSubject, findings: inout Findings) {
        for clash in definition.interface?.systemClashes ?? [] {
            findings.report(
                clash.message,
                at: clash.name.location,
                severity: clash.severity,
                fixIt: findings.canSuggest ? definition.namingClass(of: clash.name.origin) : nil
            )
        }
    }
}
