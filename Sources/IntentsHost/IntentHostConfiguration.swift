public import Intents

/// What a host works with: the app's intents and handlers, and the user's surroundings.
public struct IntentHostConfiguration: Sendable {
    /// The intent classes that the app declares: the lists that generated code has for each definition.
    public var intents: [INIntent.Type]
    /// Where the handlers come from.
    public var handlers: IntentHandlerSource
    /// What takes over where a response asks for the app; `nil` where there is no app to open.
    public var continuation: IntentContinuation?

    /// The app's id, under which its data is stored: at first the executable's name.
    public var applicationIdentifier = SQLiteIntentSystem.defaultApplicationID

    /// The user's language and customs.
    public var locale = Locale.current
    /// The user's time zone.
    public var timeZone = TimeZone.current
    /// What is said if a definition says nothing: at first the phrases in the language of the locale. Those that are set
    /// stay, whatever the locale becomes.
    public var phrases: IntentHostPhrases {
        get { ownPhrases ?? IntentHostPhrases(for: locale) }
        set { ownPhrases = newValue }
    }
    /// Where the translations of the definitions' texts come from: the first source that has one counts. A text that
    /// none translates is spoken as it is in its definition.
    public var translations: [any IntentTranslationSource] = []
    /// Whether a screen shows what a response is about, so that less has to be said.
    public var showsResponses = false

    /// How long handlers may take, and how often the user is asked.
    public var limits = IntentLimits()
    /// The clock by which limits are kept.
    public var clock: any Clock<Duration> = ContinuousClock()

    /// The phrases that the app has set.
    private(set) var ownPhrases: IntentHostPhrases?

    /// The locale's language, if the host has no phrases in it and says its own in English.
    var missingLanguage: String? { ownPhrases == nil ? IntentHostPhrases.missingLanguage(of: locale) : nil }

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - intents: The intent classes that the app declares.
    ///   - handlers: Where the handlers come from.
    public init(intents: [INIntent.Type], handlers: IntentHandlerSource) {
        self.intents = intents
        self.handlers = handlers
    }
}

extension SQLiteIntentSystem {
    /// Creates a system that keeps what a host's app donates, adds and sets, under the app's id.
    public convenience init(for configuration: IntentHostConfiguration, options: Options = Options()) {
        self.init(
            applicationID: configuration.applicationIdentifier,
            intents: configuration.intents,
            options: options
        )
    }
}
