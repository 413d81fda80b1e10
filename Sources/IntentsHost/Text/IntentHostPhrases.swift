public import Foundation

/// The phrases of a host for texts that a definition leaves out.
///
/// The texts are templates, as in a definition. A text about a parameter can contain the placeholders `${displayName}`,
/// the parameter's display name, and `${value}`, a value in words. A text about the intent can contain `${title}`, its
/// title, `${action}`, the words for its category's verb in the language of the phrases (such as `order that`),
/// `${negatedAction}`, their negation, and `${verb}`, the verb of the definition in lower case.
public struct IntentHostPhrases: Hashable, Sendable {
    /// The words for an intent's action, as an infinitive.
    public struct Action: Hashable, Sendable {
        /// The action, such as `order that`.
        public var phrase: String
        /// The negated action, for languages that put the negation inside it: `das nicht bestellen`.
        public var negated: String

        /// Creates an action.
        ///
        /// - Parameters:
        ///   - phrase: The action.
        ///   - negated: The negated action. It is needed only if one of the phrases contains `${negatedAction}`.
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
    /// The words that mean yes, in lower case and without punctuation.
    public var yesWords: Set<String>
    /// The words that mean no, in lower case and without punctuation.
    public var noWords: Set<String>
    /// The words with which the user gives up, in lower case and without punctuation.
    public var cancelWords: Set<String>

    /// The question for the value of a parameter.
    public var value: String
    /// The statement that there are several values, `${count}` of them.
    public var disambiguationIntroduction: String
    /// The statement that there is one value.
    public var disambiguationOfOne: String
    /// The question for one of several values.
    public var disambiguationSelection: String
    /// The question whether a value is right.
    public var confirmation: String
    /// The statement that a value can't be used.
    public var unsupported: String
    /// The statement that there are no values to choose from.
    public var noOptions: String
    /// The statement that an answer wasn't understood.
    public var notUnderstood: String

    /// The question whether the intent may be handled.
    public var ready: String
    /// The statement that the intent was handled.
    public var success: String
    /// The statement that the intent is being handled.
    public var inProgress: String
    /// The statement that the intent wasn't handled.
    public var failure: String
    /// The statement that the handler took too long.
    public var timeOut: String

    /// The template of a span from `${start}` to `${end}`.
    public var span: String
    /// The text between two sentences.
    public var sentenceSeparator: String
    /// The words for actions, by the verb in the definition, such as `Order`.
    public var actions: [String: Action]
    /// The statements of why a request of the system's own intents failed.
    var reasons: [ResponseReason: String]
}

extension IntentHostPhrases {
    /// Creates the English phrases.
    public init() {
        self = .english
    }

    /// Creates the phrases in the language of a locale, or English ones if there are none in that language.
    public init(for locale: Locale) {
        self = locale.phraseLanguage.flatMap { Self.tables[$0] } ?? .english
    }

    /// The codes of the languages that have phrases.
    public static var languages: [String] { tables.keys.sorted() }

    private static let tables = Dictionary(
        uniqueKeysWithValues: [
            english, german, french, spanish, italian, dutch, portuguese, japanese, simplifiedChinese,
            traditionalChinese,
        ].map { ($0.language, $0) }
    )

    /// Returns the locale's language if it doesn't have phrases.
    static func missingLanguage(of locale: Locale) -> String? {
        guard let language = locale.phraseLanguage, tables[language] == nil else { return nil }
        return language
    }

    /// Returns the words for the action of an intent.
    func action(_ verb: String, category: String) -> Action {
        actions[verb] ?? actions[IntentVerb(verb, category: category).rawValue] ?? Action(verb.lowercased())
    }

    /// Returns the actions of all verbs.
    static func actions(_ action: (IntentVerb) -> Action) -> [String: Action] {
        Dictionary(uniqueKeysWithValues: IntentVerb.allCases.map { ($0.rawValue, action($0)) })
    }
}

extension Locale {
    /// The code of the locale's language, for Chinese with the script; `nil` if the locale doesn't have a language.
    var phraseLanguage: String? {
        guard let code = language.languageCode?.identifier, !["und", "root", "c", "posix"].contains(code.lowercased())
        else { return nil }
        guard code == "zh" || code == "yue" else { return code }
        let script = language.script?.identifier ?? Language(identifier: language.maximalIdentifier).script?.identifier
        return script == "Hant" ? "zh-Hant" : "zh-Hans"
    }
}
