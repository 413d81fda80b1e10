/// The files of a built app that concern intents.
package struct CheckedBundle: Sendable {
    /// A definition in the app.
    package struct Definition: Sendable {
        /// The path.
        package var file: String
        /// The name without its extension.
        package var baseName: String
        /// The names of its intents; `nil` if the definition can't be read.
        package var intentNames: Set<String>?

        /// Creates a definition.
        package init(file: String, baseName: String, intentNames: Set<String>?) {
            self.file = file
            self.baseName = baseName
            self.intentNames = intentNames
        }
    }

    /// A vocabulary that the app teaches Siri.
    package struct Vocabulary: Sendable {
        /// The path.
        package var file: String
        /// The intents and parameters that it has words for.
        package var model: IntentVocabulary
        /// Whether the positions in the model are those of a text file.
        package var hasPlaces: Bool
    }

    /// The path of the app.
    package var path: String
    /// The definitions in the app itself, excluding its extensions and frameworks.
    package var definitions: [Definition] = []
    /// The tables in the app itself, such as `de.lproj/Intents.strings`.
    package var tables: Set<String> = []
    /// The vocabularies in the app itself, one for each language.
    package var vocabularies: [Vocabulary] = []

    /// Creates an empty bundle.
    package init(path: String) {
        self.path = path
    }
}
