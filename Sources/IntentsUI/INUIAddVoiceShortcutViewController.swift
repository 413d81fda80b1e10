import Foundation
public import Intents

/// The dialog in which the user gives a shortcut a phrase.
@preconcurrency @MainActor
public class INUIAddVoiceShortcutViewController: IntentVoiceShortcutDialog {
    /// The shortcut that is added.
    public let intentHostShortcut: INShortcut
    /// Is told how the dialog ends.
    public weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?

    /// The phrase that the app proposes.
    public var intentHostSuggestedPhrase: String? {
        intentHostShortcut.intent?.suggestedInvocationPhrase
            ?? intentHostShortcut.userActivity?.suggestedInvocationPhrase
    }

    /// Creates the dialog for a shortcut.
    public init(shortcut: INShortcut) {
        intentHostShortcut = shortcut
        super.init()
    }

    /// The user gives the phrase, and adds the shortcut.
    ///
    /// - Returns: Whether that is possible: the dialog is open, and the phrase holds more than white space.
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

    /// The user leaves the dialog without adding the shortcut.
    ///
    /// - Returns: Whether that is possible: the dialog is open.
    @discardableResult
    public func intentHostCancel() -> Bool {
        guard start() else { return false }
        end()
        delegate?.addVoiceShortcutViewControllerDidCancel(self)
        return true
    }
}
