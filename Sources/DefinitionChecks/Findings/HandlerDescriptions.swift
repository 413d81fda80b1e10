import Basics

/// The descriptions of findings of `swift package check-handlers`.
extension RuleDescription {
    static let handlerMissingMethod = RuleDescription(
        .handlerMissingMethod,
        category: .project,
        severity: .error,
        summary: "a handler lacks a method that Apple's compiler requires",
        explanation: RuleExplanation(
            trigger: """
                This error is reported if a type conforms to a handling protocol but neither declares nor inherits a \
                required method of it. A method that nearly matches, with another label, type or spelling, is reported \
                at its position. It is a warning if a superclass isn't part of the checked code.
                """,
            importance: """
                Every method has a default implementation on platforms other than Apple's, so the code compiles there. \
                It doesn't compile on a Mac, and the host refuses to run the handler.
                """,
            wrong: """
                final class OrderSoupHandler: NSObject, OrderSoupIntentHandling {
                }
                """,
            right: """
                final class OrderSoupHandler: NSObject, OrderSoupIntentHandling {
                    func handle(intent: OrderSoupIntent) async -> OrderSoupIntentResponse {
                        OrderSoupIntentResponse(code: .success, userActivity: nil)
                    }
                }
                """,
            remedy: "Implement one of the two declarations in the message, exactly as shown."
        )
    )

    static let handlerNearMatch = RuleDescription(
        .handlerNearMatch,
        category: .project,
        severity: .warning,
        summary: "a method of a handler nearly matches one of its protocol",
        explanation: RuleExplanation(
            trigger: """
                This warning is reported if a method differs from an optional method of the handling protocol in a \
                label, a type, `async`, `throws`, `@escaping` or the case of a letter.

                It is also reported if a method differs from any method of the protocol in a way that Apple's compiler \
                doesn't always reject. The compiler warns of an optional argument or completion handler, a default \
                value that isn't optional, and a result with `!`. It rejects an additional `@Sendable` or `sending` \
                only in Swift 6 mode.
                """,
            importance: """
                The system treats the optional method as not implemented and never calls the one that nearly matches. \
                A method that Apple's compiler only warns of is called on Apple's platforms but not on others, because \
                only Objective-C treats a type and its optional as the same.
                """,
            wrong: "func confirm(order: OrderSoupIntent) async -> OrderSoupIntentResponse",
            right: "func confirm(intent: OrderSoupIntent) async -> OrderSoupIntentResponse",
            remedy: "Write the declaration as in the protocol, or rename a method that has another purpose."
        )
    )

    static let symbolGraph = RuleDescription(
        .symbolGraph,
        category: .files,
        severity: .error,
        summary: "a symbol graph can't be read",
        explanation: RuleExplanation(
            trigger: """
                This error is reported if a file passed to `check-handlers` isn't a symbol graph written by the Swift \
                compiler.
                """,
            importance: "The handlers in the module aren't checked.",
            wrong: "intentc-build check-handlers Shop.json",
            right: "swift package check-handlers",
            remedy: "Run `swift package check-handlers`, which creates the symbol graphs again."
        )
    )
}
