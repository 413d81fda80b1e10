/// All that is checked in one run.
package struct CheckSubject: Sendable {
    /// The definitions, in the order in which they were given and found.
    package var definitions: [CheckedDefinition]
    /// Whether each definition that was given could be read, so that what none of them declares does not exist.
    package var hasAllDefinitions = true
    /// Whether definitions were left out because the user excluded them.
    package var hasExcludedDefinitions = false
    /// Whether only some definitions of the app are checked, so that nobody knows how they go with the others.
    package var isPartial = false
    /// Whether the app goes to the App Store, which refuses more than the compiler does.
    package var isForStore = false
    /// The projects that build the definitions.
    package var projects: [CheckedProject] = []
    /// The apps that the definitions are for.
    package var apps: [CheckedApp] = []
    /// The definitions of an earlier time that saved shortcuts may come from; `nil` where there is nothing to compare.
    package var previousDefinitions: [PreviousDefinition]?
    /// What may be left of earlier definitions.
    package var leftovers = Leftovers()

    /// Creates a subject.
    package init(definitions: [CheckedDefinition]) {
        self.definitions = definitions
    }
}
