import Intents

/// A handler that takes the calls for an intent, and where it is called.
struct IntentHandler {
    let object: Any
    /// Whether the handler is one on the main actor only: its conformance is isolated.
    let isOnMainActor: Bool

    /// Finds the handler of an intent.
    ///
    /// - Throws: An `INIntentError` where nobody handles the intent.
    nonisolated(nonsending) static func handler(
        of intent: INIntent,
        from source: IntentHandlerSource
    ) async throws(INIntentError) -> IntentHandler {
        guard let object = await source.handler(of: intent) else {
            throw INIntentError(
                .noHandlerProvidedForIntent,
                description: "there is no handler for '\(type(of: intent))'"
            )
        }
        if let handler = await IntentHandler(object, of: intent) { return handler }
        let intentName = "\(type(of: intent))"
        throw INIntentError(
            .noHandlerProvidedForIntent,
            description: "'\(type(of: object))' does not handle '\(intentName)': conform to '\(intentName)Handling'"
        )
    }

    /// Takes an object as the handler of an intent; `nil` when it doesn't handle the intent on any executor.
    nonisolated(nonsending) init?(_ object: Any, of intent: INIntent) async {
        self.object = object
        if intent.intentMetadataSend(.probe, to: object) {
            isOnMainActor = false
        } else if await Self.onMainActor((intent, object), { $0.intentMetadataSend(.probe, to: $1) }) {
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

    /// Makes a call for an intent where the handler is one.
    nonisolated(nonsending) func send(_ call: IntentMetadataCall, for intent: INIntent) async {
        if isOnMainActor {
            await Self.onMainActor((intent, call, object)) { _ = $0.intentMetadataSend($1, to: $2) }
        } else {
            _ = intent.intentMetadataSend(call, to: object)
        }
    }

    /// Runs code on the main actor with values that nobody else uses meanwhile.
    fileprivate nonisolated(nonsending) static func onMainActor<Value, Result: Sendable>(
        _ value: Value,
        _ body: @MainActor (Value) -> Result
    ) async -> Result {
        let box = UncheckedBox(value)
        return await MainActor.run { body(box.value) }
    }
}

extension IntentHandlerSource {
    /// What the source gives for an intent.
    fileprivate nonisolated(nonsending) func handler(of intent: INIntent) async -> Any? {
        switch form {
        case .anywhere(let handler): handler(intent)
        case .mainActor(let handler):
            await IntentHandler.onMainActor(intent) { UncheckedBox(handler($0)) }.value
        }
    }
}

extension IntentMetadataCall {
    /// A call of a method that no handler has, which only finds out whether a handler takes calls.
    fileprivate static var probe: IntentMetadataCall { IntentMetadataCall(.defaultValue(-1)) { _ in } }
}
