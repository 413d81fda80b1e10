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
                required method of it. If a method nearly matches, with another label, type or spelling, the error is \
                reported at that method. It is a warning if a superclass isn't part of the checked code.
                """,
            importance: """
                On platforms other than Apple's, every method has a default implementation, so the code compiles, but \
                `IntentsHost` refuses to run the handler. On a Mac, the code doesn't compile.
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
        summary: "a handler's method nearly matches a method of its protocol",
        explanation: RuleExplanation(
            trigger: """
                This warning is reported if a method differs from an optional method of the handling protocol in a \
                label, a type, `async`, `throws`, `@escaping` or the case of a letter.

                It is also reported if a method differs from any method of the protocol in a way that Apple's compiler \
                doesn't always reject. The compiler only warns about an optional argument or completion handler, a \
                default value that isn't optional, and a result with `!`. It rejects an additional `@Sendable` or \
                `sending` only in Swift 6 mode.
                """,
            importance: """
                The system treats the optional method as not implemented and never calls the one that nearly matches. \
                If Apple's compiler only warns about a method, the method is called on Apple's platforms but not on \
                others, because only Objective-C treats a type and its optional as the same.
                """,
            wrong: "func confirm(order: OrderSoupIntent) async -> OrderSoupIntentResponse",
            right: "func confirm(intent: OrderSoupIntent) async -> OrderSoupIntentResponse",
            remedy: "Copy the declaration from the protocol or, if the method has another purpose, rename it."
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
