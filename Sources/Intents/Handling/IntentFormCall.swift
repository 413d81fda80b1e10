/// A call from one form of a handler's method to the other, which a default makes.
///
/// A task-local value notes the call, so that the default of the other form knows that it was not implemented either.
struct IntentFormCall: Sendable, Equatable {
    private let handler: ObjectIdentifier
    private let intent: ObjectIdentifier
    private let method: String

    @TaskLocal private static var current: IntentFormCall?

    /// Begins a call from a default; `nil` where the default of the other form made the call that led here.
    ///
    /// - Parameter method: The name of the method's `async` form.
    static func begin(_ method: String, of handler: AnyObject, for intent: Any) -> IntentFormCall? {
        let call = IntentFormCall(
            handler: ObjectIdentifier(handler),
            intent: ObjectIdentifier(intent as AnyObject),
            method: method
        )
        return current == call ? nil : call
    }

    /// Runs the call of the other form under this note.
    func run(_ body: () -> Void) {
        Self.$current.withValue(self, operation: body)
    }

    /// The name of a method's `async` form: that of the form with a completion handler without its last label.
    static func asyncForm(of method: String) -> String {
        method.dropLast(2).lastIndex { $0 == ":" || $0 == "(" }
            .map { method[...$0] + ")" } ?? method
    }
}
