/// The languages that Siri speaks, from Apple's list of features by language.
struct SiriLanguages {
    private static let tags: Set<String> = [
        "ar", "da", "de", "en", "es", "fi", "fr", "he", "it", "ja", "ko", "ms", "nb", "nl", "pt", "ru", "sv", "th",
        "tr", "zh",
    ]

    /// Whether Siri speaks the language of a locale, such as `de` or `pt-BR`.
    func contain(_ locale: String) -> Bool {
        let language = locale.languageTag.prefix { $0 != "-" }
        // Norwegian also has the code of its macrolanguage.
        return language == "no" || Self.tags.contains(String(language))
    }
}
