/// The languages that Siri speaks, from Apple's list of features by language.
struct SiriLanguages {
    private static let tags: Set<String> = [
        "ar", "da", "de", "en", "es", "fi", "fr", "he", "it", "ja", "ko", "ms", "nb", "nl", "pt", "ru", "sv", "th",
        "tr",
        "zh",
    ]

    /// Whether Siri speaks a language, given by its name or by that of a locale.
    func contain(_ locale: String) -> Bool {
        let language = locale.languageTag.prefix { $0 != "-" }
        // Norwegian goes by the name of the macrolanguage as well.
        return language == "no" || Self.tags.contains(String(language))
    }
}
