import Foundation
public import Intents

/// The dialog in which the user gives a voice shortcut another phrase, or deletes it.
@preconcurrency @MainActor
public class INUIEditVoiceShortcutViewController: IntentVoiceShortcutDialog {
    /// The voice shortcut.
    public let intentHostVoiceShortcut: INVoiceShortcut
    /// Is told how the dialog ends.
    public weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?

    /// Creates the dialog for a voice shortcut.
    public init(voiceShortcut: INVoiceShortcut) {
        intentHostVoiceShortcut = voiceShortcut
        super.init()
    }

    /// The user gives another phrase.
    ///
    /// - Returns: Whether that is possible: the dialog is open, and the phrase holds more than white space.
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

    /// The user deletes the voice shortcut.
    ///
    /// - Returns: Whether that is possible: the dialog is open.
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

    /// The user leaves the dialog without changing the voice shortcut.
    ///
    /// - Returns: Whether that is possible: the dialog is open.
    @discardableResult
    public func intentHostCancel() -> Bool {
        guard start() else { return false }
        end()
        delegate?.editVoiceShortcutViewControllerDidCancel(self)
        return true
    }
}
