import Intents
import PortableForm
import Testing

@Suite("Methods of a handler, by its types")
struct HandlerMethodTests {
    /// A handler, and which of an intent's methods it implements, in the order of the protocol.
    struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let intent: INIntent.Type
        let handler: @Sendable () -> Any
        let implemented: [String]

        init(
            _ description: String,
            of intent: INIntent.Type = LatestArticleIntent.self,
            _ implemented: [String],
            _ handler: @escaping @Sendable () -> Any
        ) {
            testDescription = description
            self.intent = intent
            self.handler = handler
            self.implemented = implemented
        }
    }

    private static let workoutMethods = [
        "handle", "resolveKind", "resolveMinutes", "resolveEquipment", "provideEquipmentOptionsCollection", "confirm",
    ]

    static let rows = [
        Row("completion handlers", of: StartWorkoutIntent.self, workoutMethods) { CompletionHandler() },
        Row("async", of: StartWorkoutIntent.self, workoutMethods) { AsyncHandler() },
        Row("nothing", of: StartWorkoutIntent.self, []) { EmptyHandler() },
        Row("both forms", ["handle"]) { BothFormsHandler() },
        Row("a method of a superclass that isn't a handler", ["handle"]) { InheritingHandler() },
        Row("a subclass that overrides", ["handle"]) { OverridingHandler() },
        Row("an extension", ["handle", "confirm"]) { ExtendedHandler() },
        Row("a generic class", ["handle"]) { GenericHandler<Int>() },
        Row("a completion handler that is '@Sendable'", ["handle"]) { SendableCompletionHandler() },
        Row("a completion handler behind an alias", ["handle"]) { AliasHandler() },
        Row("several protocols, the first", ["handle"]) { ComposedHandler() },
        Row("several protocols, the second", of: StartWorkoutIntent.self, ["handle", "resolveKind"]) {
            ComposedHandler()
        },
        Row("a refined protocol", ["handle"]) { RefinedHandler() },
        Row("methods with 'nonisolated' in a class on the main actor", ["handle"]) { IsolatedHandler.make() },
        Row("another completion handler", []) { WrongCompletionHandler() },
        Row("another result", []) { WrongResultHandler() },
        Row("other labels", []) { WrongLabelHandler() },
        Row("'throws' that the protocol lacks", []) { ThrowingHandler() },
    ]

    @Test("each form that a handler implements is known, however it comes by it, and no other", arguments: rows)
    func implemented(row: Row) {
        let methods = row.intent.init().intentMetadataMethods(of: row.handler())
        #expect(!methods.isEmpty)
        #expect(methods.filter(\.isImplemented).map(\.name) == row.implemented)
    }

    @Test("what the protocol requires is known, with both declarations")
    func requirements() throws {
        let methods = StartWorkoutIntent().intentMetadataMethods(of: EmptyHandler())
        #expect(methods.filter(\.isRequired).map(\.name) == Self.workoutMethods.dropLast())
        let kind = try #require(methods.first { $0.name == "resolveKind" })
        #expect(
            kind.declarations == [
                "func resolveKind(for intent: StartWorkoutIntent, "
                    + "with completion: @escaping (WorkoutKindResolutionResult) -> Void)",
                "func resolveKind(for intent: StartWorkoutIntent) async -> WorkoutKindResolutionResult",
            ]
        )
    }

    @Test("a form with another type is a mismatch, with both types")
    func mismatches() {
        let completion = LatestArticleIntent().intentMetadataMethods(of: WrongCompletionHandler())
        #expect(
            completion.first?.mismatches.map(\.text) == [
                "'handle' takes the completion handler '(StartWorkoutIntentResponse) -> ()' instead of "
                    + "'(LatestArticleIntentResponse) -> ()'"
            ]
        )
        let result = LatestArticleIntent().intentMetadataMethods(of: WrongResultHandler())
        let mismatch = result.first?.mismatches.first
        #expect(mismatch?.text == "'handle' returns 'String' instead of 'LatestArticleIntentResponse'")
        #expect(
            mismatch?.declaration == "func handle(intent: LatestArticleIntent) async -> LatestArticleIntentResponse"
        )
    }

    @Test("an object that handles another intent doesn't have methods")
    func otherHandler() {
        #expect(LatestArticleIntent().intentMetadataMethods(of: EmptyHandler()).isEmpty)
        #expect(LatestArticleIntent().intentMetadataMethods(of: "text").isEmpty)
    }

    @Test("a completion handler that is '@Sendable' is called, in both forms")
    func sendableCompletion() async {
        let handler: any LatestArticleIntentHandling = SendableCompletionHandler()
        #expect(await handler.handle(intent: LatestArticleIntent()).articleTitle == "sendable")
        let title = await withCheckedContinuation { continuation in
            handler.handle(intent: LatestArticleIntent()) { continuation.resume(returning: $0.articleTitle) }
        }
        #expect(title == "sendable")
    }

    @Test("a method that is wrong in both forms is never called", arguments: 0..<2)
    func wrongMethods(index: Int) async {
        let handlers: [any LatestArticleIntentHandling] = [WrongCompletionHandler(), WrongResultHandler()]
        let response = await handlers[index].handle(intent: LatestArticleIntent())
        #expect(response.intentMetadataFault == .methodNotImplemented("handle(intent:)"))
        let fault = await withCheckedContinuation { continuation in
            handlers[index].handle(intent: LatestArticleIntent()) {
                continuation.resume(returning: $0.intentMetadataFault)
            }
        }
        #expect(fault == .methodNotImplemented("handle(intent:)"))
    }

    @Test("calls from one form to the other keep and release what they use", arguments: 0..<2)
    func manyCalls(index: Int) async {
        let intent = StartWorkoutIntent()
        for _ in 0..<500 {
            let handler = HandlerFormTests.handlers[index]()
            _ = await outcome(of: .handle, of: handler, for: intent)
            _ = await outcome(of: .resolve(0), of: handler, for: intent)
            let options = await outcome(of: .options(3, searchTerm: "rope"), of: handler, for: intent)
            #expect(options?.options?.allItems.count == 1)
            #expect(await handler.confirm(intent: intent).code == .ready)
        }
    }

    @Test("of two classes that override each other the last is called")
    func overriding() async {
        let handler: any LatestArticleIntentHandling = OverridingHandler()
        #expect(await handler.handle(intent: LatestArticleIntent()).articleTitle == "override")
    }
}

