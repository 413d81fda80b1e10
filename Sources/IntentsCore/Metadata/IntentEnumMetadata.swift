/// The facts of an enum of a definition.
public struct IntentEnumMetadata: Sendable {
    /// A case.
    public struct Value: Sendable {
        /// The raw value.
        public let rawValue: Int
        /// The name.
        public let name: String
        /// The display name.
        public let displayName: IntentText
        /// Other words for the case.
        public internal(set) var synonyms: [IntentText] = []
    }

    /// The name in the definition.
    public let name: String
    /// The cases, in order.
    public private(set) var values: [Value] = []

    /// Creates the facts of an enum without cases.
    public init(_ name: String) {
        self.name = name
    }

    /// Adds a case.
    public mutating func value(_ rawValue: Int, _ name: String, _ displayName: String, id: String? = nil) {
        let text = IntentText(displayName, identifier: id)
        values.append(Value(rawValue: rawValue, name: name, displayName: text))
    }

    /// Adds another word for the case that was added last.
    public mutating func synonym(_ text: String, id: String? = nil) {
        values[values.count - 1].synonyms.append(IntentText(text, identifier: id))
    }

    /// Returns the case with a raw value.
    public func value(_ rawValue: Int) -> Value? {
        values.first { $0.rawValue == rawValue }
    }
}
