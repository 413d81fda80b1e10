public import Foundation
public import Intents

/// The delegate of the dialog in which the user adds a shortcut. It dismisses the dialog.
@preconcurrency @MainActor
public protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {
    /// Notifies the delegate that the shortcut was added, or that it couldn't be added.
    func addVoiceShortcutViewController(
        _ controller: INUIAddVoiceShortcutViewController,
        didFinishWith voiceShortcut: INVoiceShortcut?,
        error: (any Error)?
    )

    /// Notifies the delegate that the user left the dialog.
    func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}
