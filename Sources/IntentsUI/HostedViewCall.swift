/// A call from the default of one form of a hosted view's method to the other form.
///
/// A task-local value records the call, so that the default of the other form notices that no form is implemented.
struct HostedViewCall: Sendable, Equatable {
    /// A method that has two forms.
    enum Method {
        case configure
        case configureView
    }

    private let view: ObjectIdentifier
    private let method: Method

    @TaskLocal private static var current: HostedViewCall?

    /// Begins a call from a default; `nil` if the call came from the default of the other form.
    static func begin(_ method: Method, of view: AnyObject) -> HostedViewCall? {
        let call = HostedViewCall(view: ObjectIdentifier(view), method: method)
        return current == call ? nil : call
    }

    /// Runs the call of the other form while this call is recorded.
    func run(_ body: () -> Void) {
        Self.$current.withValue(self, operation: body)
    }
}
