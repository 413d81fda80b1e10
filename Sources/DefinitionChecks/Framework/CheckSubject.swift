/// All that is checked in one run.
public struct CheckSubject: Sendable {
    /// The definitions, in the order in which they were given and found.
    public var definitions: [CheckedDefinition]
    /// Whether the app goes to the App Store, which refuses more than the compiler does.
    public var isForStore = false

    /// Creates a subject.
    public init(definitions: [CheckedDefinition]) {
        self.definitions = definitions
    }
}
