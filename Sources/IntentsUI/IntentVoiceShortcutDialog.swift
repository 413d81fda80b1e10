public import Foundation
import Intents

/// A dialog about a voice shortcut without a view: it keeps what it is about, and tells its delegate how it ends.
///
/// It stands where a device has a view controller. A host shows the dialog and calls what the user chooses, by the
/// members that begin with `intentHost`. As on a device, the delegate dismisses it.
@preconcurrency @MainActor
public class IntentVoiceShortcutDialog: NSObject {
    /// How far a dialog has come.
    public enum State: Hashable, Sendable {
        /// The user can choose.
        case open
        /// What the user chose is being done.
        case working
        /// The delegate was told how it ended.
        case finished
    }

    /// How far the dialog has come.
    public private(set) var intentHostState = State.open

    /// Whether the delegate, or the host, took the dialog away.
    public private(set) var intentHostIsDismissed = false

    override init() {
        super.init()
    }

    /// Takes the dialog away.
    public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        intentHostIsDismissed = true
        completion?()
    }

    /// Starts what the user chose; false where the dialog is not open.
    func start() -> Bool {
        guard intentHostState == .open, !intentHostIsDismissed else { return false }
        intentHostState = .working
        return true
    }

    /// A completion that ends the dialog, and then tells the delegate on the main actor.
    func ending<Value>(
        _ tellDelegate: @escaping @MainActor (Result<Value, any Error>) -> Void
    ) -> IntentCompletion<Value> {
        IntentCompletion { result in
            let result = UncheckedBox(result)
            Task { @MainActor in
                self.end()
                tellDelegate(result.value)
            }
        }
    }

    /// Ends the dialog.
    func end() {
        intentHostState = .finished
    }
}

extension String {
    /// The phrase without white space around it; `nil` where nothing is left.
    var asPhrase: String? {
        let phrase = trimmingCharacters(in: .whitespacesAndNewlines)
        return phrase.isEmpty ? nil : phrase
    }
}
