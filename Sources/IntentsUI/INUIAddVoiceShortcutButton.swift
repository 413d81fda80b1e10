public import Foundation
public import Intents

/// The button with which the user adds a shortcut, or changes the one that was added. It has no view: a host shows it,
/// and calls `intentHostPress()`.
@preconcurrency @MainActor
open class INUIAddVoiceShortcutButton: NSObject {
    /// How the button looks.
    public private(set) var style: INUIAddVoiceShortcutButtonStyle
    /// The shortcut.
    open var shortcut: INShortcut?
    /// Shows the dialog that the button leads to.
    open weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?
    /// The radius of the button's corners.
    open var cornerRadius: CGFloat = 8

    /// Creates a button.
    public init(style: INUIAddVoiceShortcutButtonStyle) {
        self.style = style
        super.init()
    }

    /// Changes how the button looks.
    open func setStyle(_ style: INUIAddVoiceShortcutButtonStyle) {
        self.style = style
    }

    /// The user presses the button: the delegate gets the dialog that adds the shortcut, or, where it was added before,
    /// the one that changes it. Without a delegate or a shortcut nothing happens.
    public func intentHostPress() {
        guard delegate != nil, shortcut != nil else { return }
        IntentEnvironment.system.voiceShortcuts(
            completion: IntentCompletion { result in
                let added = UncheckedBox((try? result.get()) ?? [])
                Task { @MainActor in self.showDialog(among: added.value) }
            }
        )
    }

    private func showDialog(among voiceShortcuts: [INVoiceShortcut]) {
        guard let shortcut else { return }
        if let added = voiceShortcuts.first(where: { $0.shortcut == shortcut }) {
            delegate?.present(INUIEditVoiceShortcutViewController(voiceShortcut: added), for: self)
        } else {
            delegate?.present(INUIAddVoiceShortcutViewController(shortcut: shortcut), for: self)
        }
    }
}
