public import InfoPropertyList

/// An app as it was built: what its folder holds for intents.
public struct CheckedBundle: Sendable {
    /// A definition in the app.
    public struct Definition: Sendable {
        /// The path.
        public var file: String
        /// The name without its extension.
        public var baseName: String
        /// The names of its intents; `nil` where it cannot be read.
        public var intentNames: Set<String>?

        /// Creates a definition.
        public init(file: String, baseName: String, intentNames: Set<String>?) {
            self.file = file
            self.baseName = baseName
            self.intentNames = intentNames
        }
    }

    /// Words that the app teaches Siri.
    public struct Vocabulary: Sendable {
        /// The path.
        public var file: String
        /// What they are for.
        public var model: IntentVocabulary
        /// Whether the places in the model are those of a text.
        public var hasPlaces: Bool

        /// Creates a vocabulary.
        public init(file: String, model: IntentVocabulary, hasPlaces: Bool) {
            self.file = file
            self.model = model
            self.hasPlaces = hasPlaces
        }
    }

    /// The path of the app.
    public var path: String
    /// The definitions in the app itself, and not in what it embeds.
    public var definitions: [Definition] = []
    /// The tables in the app itself, such as `de.lproj/Intents.strings`.
    public var tables: Set<String> = []
    /// The vocabularies in the app itself, one for each language.
    public var vocabularies: [Vocabulary] = []

    /// Creates a bundle that holds nothing.
    public init(path: String) {
        self.path = path
    }
}
