public import Foundation

/// The interface to the operating system. `IntentsHost`, or a test, installs an implementation in `IntentEnvironment`.
///
/// Calls come on any thread, in the order in which the program makes them. They return soon; work that takes time ends
/// with the completion, on a background thread. After a call, the program can change the objects that it passed, so
/// copy the needed data before returning.
public protocol IntentSystem: AnyObject, Sendable {
    /// Stores an interaction, whose intent is valid. An interaction with the identifier of an earlier one replaces it.
    func donate(_ interaction: INInteraction, completion: IntentCompletion<Void>)

    /// Deletes donated interactions, and all data derived from them.
    func deleteInteractions(_ selection: IntentInteractionSelection, completion: IntentCompletion<Void>)

    /// Passes the app's voice shortcuts to a completion, starting with the one that was added first.
    func voiceShortcuts(completion: IntentCompletion<[INVoiceShortcut]>)

    /// Adds a shortcut with a phrase that the user chose.
    func addVoiceShortcut(_ shortcut: INShortcut, phrase: String, completion: IntentCompletion<INVoiceShortcut>)

    /// Changes the phrase of a voice shortcut.
    func updateVoiceShortcut(with identifier: UUID, phrase: String, completion: IntentCompletion<INVoiceShortcut>)

    /// Deletes a voice shortcut.
    func deleteVoiceShortcut(with identifier: UUID, completion: IntentCompletion<Void>)

    /// Replaces the shortcuts that the app suggests.
    func setShortcutSuggestions(_ suggestions: [INShortcut])

    /// Replaces the app's relevant shortcuts.
    func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut], completion: IntentCompletion<Void>)

    /// Replaces the words of a type in the app's vocabulary.
    func setVocabulary(_ words: [INSpeakableString], of type: INVocabularyStringType)

    /// Removes the app's vocabulary.
    func removeVocabulary()

    /// Notes that an activity is the user's current one. An activity that is eligible for prediction counts as a
    /// donation.
    func userActivityBecameCurrent(_ activity: NSUserActivity)

    /// Notes that an activity isn't the user's current one any more.
    func userActivityResigned(_ activity: NSUserActivity)

    /// Deletes the saved activities with the given identifiers; `nil` for all activities.
    func deleteUserActivities(withPersistentIdentifiers identifiers: [String]?, completion: IntentCompletion<Void>)

    /// Whether the user allows Siri to work with the app.
    var siriAuthorizationStatus: INSiriAuthorizationStatus { get }

    /// Asks the user whether Siri may work with the app, and stores the answer.
    func requestSiriAuthorization(completion: IntentCompletion<INSiriAuthorizationStatus>)

    /// The language that the user speaks to Siri, as a code such as `en-US`.
    var siriLanguageCode: String { get }

    /// The app knows this of its user now.
    func userContextBecameCurrent(_ context: INUserContext)

    /// Replaces the intents that play what the user may want to play next.
    func setUpcomingMedia(_ intents: [INIntent])

    /// Sets whether only the suggested intents are offered for a type of media, by the raw values of the mode and type.
    func setUpcomingMediaPrediction(mode: Int, mediaType: Int)

    /// Whether the user doesn't want to be disturbed; `nil` if the app may not know.
    var isFocused: Bool? { get }

    /// Whether the user lets the app know of that.
    var focusAuthorizationStatus: INSiriAuthorizationStatus { get }

    /// Asks the user whether the app may know of that.
    func requestFocusAuthorization(completion: IntentCompletion<INSiriAuthorizationStatus>)

    /// Reports a message to developers, which Apple's framework would write to the system's log.
    func report(_ message: String)
}

extension IntentSystem {
    /// The language of the process.
    public var siriLanguageCode: String { Locale.current.identifier(.bcp47) }

    /// Does nothing.
    public func userContextBecameCurrent(_ context: INUserContext) {}

    /// Does nothing.
    public func setUpcomingMedia(_ intents: [INIntent]) {}

    /// Does nothing.
    public func setUpcomingMediaPrediction(mode: Int, mediaType: Int) {}

    /// Not known.
    public var isFocused: Bool? { nil }

    /// Nobody was asked.
    public var focusAuthorizationStatus: INSiriAuthorizationStatus { .notDetermined }

    /// Answers that nobody was asked.
    public func requestFocusAuthorization(completion: IntentCompletion<INSiriAuthorizationStatus>) {
        completion(.success(.notDetermined))
    }

    /// Writes a line to standard error.
    public func report(_ message: String) {
        Self.writeToStandardError(message)
    }

    /// Writes a line to standard error.
    static func writeToStandardError(_ message: String) {
        FileHandle.standardError.write(Data("intents: \(message.escapedForTerminal())\n".utf8))
    }
}