private final class BothFormsHandler: NSObject, LatestArticleIntentHandling {
    func handle(intent: LatestArticleIntent, completion: @escaping (LatestArticleIntentResponse) -> Void) {}
    func handle(intent: LatestArticleIntent) async -> LatestArticleIntentResponse { .success(articleTitle: "") }
}

private class PlainBase: NSObject {
    func handle(intent: LatestArticleIntent, completion: @escaping (LatestArticleIntentResponse) -> Void) {
        completion(.success(articleTitle: "base"))
    }
}

private class InheritingHandler: PlainBase, LatestArticleIntentHandling {}

private final class OverridingHandler: InheritingHandler {
    override func handle(intent: LatestArticleIntent, completion: @escaping (LatestArticleIntentResponse) -> Void) {
        completion(.success(articleTitle: "override"))
    }
}

private final class ExtendedHandler: NSObject {}

extension ExtendedHandler: LatestArticleIntentHandling {
    func handle(intent: LatestArticleIntent) async -> LatestArticleIntentResponse { .success(articleTitle: "") }
}

extension ExtendedHandler {
    func confirm(intent: LatestArticleIntent, completion: @escaping (LatestArticleIntentResponse) -> Void) {}
}

private final class GenericHandler<Value>: NSObject, LatestArticleIntentHandling {
    func handle(intent: LatestArticleIntent) async -> LatestArticleIntentResponse { .success(articleTitle: "") }
}

private final class SendableCompletionHandler: NSObject, LatestArticleIntentHandling {
    func handle(intent: LatestArticleIntent, completion: @escaping @Sendable (LatestArticleIntentResponse) -> Void) {
        completion(.success(articleTitle: "sendable"))
    }
}

private final class AliasHandler: NSObject, LatestArticleIntentHandling {
    typealias Completion = (_ response: LatestArticleIntentResponse) -> Swift.Void

    func handle(intent: LatestArticleIntent, completion: @escaping Completion) {}
}

private final class ComposedHandler: NSObject, LatestArticleIntentHandling, StartWorkoutIntentHandling {
    func handle(intent: LatestArticleIntent) async -> LatestArticleIntentResponse { .success(articleTitle: "") }
    func handle(intent: StartWorkoutIntent, completion: @escaping (StartWorkoutIntentResponse) -> Void) {}
    func resolveKind(for intent: StartWorkoutIntent) async -> WorkoutKindResolutionResult { .needsValue() }
}

private protocol ArticleHandling: LatestArticleIntentHandling {}

private final class RefinedHandler: NSObject, ArticleHandling {
    func handle(intent: LatestArticleIntent) async -> LatestArticleIntentResponse { .success(articleTitle: "") }
}

@MainActor
private final class IsolatedHandler: NSObject, LatestArticleIntentHandling {
    nonisolated static func make() -> Any { IsolatedHandler() }

    nonisolated override init() {}

    nonisolated func handle(intent: LatestArticleIntent) async -> LatestArticleIntentResponse {
        .success(articleTitle: "")
    }
}

private final class WrongCompletionHandler: NSObject, LatestArticleIntentHandling {
    func handle(intent: LatestArticleIntent, completion: @escaping (StartWorkoutIntentResponse) -> Void) {}
}

private final class WrongResultHandler: NSObject, LatestArticleIntentHandling {
    func handle(intent: LatestArticleIntent) async -> String { "" }
}

private final class WrongLabelHandler: NSObject, LatestArticleIntentHandling {
    func handle(for intent: LatestArticleIntent) async -> LatestArticleIntentResponse { .success(articleTitle: "") }
}

private final class ThrowingHandler: NSObject, LatestArticleIntentHandling {
    func handle(intent: LatestArticleIntent) async throws -> LatestArticleIntentResponse { .success(articleTitle: "") }
}
