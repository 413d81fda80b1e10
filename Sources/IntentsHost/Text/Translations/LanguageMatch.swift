import Foundation

/// The match between the languages of an app and a user.
enum LanguageMatch {
    /// Returns the language that is closest to a locale: the same language in the same script, if possible for the same
    /// region, or else without a region. `nil` if the user can't read any of the languages.
    static func best(for locale: Locale, among languages: [String]) -> String? {
        let wanted = Parts(locale.language)
        var best: (language: String, rank: Int)?
        for language in languages {
            let parts = Parts(Locale.Language(identifier: language))
            guard parts.code == wanted.code, parts.script == wanted.script else { continue }
            let rank = parts.region == nil ? 1 : parts.region == wanted.region ? 0 : 2
            if best.map({ rank < $0.rank }) ?? true { best = (language, rank) }
        }
        return best?.language
    }

    /// The parts of a language that are compared.
    private struct Parts {
        /// The language, by its present code.
        let code: Substring?
        /// The script, which follows from the language and region if it isn't stated.
        let script: Substring?
        /// The region, if one is stated.
        let region: String?

        init(_ language: Locale.Language) {
            let parts = language.maximalIdentifier.split { $0 == "-" || $0 == "_" }
            // "no" is Norwegian in general, and "nb" the form that most people write.
            code = parts.first == "no" ? "nb" : parts.first
            script = parts.dropFirst().first
            region = language.region?.identifier
        }
    }
}
