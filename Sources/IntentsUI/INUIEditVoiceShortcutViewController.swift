import Foundation
public import Intents

/// The dialog in which the user changes the phrase of a voice shortcut, or deletes it.
@preconcurrency @MainActor
public class INUIEditVoiceShortcutViewController: IntentVoiceShortcutDialog {
    /// The voice shortcut.
    public let intentHostVoiceShortcut: INVoiceShortcut
    /// The delegate, which is notified when the dialog ends.
    public weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?

    /// Creates the dialog for a voice shortcut.
    public init(voiceShortcut: INVoiceShortcut) {
        intentHostVoiceShortcut = voiceShortcut
        super.init()
    }

    /// Changes the phrase, as the user does.
    ///
    /// - Returns: Whether that is possible: the dialog must be open, and the phrase must not be only white space.
    @discardableResult
    public func intentHostSubmit(phrase: String) -> Bool {
        guard let phrase = phrase.asPhrase, start() else { return false }
        let completion = ending { [self] (result: Result<INVoiceShortcut, any Error>) in
            switch result {
            case .success(let updated): delegate?.editVoiceShortcutViewController(self, didUpdate: updated, error: nil)
            case .failure(let error): delegate?.editVoiceShortcutViewController(self, didUpdate: nil, error: error)
            }
        }
        IntentEnvironment.system.updateVoiceShortcut(
            with: intentHostVoiceShortcut.identifier,
            phrase: phrase,
            completion: completion
        )
        return true
    }

    /// Deletes the voice shortcut, as the user does.
    ///
    /// - Returns: Whether that is possible: the dialog must be open.
    @discardableResult
    public func intentHostDelete() -> Bool {
        guard start() else { return false }
        let identifier = intentHostVoiceShortcut.identifier
        let completion = ending { [self] (result: Result<Void, any Error>) in
            switch result {
            case .success:
                delegate?.editVoiceShortcutViewController(self, didDeleteVoiceShortcutWithIdentifier: identifier)
            case .failure(let error):
                delegate?.editVoiceShortcutViewController(self, didUpdate: nil, error: error)
            }
        }
        IntentEnvironment.system.deleteVoiceShortcut(with: identifier, completion: completion)
        return true
    }

    /// Leaves the dialog without changing the voice shortcut, as the user does.
    ///
    /// - Returns: Whether that is possible: the dialog must be open.
    @discardableResult
    public func intentHostCancel() -> Bool {
        guard start() else { return false }
        end()
        delegate?.editVoiceShortcutViewControllerDidCancel(self)
        return true
    }
}
