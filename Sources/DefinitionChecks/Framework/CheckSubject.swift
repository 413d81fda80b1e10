/// All that is checked in one run.
public struct CheckSubject: Sendable {
    /// The definitions, in the order in which they were given and found.
    public var definitions: [CheckedDefinition]
    /// Whether each definition that was given could be read, so that what none of them declares does not exist.
    public var hasAllDefinitions = true
    /// Whether definitions were left out because the user excluded them.
    public var hasExcludedDefinitions = false
    /// Whether only some definitions of the app are checked, so that nobody knows how they go with the others.
    public var isPartial = false
    /// Whether the app goes to the App Store, which refuses more than the compiler does.
    public var isForStore = false
    /// The projects that build the definitions.
    public var projects: [CheckedProject] = []
    /// The apps that the definitions are for.
    public var apps: [CheckedApp] = []
    /// The definitions of an earlier time that saved shortcuts may come from; `nil` where there is nothing to compare.
    public var previousDefinitions: [PreviousDefinition]?
    /// What may be left of earlier definitions.
    public var leftovers = Leftovers()

    /// Creates a subject.
    public init(definitions: [CheckedDefinition]) {
        self.definitions = definitions
    }
}
