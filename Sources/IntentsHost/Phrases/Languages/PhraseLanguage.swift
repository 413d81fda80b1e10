import Foundation

/// The sentences of a language that the host understands.
struct PhraseLanguage: Sendable {
    /// The code of the language.
    let code: String
    /// The sentences for system intents.
    let grammar: SentenceGrammar
    /// The words between the last two of several values.
    let conjunctions: Set<String>

    init(code: String, conjunctions: Set<String>, genres: [String], sentences: [String]) {
        self.code = code
        self.conjunctions = conjunctions
        let genres = genres.map { "\($0) {mediaSearch.genreNames=\($0)}" }.joined(separator: "|")
        grammar = SentenceGrammar((["@genre = \(genres)"] + sentences).joined(separator: "\n"))
    }

    /// The language in which only the app's own example phrases are understood.
    private init(unknown code: String) {
        self.init(code: code, conjunctions: [], genres: [], sentences: [])
    }

    /// Returns the language of a locale.
    init(of locale: Locale) {
        let code = locale.phraseLanguage ?? "en"
        self = Self.all.first { $0.code == code } ?? PhraseLanguage(unknown: code)
    }

    /// Whether the host has sentences for system intents in the language.
    var isKnown: Bool { !grammar.rules.isEmpty }

    /// The languages with sentences.
    static var all: [PhraseLanguage] { [english, german, french, spanish] }
}
