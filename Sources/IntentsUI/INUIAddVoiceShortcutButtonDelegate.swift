public import Foundation

/// The delegate of a button, which shows the button's dialogs.
@preconcurrency @MainActor
public protocol INUIAddVoiceShortcutButtonDelegate: NSObjectProtocol {
    /// Shows the dialog that adds the shortcut.
    func present(
        _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton
    )

    /// Shows the dialog that changes the voice shortcut.
    func present(
        _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton
    )
}
