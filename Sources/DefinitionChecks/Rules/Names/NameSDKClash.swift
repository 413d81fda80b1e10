import Basics
import IntentInterface

/// A generated declaration with the name of one of Swift, a framework or a C header. If the generated code itself needs
/// the other one, the interface reports it as an error.
enum NameSDKClash: DefinitionRule {
    static let description = RuleDescription(
        .nameSDKClash,
        .names,
        .warning,
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

    static func check(_ definition: CheckedDefinition, in _: CheckSubject, _ findings: inout Findings) {
        for name in (definition.interface?.names ?? []) + constants(of: definition.interface) {
            guard let reason = reason(against: name.name) else { continue }
            findings.report(
                "\(name.origin) generates '\(name.name)', \(reason); rename it, or give it another class name",
                at: name.location,
                fixIt: !findings.canSuggest ? nil : name.location.position.flatMap { definition.namingClass(at: $0) }
            )
        }
    }

    /// The names that the cases of enums have in Objective-C, as far as they are not among the names of the interface.
    private static func constants(of interface: DefinitionInterface?) -> [GeneratedName] {
        guard let interface else { return [] }
        let places = Dictionary(interface.names.map { ($0.name, $0) }) { first, _ in first }
        return interface.enums.flatMap { declaration in
            declaration.cases.compactMap { enumCase in
                let name = declaration.className + enumCase.name.capitalizingFirstLetter
                guard CNames.origin(of: name) != nil, places[name] == nil, var constant = places[declaration.className]
                else { return nil }
                constant.name = name
                return constant
            }
        }
    }

    /// What speaks against a name: what Swift code has to write, or else what Objective-C code can't do.
    private static func reason(against name: String) -> String? {
        if let module = SystemNames.module(declaring: name) {
            // The headers of Intents are the module.
            let inC =
                module == "Intents"
                ? "" : CNames.origin(of: name).map { ", and \($0.headers) declares it for Objective-C" } ?? ""
            return """
                which is also a type of \(module)\(inC); code in the same module must write '\(module).\(name)' for that
                """
        }
        return CNames.origin(of: name).map { origin in
            "which \(origin.headers) declares, too; Objective-C code that imports both doesn't compile"
        }
    }
}
