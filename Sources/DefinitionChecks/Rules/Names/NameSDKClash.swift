import Basics
import IntentInterface

/// A generated declaration with the name of one of Swift, a framework or a C header. If the generated code itself needs
/// the other one, the interface reports it as an error.
enum NameSDKClash: DefinitionRule {
    static let description = RuleDescription(
        .nameSDKClash,
        category: .names,
        severity: .warning,
        summary: "a generated declaration has the name of one of Swift, a framework or a C header",
        explanation: RuleExplanation(
            trigger: """
                An intent, enum or type generates a declaration with the name of a well-known one of Swift, Foundation \
                or Intents, such as an enum `Operation`, or of one that C headers of Apple's platforms declare, such \
                as an enum `Duration` or `Point`; the constants of enums count, too. If the generated code needs the \
                other declaration, as with an enum `Error`, it is an error, and so is any name of a C header in \
                Objective-C.
                """,
            importance: """
                Inside its module the new name hides the old one. Code that means the other has to write \
                `Foundation.Operation`; generated code that needs it does not compile. In C there is only one \
                declaration of a name: the Objective-C form doesn't compile, and neither does the header that Xcode \
                makes of Swift code for Objective-C.
                """,
            wrong: "<key>INEnumName</key><string>Operation</string>",
            right: "<key>INEnumName</key><string>CalculatorOperation</string>",
            remedy: """
                Rename it, give it a class name of its own, as the suggestion does, or generate with a class prefix \
                (`--class-prefix`). Once people have shortcuts with a type, keep its name.
                """
        )
    )

    static func check(_ definition: CheckedDefinition, in _: CheckSubject, findings: inout Findings) {
        for clash in definition.interface?.systemClashes ?? [] {
            let location = clash.name.location
            findings.report(
                clash.message,
                at: location,
                severity: clash.severity,
                fixIt: !findings.canSuggest ? nil : location.position.flatMap { definition.namingClass(at: $0) }
            )
        }
    }
}
