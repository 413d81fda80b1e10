public import Foundation
public import Intents

/// The delegate of the dialog in which the user changes a voice shortcut. It dismisses the dialog.
@preconcurrency @MainActor
public protocol INUIEditVoiceShortcutViewControllerDelegate: NSObjectProtocol {
    /// Notifies the delegate that the voice shortcut has another phrase, or that it couldn't be changed.
    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController,
        didUpdate voiceShortcut: INVoiceShortcut?,
        error: (any Error)?
    )

    /// Notifies the delegate that the voice shortcut was deleted.
    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController,
        didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID
    )

    /// Notifies the delegate that the user left the dialog.
    func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
}
