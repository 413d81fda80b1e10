/// A method of a handling protocol, and whether a handler implements it.
public struct IntentHandlerMethod: Hashable, Sendable {
    /// The method's name without its arguments, such as `resolveSize`.
    public let name: String
    /// Whether a handler must implement it.
    public let isRequired: Bool
    /// The declarations of its forms. A handler implements one of them.
    public internal(set) var declarations: [String] = []
    /// Whether the handler implements one of the forms.
    public internal(set) var isImplemented = false
    /// The handler's methods that differ from a form only in their types.
    public internal(set) var mismatches: [Mismatch] = []

    /// A method of a handler that has the name and labels of a form, but not its types.
    public struct Mismatch: Hashable, Sendable {
        /// The declaration of the form.
        public let declaration: String
        /// The difference in words.
        public let text: String
    }
}

/// A list of the methods of a handling protocol, which generated code fills.
public struct IntentHandlerMethodList {
    /// The methods.
    public private(set) var methods: [IntentHandlerMethod] = []

    /// Creates an empty list.
    public init() {}

    /// Adds a method. Calls for its forms follow.
    public mutating func method(_ name: String, required isRequired: Bool = false) {
        methods.append(IntentHandlerMethod(name: name, isRequired: isRequired))
    }

    /// Adds the form with a completion handler of one value.
    ///
    /// - Parameters:
    ///   - declaration: The form's declaration.
    ///   - found: The completion handler's type in the handler's own method.
    ///   - expected: The completion handler's type in the form.
    public mutating func completion<Found, Value>(
        _ declaration: String,
        _ found: Found.Type,
        _ expected: ((Value) -> Void).Type
    ) {
        let isImplemented = Found.self == expected || Found.self == (@Sendable (Value) -> Void).self
        form(
            declaration,
            found: found,
            isImplemented: isImplemented,
            mismatch: "takes the completion handler '\(found)' instead of '\(expected)'"
        )
    }

    /// Adds the form with a completion handler of a value and an error.
    public mutating func completion<Found, Value, Failure>(
        _ declaration: String,
        _ found: Found.Type,
        _ expected: ((Value, Failure) -> Void).Type
    ) {
        let isImplemented = Found.self == expected || Found.self == (@Sendable (Value, Failure) -> Void).self
        form(
            declaration,
            found: found,
            isImplemented: isImplemented,
            mismatch: "takes the completion handler '\(found)' instead of '\(expected)'"
        )
    }

    /// Adds the `async` form.
    ///
    /// - Parameters:
    ///   - declaration: The form's declaration.
    ///   - found: The result type of the handler's own method.
    ///   - expected: The result type of the form.
    public mutating func result<Found, Expected>(
        _ declaration: String,
        _ found: Found.Type,
        _ expected: Expected.Type
    ) {
        form(
            declaration,
            found: found,
            isImplemented: Found.self == Expected.self,
            mismatch: "returns '\(found)' instead of '\(expected)'"
        )
    }

    private mutating func form(
        _ declaration: String,
        found: Any.Type,
        isImplemented: Bool,
        mismatch: @autoclosure () -> String
    ) {
        guard var method = methods.popLast() else { return }
        method.declarations.append(declaration)
        if isImplemented {
            method.isImplemented = true
        } else if !(found is any IntentMetadataAbsence.Type) {
            let text = "'\(method.name)' \(mismatch())"
            method.mismatches.append(IntentHandlerMethod.Mismatch(declaration: declaration, text: text))
        }
        methods.append(method)
    }
}
