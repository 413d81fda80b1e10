/// An app as it was built: what its folder holds for intents.
package struct CheckedBundle: Sendable {
    /// A definition in the app.
    package struct Definition: Sendable {
        /// The path.
        package var file: String
        /// The name without its extension.
        package var baseName: String
        /// The names of its intents; `nil` where it cannot be read.
        package var intentNames: Set<String>?

        /// Creates a definition.
        package init(file: String, baseName: String, intentNames: Set<String>?) {
            self.file = file
            self.baseName = baseName
            self.intentNames = intentNames
        }
    }

    /// Words that the app teaches Siri.
    package struct Vocabulary: Sendable {
        /// The path.
        package var file: String
        /// What they are for.
        package var model: IntentVocabulary
        /// Whether the places in the model are those of a text.
        package var hasPlaces: Bool
    }

    /// The path of the app.
    package var path: String
    /// The definitions in the app itself, and not in what it embeds.
    package var definitions: [Definition] = []
    /// The tables in the app itself, such as `de.lproj/Intents.strings`.
    package var tables: Set<String> = []
    /// The vocabularies in the app itself, one for each language.
    package var vocabularies: [Vocabulary] = []

    /// Creates a bundle that holds nothing.
    package init(path: String) {
        self.path = path
    }
}
