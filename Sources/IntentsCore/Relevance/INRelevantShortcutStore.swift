public import Foundation

/// The list of the app's relevant shortcuts.
open class INRelevantShortcutStore: NSObject {
    // Safe on any thread: the object doesn't have a state.
    nonisolated(unsafe) private static let instance = INRelevantShortcutStore()

    /// The store.
    open class var `default`: INRelevantShortcutStore { instance }

    override init() {
        super.init()
    }

    /// Replaces the list. An empty list deletes all relevant shortcuts.
    ///
    /// - Parameters:
    ///   - shortcuts: The new list.
    ///   - completionHandler: Receives the error, or `nil`, on a background thread, after the list is stored.
    @preconcurrency
    open func setRelevantShortcuts(
        _ shortcuts: [INRelevantShortcut],
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        IntentEnvironment.system.setRelevantShortcuts(shortcuts, completion: IntentCompletion(error: completionHandler))
    }

    /// Replaces the list. An empty list deletes all relevant shortcuts.
    open nonisolated(nonsending) func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut]) async throws {
        try await awaitError { setRelevantShortcuts(shortcuts, completionHandler: $0) }
    }
}
