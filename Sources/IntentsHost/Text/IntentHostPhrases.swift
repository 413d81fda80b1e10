public import Foundation

/// What a host says where a definition says nothing.
///
/// The texts are templates as in a definition. A text about a parameter can name `${displayName}`, the parameter's name
/// for people, and `${value}`, a value in words. A text about the intent can name `${title}`, its title, `${action}`,
/// what its category's verb stands for in the language of the phrases (such as `order that`), `${negatedAction}`, which
/// says that it is not done, and `${verb}`, the verb as the definition has it, in lower case.
public struct IntentHostPhrases: Hashable, Sendable {
    /// What an intent does, as an infinitive.
    public struct Action: Hashable, Sendable {
        /// What is done, such as `order that`.
        public var phrase: String
        /// What is not done, for languages in which the negation stands within it: `das nicht bestellen`.
        public var negated: String

        /// Creates an action.
        ///
        /// - Parameters:
        ///   - phrase: What is done.
        ///   - negated: What is not done. Needed only if a text of the phrases names `${negatedAction}`.
        public init(_ phrase: String, negated: String? = nil) {
            self.phrase = phrase
            self.negated = negated ?? phrase
        }
    }

    /// The language of the phrases, as a code such as `de`.
    public internal(set) var language: String

    /// The word for true.
    public var yes: String
    /// The word for false.
    public var no: String
    /// Words that say yes, in lower case and without punctuation.
    public var yesWords: Set<String>
    /// Words that say no, in lower case and without punctuation.
    public var noWords: Set<String>
    /// Words with which the user gives up, in lower case and without punctuation.
    public var cancelWords: Set<String>

    /// Asks for the value of a parameter.
    public var value: String
    /// Says that there are several values, `${count}` of them.
    public var disambiguationIntroduction: String
    /// Says that there is one value.
    public var disambiguationOfOne: String
    /// Asks for one of several values.
    public var disambiguationSelection: String
    /// Asks whether a value is right.
    public var confirmation: String
    /// Says that a value cannot be used.
    public var unsupported: String
    /// Says that there are no values to choose from.
    public var noOptions: String
    /// Says that an answer was not understood.
    public var notUnderstood: String

    /// Asks whether the intent may be handled.
    public var ready: String
    /// Says that the intent was handled.
    public var success: String
    /// Says that the intent is being handled.
    public var inProgress: String
    /// Says that the intent was not handled.
    public var failure: String
    /// Says that the handler took too long.
    public var timeOut: String

    /// Stands between the two ends of a span, `${start}` and `${end}`.
    public var span: String
    /// Stands between two sentences.
    public var sentenceSeparator: String
    /// What intents do, by the verb in the definition, such as `Order`.
    public var actions: [String: Action]
}

extension IntentHostPhrases {
    /// Creates the English phrases.
    public init() {
        self = .english
    }

    /// Creates the phrases in the language of a locale. In a language that is not there, they are English.
    public init(for locale: Locale) {
        self = locale.phraseLanguage.flatMap { Self.tables[$0] } ?? .english
    }

    /// The languages in which there are phrases, as codes.
    public static var languages: [String] { tables.keys.sorted() }

    private static let tables = Dictionary(
        uniqueKeysWithValues: [
            english, german, french, spanish, italian, dutch, portuguese, japanese, simplifiedChinese,
            traditionalChinese,
        ].map { ($0.language, $0) }
    )

    /// The locale's language, if there are no phrases in it.
    static func missingLanguage(of locale: Locale) -> String? {
        guard let language = locale.phraseLanguage, tables[language] == nil else { return nil }
        return language
    }

    /// What an intent does.
    func action(_ verb: String, category: String) -> Action {
        actions[verb] ?? actions[IntentVerb(verb, category: category).rawValue] ?? Action(verb.lowercased())
    }

    /// The actions of all verbs.
    static func actions(_ action: (IntentVerb) -> Action) -> [String: Action] {
        Dictionary(uniqueKeysWithValues: IntentVerb.allCases.map { ($0.rawValue, action($0)) })
    }
}

extension Locale {
    /// The code of the locale's language, for Chinese with the script; `nil` if the locale is that of no language.
    fileprivate var phraseLanguage: String? {
        guard let code = language.languageCode?.identifier, !["und", "root", "c", "posix"].contains(code.lowercased())
        else { return nil }
        guard code == "zh" || code == "yue" else { return code }
        let script = language.script?.identifier ?? Language(identifier: language.maximalIdentifier).script?.identifier
        return script == "Hant" ? "zh-Hant" : "zh-Hans"
    }
}
