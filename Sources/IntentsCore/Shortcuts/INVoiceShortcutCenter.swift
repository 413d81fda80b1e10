public import Foundation

/// The voice shortcuts that the user added for the app, and the shortcuts that the app suggests.
open class INVoiceShortcutCenter: NSObject {
    // Safe on any thread: the object doesn't have a state.
    nonisolated(unsafe) private static let instance = INVoiceShortcutCenter()

    /// The center.
    open class var shared: INVoiceShortcutCenter { instance }

    override init() {
        super.init()
    }

    /// Reads the voice shortcuts.
    ///
    /// - Parameter completion: Receives the voice shortcuts or an error, on a background thread.
    @preconcurrency
    open func getAllVoiceShortcuts(completion: @escaping @Sendable ([INVoiceShortcut]?, (any Error)?) -> Void) {
        IntentEnvironment.system.voiceShortcuts(
            completion: IntentCompletion { result in
                switch result {
                case .success(let shortcuts): completion(shortcuts, nil)
                case .failure(let error): completion(nil, error)
                }
            }
        )
    }

    /// Reads a voice shortcut.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the voice shortcut.
    ///   - completion: Receives the voice shortcut or an error, on a background thread.
    @preconcurrency
    open func getVoiceShortcut(
        with identifier: UUID,
        completion: @escaping @Sendable (INVoiceShortcut?, (any Error)?) -> Void
    ) {
        getAllVoiceShortcuts { shortcuts, error in
            if let shortcut = shortcuts?.first(where: { $0.identifier == identifier }) {
                completion(shortcut, nil)
            } else {
                let missing = INIntentError(.voiceShortcutGetFailed, description: "the voice shortcut doesn't exist")
                completion(nil, error ?? missing)
            }
        }
    }

    /// Replaces the shortcuts that the app suggests. The user's voice shortcuts don't change.
    open func setShortcutSuggestions(_ suggestions: [INShortcut]) {
        IntentEnvironment.system.setShortcutSuggestions(suggestions)
    }
}

// The `async` forms, which the Swift compiler creates for completion handlers that Objective-C declares.
extension INVoiceShortcutCenter {
    /// Reads the voice shortcuts.
    public nonisolated(nonsending) func allVoiceShortcuts() async throws -> [INVoiceShortcut] {
        try await awaitValue(getAllVoiceShortcuts(completion:), otherwise: .voiceShortcutGetFailed)
    }

    /// Reads a voice shortcut.
    public nonisolated(nonsending) func getVoiceShortcut(with identifier: UUID) async throws -> INVoiceShortcut {
        try await awaitValue(
            { getVoiceShortcut(with: identifier, completion: $0) },
            otherwise: .voiceShortcutGetFailed
        )
    }
}
