import DefinitionDiagnostics
import IntentInterface

/// A generated declaration with the name of one of Swift or a framework. Where the generated code itself needs the
/// other one, the interface reports it as an error.
enum NameSDKClash: DefinitionRule {
    static let description = RuleDescription(
        "name-sdk-clash",
        .names,
        .warning,
        summary: "a generated declaration has the name of one of Swift or a framework",
        explanation: RuleExplanation(
            trigger: """
                An intent, enum or type generates a declaration with the name of a well-known one of Swift, Foundation \
                or Intents, such as an enum `Operation`. Where the generated code needs the other declaration, as with \
                an enum `Error`, it is an error.
                """,
            importance: """
                Inside its module the new name hides the old one. Code that means the other has to write \
                `Foundation.Operation`; generated code that needs it does not compile.
                """,
            wrong: "<key>INEnumName</key><string>Operation</string>",
            right: "<key>INEnumName</key><string>CalculatorOperation</string>",
            remedy: """
                Rename it, give it a class name of its own, as the suggestion does, or generate with a class prefix \
                (`--class-prefix`). Once people have shortcuts with a type, keep its name.
                """
        )
    )

    static func check(_ definition: CheckedDefinition, in _: CheckSubject, _ findings: inout Findings) {
        for name in definition.interface?.names ?? [] {
            guard let module = SystemNames.module(declaring: name.name) else { continue }
            findings.report(
                """
                \(name.origin) generates '\(name.name)', which is also a type of \(module); code in the same module \
                must write '\(module).\(name.name)' for that; rename it, or give it another class name
                """,
                at: name.location,
                fixIt: !findings.canSuggest ? nil : name.location.position.flatMap { definition.namingClass(at: $0) }
            )
        }
    }
}
