/// A method of a handling protocol, and whether a handler implements it.
public struct IntentHandlerMethod: Hashable, Sendable {
    /// The method's name without its arguments, such as `resolveSize`.
    public let name: String
    /// Whether a handler must implement it.
    public let isRequired: Bool
    /// The declarations of its forms, one of which a handler implements.
    public internal(set) var declarations: [String] = []
    /// Whether a handler implements one of the forms.
    public internal(set) var isImplemented = false
    /// What a handler declares in place of a form, with another type than the form has.
    public internal(set) var mismatches: [Mismatch] = []

    /// A method of a handler that has the name and labels of a form, but not its types.
    public struct Mismatch: Hashable, Sendable {
        /// The declaration of the form.
        public let declaration: String
        /// What differs, in words.
        public let text: String
    }
}

/// Collects the methods of a handling protocol, in generated code.
public struct IntentHandlerMethodList {
    /// The methods.
    public private(set) var methods: [IntentHandlerMethod] = []

    /// Creates an empty list.
    public init() {}

    /// Adds a method. Its forms follow.
    public mutating func method(_ name: String, required isRequired: Bool = false) {
        methods.append(IntentHandlerMethod(name: name, isRequired: isRequired))
    }

    /// Adds the form with a completion handler of one value.
    ///
    /// - Parameters:
    ///   - declaration: The form's declaration.
    ///   - found: The type of the completion handler that the handler's own method takes.
    ///   - expected: The type that it has to take.
    public mutating func completion<Found, Value>(
        _ declaration: String,
        _ found: Found.Type,
        _ expected: ((Value) -> Void).Type
    ) {
        let isImplemented = Found.self == expected || Found.self == (@Sendable (Value) -> Void).self
        form(declaration, isImplemented, found, "takes the completion handler '\(found)' instead of '\(expected)'")
    }

    /// Adds the form with a completion handler of a value and an error.
    public mutating func completion<Found, Value, Failure>(
        _ declaration: String,
        _ found: Found.Type,
        _ expected: ((Value, Failure) -> Void).Type
    ) {
        let isImplemented = Found.self == expected || Found.self == (@Sendable (Value, Failure) -> Void).self
        form(declaration, isImplemented, found, "takes the completion handler '\(found)' instead of '\(expected)'")
    }

    /// Adds the `async` form.
    ///
    /// - Parameters:
    ///   - declaration: The form's declaration.
    ///   - found: The result of the handler's own method.
    ///   - expected: The result that it has to have.
    public mutating func result<Found, Expected>(
        _ declaration: String,
        _ found: Found.Type,
        _ expected: Expected.Type
    ) {
        form(declaration, Found.self == Expected.self, found, "returns '\(found)' instead of '\(expected)'")
    }

    private mutating func form(
        _ declaration: String,
        _ isImplemented: Bool,
        _ found: Any.Type,
        _ mismatch: @autoclosure () -> String
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
