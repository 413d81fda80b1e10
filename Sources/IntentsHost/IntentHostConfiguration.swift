public import Foundation
public import Intents

/// The app's intents and handlers, and the user's surroundings, for a host.
public struct IntentHostConfiguration: Sendable {
    /// The intent classes that the app declares. Generated code lists them for each definition.
    public var intents: [INIntent.Type]
    /// The source of the handlers.
    public var handlers: IntentHandlerSource
    /// The continuation of intents in the app, if a response requests it; `nil` if the app can't be opened.
    public var continuation: IntentContinuation?

    /// The app's id, under which its data is stored. The default is the name of the executable.
    public var applicationIdentifier = SQLiteIntentSystem.defaultApplicationID

    /// The names by which people call the app in phrases, such as `Runner`.
    public var applicationNames: [String] = []
    /// The words and example phrases that the app teaches the operating system.
    public var vocabulary = IntentVocabulary()

    /// The user's language and customs.
    public var locale = Locale.current
    /// The user's time zone.
    public var timeZone = TimeZone.current
    /// The present time, from which words such as "tomorrow" count.
    public var now: @Sendable () -> Date = { Date.now }
    /// The user's contacts. A name that belongs to one of them stands for that person; the host asks which person is meant
    /// if it belongs to several.
    public nonisolated(unsafe) var contacts: [INPerson] = []
    /// The phrases for texts that a definition leaves out. The default is the phrases in the language of the locale.
    /// Once set, the phrases stay the same when the locale changes.
    public var phrases: IntentHostPhrases {
        get { ownPhrases ?? IntentHostPhrases(for: locale) }
        set { ownPhrases = newValue }
    }
    /// The sources of translations for the definitions' texts. The first source with a translation counts; a text
    /// without a translation is spoken as in its definition.
    public var translations: [any IntentTranslationSource] = []
    /// Whether a screen shows the details of a response, so that its short text is spoken.
    public var showsResponses = false

    /// The limits on the time of handlers and on the number of questions to the user.
    public var limits = IntentLimits()
    /// The clock that measures the time limits.
    public var clock: any Clock<Duration> = ContinuousClock()

    /// The phrases that the app has set.
    private(set) var ownPhrases: IntentHostPhrases?

    /// The locale's language, if the host doesn't have phrases in it and uses the English ones.
    var missingLanguage: String? { ownPhrases == nil ? IntentHostPhrases.missingLanguage(of: locale) : nil }

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - intents: The intent classes that the app declares.
    ///   - handlers: The source of the handlers.
    public init(intents: [INIntent.Type], handlers: IntentHandlerSource) {
        self.intents = intents
        self.handlers = handlers
    }
}

extension SQLiteIntentSystem {
    /// Creates a system that stores the data of a host's app under the app's id.
    public convenience init(for configuration: IntentHostConfiguration, options: Options = Options()) {
        self.init(
            applicationID: configuration.applicationIdentifier,
            intents: configuration.intents,
            options: options
        )
    }
}
