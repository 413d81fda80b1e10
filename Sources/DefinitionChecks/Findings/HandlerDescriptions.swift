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
                reported at that method. If a superclass isn't part of the checked code, this is a warning, because the superclass may have the method.
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

                It is also reported if a method, optional or not, has:

                - an optional argument or completion handler, or a result with `!`, unlike the protocol. Apple's \
                compiler only warns about these.
                - a result that isn't optional, as a `default…` method. Apple's compiler only warns about it, too.
                - an additional `@Sendable` or `sending`. Apple's compiler rejects these only in Swift 6 mode.
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
