import Intents

/// A handler of an intent, and the executor on which it is called.
struct IntentHandler {
    let object: Any
    /// Whether the object handles intents only on the main actor, because its conformance is isolated to it.
    let isOnMainActor: Bool

    /// Returns the handler of an intent.
    ///
    /// - Throws: An `INIntentError` if the intent doesn't have a handler.
    nonisolated(nonsending) static func handler(
        of intent: INIntent,
        from source: IntentHandlerSource
    ) async throws(INIntentError) -> IntentHandler {
        guard let object = await source.handler(of: intent) else {
            throw INIntentError(
                .noHandlerProvidedForIntent,
                description: "the configuration's 'handlers' don't return a handler for '\(type(of: intent))'"
            )
        }
        if let handler = await IntentHandler(object, of: intent) { return handler }
        let intentName = "\(type(of: intent))"
        throw INIntentError(
            .noHandlerProvidedForIntent,
            description: "'\(type(of: object))' doesn't handle '\(intentName)'; conform to '\(intentName)Handling'"
        )
    }

    /// Creates a handler from an object; `nil` if the object doesn't handle the intent on any executor.
    nonisolated(nonsending) init?(_ object: Any, of intent: INIntent) async {
        self.object = object
        if intent.intentMetadataSend(IntentMetadataCall(), to: object) {
            isOnMainActor = false
        } else if await Self.onMainActor((intent, object), { $0.intentMetadataSend(IntentMetadataCall(), to: $1) }) {
            isOnMainActor = true
        } else {
            return nil
        }
    }

    /// Returns the methods of an intent's handling protocol, and which of them the handler implements.
    nonisolated(nonsending) func methods(for intent: INIntent) async -> [IntentHandlerMethod] {
        if isOnMainActor {
            await Self.onMainActor((intent, object)) { $0.intentMetadataMethods(of: $1) }
        } else {
            intent.intentMetadataMethods(of: object)
        }
    }

    /// Makes a call for an intent, on the handler's executor.
    nonisolated(nonsending) func send(_ call: IntentMetadataCall, for intent: INIntent) async {
        if isOnMainActor {
            await Self.onMainActor((intent, call, object)) { _ = $0.intentMetadataSend($1, to: $2) }
        } else {
            _ = intent.intentMetadataSend(call, to: object)
        }
    }

    /// Runs code on the main actor, with values that no other code uses meanwhile.
    fileprivate nonisolated(nonsending) static func onMainActor<Value, Result: Sendable>(
        _ value: Value,
        _ body: @MainActor (Value) -> Result
    ) async -> Result {
        let box = UncheckedBox(value)
        return await MainActor.run { body(box.value) }
    }
}

extension IntentHandlerSource {
    /// Returns the source's object for an intent.
    fileprivate nonisolated(nonsending) func handler(of intent: INIntent) async -> Any? {
        switch form {
        case .anywhere(let handler): handler(intent)
        case .mainActor(let handler):
            await IntentHandler.onMainActor(intent) { UncheckedBox(handler($0)) }.value
        }
    }
}
