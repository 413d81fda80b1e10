public import Foundation

/// What this module asks of the operating system. `IntentsHost`, or a test, installs one in `IntentEnvironment`.
///
/// Calls come on any thread, in the order in which the program makes them. They return soon; what takes time ends in
/// the completion, on a background thread. Objects that are passed belong to the program again after the call: take
/// what is needed from them before returning.
public protocol IntentSystem: AnyObject, Sendable {
    /// Takes note of an interaction whose intent is valid. One with the identifier of an earlier one replaces it.
    func donate(_ interaction: INInteraction, completion: IntentCompletion<Void>)

    /// Deletes donated interactions and all that was derived from them.
    func deleteInteractions(_ selection: IntentInteractionSelection, completion: IntentCompletion<Void>)

    /// Gives the app's voice shortcuts, the one that was added first first.
    func voiceShortcuts(completion: IntentCompletion<[INVoiceShortcut]>)

    /// Adds a shortcut under a phrase that the user chose.
    func addVoiceShortcut(_ shortcut: INShortcut, phrase: String, completion: IntentCompletion<INVoiceShortcut>)

    /// Gives a voice shortcut another phrase.
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

    /// The user does this now. An activity that is eligible for prediction counts as a donation.
    func userActivityBecameCurrent(_ activity: NSUserActivity)

    /// The user no longer does this.
    func userActivityResigned(_ activity: NSUserActivity)

    /// Deletes saved activities by the app's names for them; all where that is `nil`.
    func deleteUserActivities(withPersistentIdentifiers identifiers: [String]?, completion: IntentCompletion<Void>)

    /// Whether the user lets the assistant work with the app.
    var siriAuthorizationStatus: INSiriAuthorizationStatus { get }

    /// Asks the user, and remembers the answer.
    func requestSiriAuthorization(completion: IntentCompletion<INSiriAuthorizationStatus>)

    /// The language that the user speaks to the assistant, as a code such as `en-US`.
    var siriLanguageCode: String { get }

    /// Tells a developer of something that Apple's framework would write to the system's log.
    func report(_ message: String)
}

extension IntentSystem {
    /// The language of the process.
    public var siriLanguageCode: String { Locale.current.identifier(.bcp47) }

    /// Writes a line to the standard error stream.
    public func report(_ message: String) {
        Self.writeToStandardError(message)
    }

    /// Writes a line to the standard error stream.
    static func writeToStandardError(_ message: String) {
        FileHandle.standardError.write(Data("intents: \(message.escapedForTerminal())\n".utf8))
    }
}
