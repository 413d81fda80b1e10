import Intents

/// Calls a method of a handler through generated code, and waits for the outcome.
///
/// - Returns: The outcome; `nil` if the handler doesn't handle the intent.
func outcome(
    of method: IntentMetadataCall.Method,
    of handler: Any,
    for intent: INIntent,
    isolation: isolated (any Actor)? = #isolation
) async -> IntentMetadataCall.Outcome? {
    await withCheckedContinuation { continuation in
        let call = IntentMetadataCall(method) { outcome in
            continuation.resume(returning: UncheckedBox(outcome).value)
        }
        if !intent.intentMetadataSend(call, to: handler) { continuation.resume(returning: nil) }
    }
}

extension IntentMetadataCall.Outcome {
    /// The response.
    var response: INIntentResponse? { if case .response(let response) = self { response } else { nil } }

    /// The resolutions of the results.
    var resolutions: [IntentResolution]? {
        if case .resolutions(let results) = self { results.map(\.intentMetadataResolution) } else { nil }
    }

    /// The options.
    var options: IntentOptions? { if case .options(let options) = self { options } else { nil } }

    /// The fault of the handler.
    var fault: IntentHandlerFault? {
        if case .failure(let error) = self { error as? IntentHandlerFault } else { nil }
    }
}
