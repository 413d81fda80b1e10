import Intents

/// An intent whose handlers take parameters by name, so that a table of parameters needs one handler.
class TestIntent: INIntent {
    override func intentMetadataSend(_ call: IntentMetadataCall, to handler: Any) -> Bool {
        guard let handler = handler as? any TestIntentHandling else { return false }
        if call.handles { handler.handle(self, call.response) }
        if call.confirms { handler.confirm(self, call.response) }
        for (index, parameter) in (Self.intentMetadata?.parameters ?? []).enumerated() where call.resolves(index) {
            handler.resolve(parameter.name, self, call.resolutions)
        }
        return true
    }

    /// The value of a parameter.
    subscript(_ name: String) -> IntentValue? {
        get { Self.intentMetadata?.parameter(named: name)?.property.value(in: self) }
        set { Self.intentMetadata?.parameter(named: name)?.property.setValue(newValue, in: self) }
    }
}

/// Handles a `TestIntent`.
protocol TestIntentHandling {
    func handle(_ intent: TestIntent, _ completion: @escaping (INIntentResponse) -> Void)
    func confirm(_ intent: TestIntent, _ completion: @escaping (INIntentResponse) -> Void)
    func resolve(
        _ parameter: String,
        _ intent: TestIntent,
        _ completion: @escaping ([INIntentResolutionResult]) -> Void
    )
}
