public import Foundation

/// The list of the app's relevant shortcuts.
open class INRelevantShortcutStore: NSObject {
    /// The store. It holds nothing itself.
    public class var `default`: INRelevantShortcutStore { INRelevantShortcutStore() }

    override init() {
        super.init()
    }

    /// Replaces the list; an empty one deletes it.
    ///
    /// - Parameters:
    ///   - shortcuts: The new list.
    ///   - completionHandler: Receives the error, or `nil`, on a background thread, after the list is stored.
    @preconcurrency
    public func setRelevantShortcuts(
        _ shortcuts: [INRelevantShortcut],
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        IntentEnvironment.system.setRelevantShortcuts(shortcuts, completion: IntentCompletion(error: completionHandler))
    }

    /// Replaces the list; an empty one deletes it.
    public nonisolated(nonsending) func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut]) async throws {
        try await awaitError { setRelevantShortcuts(shortcuts, completionHandler: $0) }
    }
}
