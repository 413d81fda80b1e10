/// A call from the default of one form of a hosted view's method to the other form.
///
/// A task-local value notes the call, so that the default of the other form knows that it isn't implemented either.
struct HostedViewCall: Sendable, Equatable {
    /// A method that has two forms.
    enum Method {
        case configure
        case configureView
    }

    private let view: ObjectIdentifier
    private let method: Method

    @TaskLocal private static var current: HostedViewCall?

    /// Begins a call from a default; `nil` if the default of the other form made the call that led here.
    static func begin(_ method: Method, of view: AnyObject) -> HostedViewCall? {
        let call = HostedViewCall(view: ObjectIdentifier(view), method: method)
        return current == call ? nil : call
    }

    /// Runs the call of the other form under this note.
    func run(_ body: () -> Void) {
        Self.$current.withValue(self, operation: body)
    }
}
