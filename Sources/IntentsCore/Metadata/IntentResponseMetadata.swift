/// The facts that a definition states about the response of an intent.
public final class IntentResponseMetadata: Sendable {
    /// A code of the response.
    public struct Code: Sendable {
        /// The raw value.
        public let rawValue: Int
        /// The name.
        public let name: String
        /// Whether the code stands for success.
        public let isSuccess: Bool
        /// The spoken text, with placeholders for properties.
        public let text: IntentText?
        /// The spoken text if a screen shows the rest.
        public let conciseText: IntentText?
    }

    /// The properties, in order.
    public let properties: [IntentPropertyMetadata]
    /// The name of the property that is passed to the next action.
    public let outputProperty: String?
    /// The codes of the definition, in order. Built-in codes that it doesn't mention aren't included.
    public let codes: [Code]

    private let access: CodeAccess

    /// The access to the code of a response.
    struct CodeAccess: @unchecked Sendable {
        // Unchecked for the same reason as `KeyPathAccess`.
        let read: (INIntentResponse) -> Int
        let write: (INIntentResponse, Int) -> Bool
    }

    init(properties: [IntentPropertyMetadata], outputProperty: String?, codes: [Code], access: CodeAccess) {
        self.properties = properties
        self.outputProperty = outputProperty
        self.codes = codes
        self.access = access
    }

    /// Returns the code of a response, as a number.
    public func code(of response: INIntentResponse) -> Int { access.read(response) }

    /// Sets the code of a response.
    ///
    /// - Returns: Whether the code is one of the response's. If it isn't, the response doesn't change.
    @discardableResult
    public func setCode(_ rawValue: Int, of response: INIntentResponse) -> Bool { access.write(response, rawValue) }

    /// Returns the definition's facts about a code.
    public func code(_ rawValue: Int) -> Code? { codes.first { $0.rawValue == rawValue } }

    /// The built-in code that a raw value stands for; `nil` for any other code.
    ///
    /// The codes of a system intent have raw values of their own, so that the name decides.
    public func builtInCode(_ rawValue: Int) -> IntentResponseCode? {
        guard let name = code(rawValue)?.name else { return IntentResponseCode(rawValue: rawValue) }
        return IntentResponseCode.allCases.first { "\($0)" == name }
    }

    /// Returns the property with a name.
    public func property(named name: String) -> IntentPropertyMetadata? { properties.first { $0.name == name } }
}
