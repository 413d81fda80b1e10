import Basics

/// What `swift package check-handlers` finds in the handlers of a target.
extension RuleDescription {
    static let handlerMissingMethod = RuleDescription(
        .handlerMissingMethod,
        category: .project,
        severity: .error,
        summary: "a handler lacks a method that Apple's compiler requires",
        explanation: RuleExplanation(
            trigger: """
                `swift package check-handlers` found a type that conforms to a handling protocol, and neither \
                declares nor inherits a method that the protocol requires. A method that nearly matches, such as \
                one with another label, type or spelling, is reported at its place. If a superclass isn't among \
                what is checked, the finding is a warning.
                """,
            importance: """
                Off Apple's platforms each method has a default, so the code compiles. On a Mac it doesn't, and \
                here the host refuses to run the handler.
                """,
            remedy: "Implement one of the two declarations that the message shows, exactly as they are."
        )
    )

    static let handlerNearMatch = RuleDescription(
        .handlerNearMatch,
        category: .project,
        severity: .warning,
        summary: "a method of a handler nearly matches one of its protocol",
        explanation: RuleExplanation(
            trigger: """
                `swift package check-handlers` found a method that differs from an optional method of the handling \
                protocol in a label, a type, `async`, `throws`, `@escaping` or the case of a letter; or one that \
                differs from any method of the protocol in what Apple's compiler doesn't always refuse. It warns \
                of an argument or a completion handler that is optional, a default value that isn't, and a result \
                with `!`. It refuses `@Sendable` and `sending` that the protocol doesn't have in Swift 6 mode only.
                """,
            importance: """
                Nobody calls a method that only nearly matches an optional one: the system takes that as not \
                implemented. One that Apple's compiler warns of is called there, but not here: only to \
                Objective-C are a type and its optional the same.
                """,
            remedy: "Write the declaration as the protocol has it, or rename a method that means something else."
        )
    )

    static let symbolGraph = RuleDescription(
        .symbolGraph,
        category: .files,
        severity: .error,
        summary: "a symbol graph can't be read",
        explanation: RuleExplanation(
            trigger: "A file that `check-handlers` was given isn't a symbol graph of Swift's compiler.",
            importance: "The handlers that it describes aren't checked.",
            remedy: "Run `swift package check-handlers`, which makes the symbol graphs anew."
        )
    )
}
