public import Foundation
public import Intents

/// The words and example phrases that an app teaches the operating system: the content of an
/// `AppIntentVocabulary.plist`.
///
/// ```swift
/// configuration.vocabulary = try IntentVocabulary(in: .main, for: configuration.locale)
/// ```
public struct IntentVocabulary: Hashable, Sendable {
    /// A way to say a vocabulary item.
    public struct Term: Hashable, Sendable {
        /// The identifier of the item.
        public var identifier: String
        /// The words.
        public var phrase: String
        /// A hint on the pronunciation, if the spelling is misleading.
        public var pronunciation: String?
        /// Phrases in which people use the words.
        public var examples: [String]

        /// Creates a term.
        public init(identifier: String, phrase: String, pronunciation: String? = nil, examples: [String] = []) {
            self.identifier = identifier
            self.phrase = phrase
            self.pronunciation = pronunciation
            self.examples = examples
        }

        /// The value of a parameter that the words stand for.
        public var speakableString: INSpeakableString {
            INSpeakableString(
                vocabularyIdentifier: identifier,
                spokenPhrase: phrase,
                pronunciationHint: pronunciation
            )
        }
    }

    /// The terms for the values of parameters.
    public struct ParameterTerms: Hashable, Sendable {
        /// The parameters, each with the class of its intent, such as `INStartWorkoutIntent.workoutName`.
        public var parameters: [String]
        /// The terms. An item with several synonyms has several terms.
        public var terms: [Term]

        /// Creates the terms of parameters.
        public init(parameters: [String], terms: [Term]) {
            self.parameters = parameters
            self.terms = terms
        }
    }

    /// The example phrases of an intent.
    public struct Examples: Hashable, Sendable {
        /// The class of the intent, such as `INStartWorkoutIntent`.
        public var intent: String
        /// The phrases.
        public var phrases: [String]

        /// Creates the example phrases of an intent.
        public init(intent: String, phrases: [String]) {
            self.intent = intent
            self.phrases = phrases
        }
    }

    /// The terms for the values of parameters.
    public var parameterTerms: [ParameterTerms]
    /// The example phrases of intents.
    public var examples: [Examples]

    /// Creates a vocabulary, which is empty by default.
    public init(parameterTerms: [ParameterTerms] = [], examples: [Examples] = []) {
        self.parameterTerms = parameterTerms
        self.examples = examples
    }
}

extension IntentVocabulary {
    /// The name of the file of a vocabulary.
    public static let fileName = "AppIntentVocabulary.plist"

    /// Reads the file of a vocabulary, a property list in XML or binary.
    ///
    /// - Throws: An ``IntentVocabularyError`` that names the file and the places of all problems, or the error of reading
    ///   the file.
    public init(contentsOf file: URL) throws {
        try self.init(Data(contentsOf: file), file: file.path)
    }

    /// Reads a property list.
    ///
    /// - Parameters:
    ///   - data: The property list, in XML or binary.
    ///   - file: The name of the file in error messages.
    /// - Throws: An ``IntentVocabularyError``.
    public init(_ data: Data, file: String = IntentVocabulary.fileName) throws(IntentVocabularyError) {
        var reader = VocabularyReader()
        self = reader.vocabulary(in: data)
        guard reader.problems.isEmpty else { throw IntentVocabularyError(file: file, problems: reader.problems) }
    }

    /// Reads the vocabulary of a bundle in the user's language.
    ///
    /// - Throws: An ``IntentVocabularyError``, or the error of reading the file.
    public init(in bundle: Bundle, for locale: Locale) throws {
        try self.init(in: bundle.resourceURL ?? bundle.bundleURL, for: locale)
    }

    /// Reads the vocabulary of a folder in the user's language: the file in the folder of the language that is closest
    /// to a locale, such as `de.lproj`, or else the file in `Base.lproj` or in the folder itself.
    ///
    /// - Throws: An ``IntentVocabularyError`` if there is no file for the language or its content isn't valid, or the
    ///   error of reading the file.
    public init(in folder: URL, for locale: Locale) throws {
        let entries = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        let files = entries.filter { $0.pathExtension == "lproj" }
            .map { ($0.deletingPathExtension().lastPathComponent, $0.appendingPathComponent(Self.fileName)) }
            .filter { FileManager.default.fileExists(atPath: $0.1.path) }
        let byLanguage = Dictionary(files) { first, _ in first }
        let languages = byLanguage.keys.filter { $0 != "Base" }.sorted()
        let common = entries.first { $0.lastPathComponent == Self.fileName }

        let best = LanguageMatch.best(for: locale, among: languages).flatMap { byLanguage[$0] }
        guard let file = best ?? byLanguage["Base"] ?? common else {
            let known = languages.map { "'\($0)'" }.joined(separator: ", ")
            let advice = languages.isEmpty ? "add the file" : "the folder has it for \(known); add the file"
            let problem = "there is no '\(Self.fileName)' for the language '\(locale.identifier)'; \(advice)"
            throw IntentVocabularyError(
                file: folder.path,
                problems: [IntentVocabularyError.Problem(place: "", text: problem)]
            )
        }
        try self.init(contentsOf: file)
    }
}
