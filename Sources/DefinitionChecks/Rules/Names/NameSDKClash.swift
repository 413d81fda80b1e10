import Basics
import IntentInterface

/// The rule that no generated declaration hides a declaration of Swift, a framework or a C header. If the generated
/// code itself needs the other declaration, `DefinitionInterface` reports an error.
enum NameSDKClash: DefinitionRule {
    static let description = RuleDescription(
        .nameSDKClash,
        category: .names,
        severity: .warning,
        summary: "a generated declaration has the same name as one of Swift, a framework or a C header",
        explanation: RuleExplanation(
            trigger: """
                This warning is reported if an intent, enum or type generates a declaration, which may be the constant \
                of an enum case, with the name of:

                - a well-known declaration of Swift, Foundation or Intents, such as an enum `Operation`.
                - a declaration in a C header of Apple's platforms, such as an enum `Duration` or `Point`. In \
                Objective-C this is an error.

                It is an error if the generated code needs the other declaration, as with an enum `Error`.
                """,
            importance: """
                Inside its module, the new name hides the other one, so code that means the other has to write, for \
                example, `Foundation.Operation`. Generated code that needs the other doesn't compile.

                In C, a name can be declared only once: neither the Objective-C form nor the header that Xcode \
                generates from Swift code for Objective-C compiles.
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
