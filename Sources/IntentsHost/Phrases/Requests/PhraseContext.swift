import Intents

/// The facts about the app and its user with which a phrase is understood.
struct PhraseContext {
    /// The user's language.
    let language: PhraseLanguage
    /// The words for values of parameters.
    let terms: KnownTerms
    /// The reader of other values.
    let values: IntentValueReader
    /// The app's vocabulary.
    let vocabulary: IntentVocabulary
    /// The names of the app, the longest one first.
    let applicationNames: [Sentence]

    init(of host: IntentHost, userWords: [INVocabularyStringType: [INSpeakableString]]) {
        language = PhraseLanguage(of: host.configuration.locale)
        vocabulary = host.configuration.vocabulary
        terms = KnownTerms(vocabulary, user: userWords)
        values = host.reader.values
        applicationNames = host.configuration.applicationNames.map { Sentence($0) }.filter { $0.count > 0 }
            .sorted { $0.count > $1.count }
    }
}
