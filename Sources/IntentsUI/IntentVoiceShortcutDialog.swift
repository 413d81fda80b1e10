public import Foundation
import Intents

/// A dialog about a voice shortcut, without a view. It notifies its delegate when it ends.
///
/// The dialog takes the place of a device's view controller. A host shows it, and calls the members that begin with
/// `intentHost` for the user's actions. As on a device, the delegate dismisses the dialog.
@preconcurrency @MainActor
public class IntentVoiceShortcutDialog: NSObject {
    /// The state of a dialog.
    public enum State: Hashable, Sendable {
        /// The user can act.
        case open
        /// The user's action is being performed.
        case working
        /// The delegate has been notified of the end.
        case finished
    }

    /// The state of the dialog.
    public private(set) var intentHostState = State.open

    /// Whether the delegate or the host has dismissed the dialog.
    public private(set) var intentHostIsDismissed = false

    override init() {
        super.init()
    }

    /// Dismisses the dialog.
    public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        intentHostIsDismissed = true
        completion?()
    }

    /// Starts the user's action.
    ///
    /// - Returns: Whether the dialog is open.
    func start() -> Bool {
        guard intentHostState == .open, !intentHostIsDismissed else { return false }
        intentHostState = .working
        return true
    }

    /// Returns a completion that ends the dialog and then notifies the delegate, on the main actor.
    func ending<Value>(
        _ notifyDelegate: @escaping @MainActor (Result<Value, any Error>) -> Void
    ) -> IntentCompletion<Value> {
        IntentCompletion { result in
            let result = UncheckedBox(result)
            Task { @MainActor in
                self.end()
                notifyDelegate(result.value)
            }
        }
    }

    /// Ends the dialog.
    func end() {
        intentHostState = .finished
    }
}

extension String {
    /// The phrase without white space around it; `nil` if it is empty then.
    var asPhrase: String? {
        let phrase = trimmingCharacters(in: .whitespacesAndNewlines)
        return phrase.isEmpty ? nil : phrase
    }
}
