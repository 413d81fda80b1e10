import Foundation
public import Intents

/// The dialog in which the user adds a shortcut with a phrase.
@preconcurrency @MainActor
public class INUIAddVoiceShortcutViewController: IntentVoiceShortcutDialog {
    /// The shortcut to add.
    public let intentHostShortcut: INShortcut
    /// The delegate, which is notified when the dialog ends.
    public weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?

    /// The phrase that the app suggests.
    public var intentHostSuggestedPhrase: String? {
        intentHostShortcut.intent?.suggestedInvocationPhrase
            ?? intentHostShortcut.userActivity?.suggestedInvocationPhrase
    }

    /// Creates the dialog for a shortcut.
    public init(shortcut: INShortcut) {
        intentHostShortcut = shortcut
        super.init()
    }

    /// Enters the phrase and adds the shortcut, as the user does.
    ///
    /// - Returns: Whether that is possible: the dialog must be open, and the phrase must not be only white space.
    @discardableResult
    public func intentHostSubmit(phrase: String) -> Bool {
        guard let phrase = phrase.asPhrase, start() else { return false }
        let completion = ending { [self] (result: Result<INVoiceShortcut, any Error>) in
            switch result {
            case .success(let added): delegate?.addVoiceShortcutViewController(self, didFinishWith: added, error: nil)
            case .failure(let error): delegate?.addVoiceShortcutViewController(self, didFinishWith: nil, error: error)
            }
        }
        IntentEnvironment.system.addVoiceShortcut(intentHostShortcut, phrase: phrase, completion: completion)
        return true
    }

    /// Leaves the dialog without adding the shortcut, as the user does.
    ///
    /// - Returns: Whether that is possible: the dialog must be open.
    @discardableResult
    public func intentHostCancel() -> Bool {
        guard start() else { return false }
        end()
        delegate?.addVoiceShortcutViewControllerDidCancel(self)
        return true
    }
}
