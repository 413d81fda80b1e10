/// A call from one form of a handler's method to the other, which a default makes.
///
/// A task-local value notes the call, so that the default of the other form knows that it was not implemented either.
struct IntentFormCall: Sendable {
    private let handler: ObjectIdentifier
    private let intent: ObjectIdentifier
    private let method: String

    @TaskLocal private static var current: IntentFormCall?

    /// Begins a call from a default; `nil` where the default of the other form made the call that led here.
    ///
    /// - Parameter method: The name of either form with its labels: both begin with the same word.
    static func begin(_ method: String, of handler: AnyObject, for intent: AnyObject) -> IntentFormCall? {
        let call = IntentFormCall(
            handler: ObjectIdentifier(handler),
            intent: ObjectIdentifier(intent),
            method: method
        )
        return current.map(call.isSameMethod) == true ? nil : call
    }

    private func isSameMethod(as other: IntentFormCall) -> Bool {
        handler == other.handler && intent == other.intent && baseName == other.baseName
    }

    private var baseName: Substring { method.prefix { $0 != "(" } }

    /// Runs the call of the other form under this note.
    func run(_ body: () -> Void) {
        Self.$current.withValue(self, operation: body)
    }
}
