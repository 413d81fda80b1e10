public import Foundation
public import Intents

/// The button with which the user adds a shortcut, or changes the one that was added. It doesn't have a view: a host
/// shows it, and calls `intentHostPress()`.
@preconcurrency @MainActor
open class INUIAddVoiceShortcutButton: NSObject {
    /// The style of the button.
    public private(set) var style: INUIAddVoiceShortcutButtonStyle
    /// The shortcut.
    open var shortcut: INShortcut?
    /// The delegate, which shows the dialog for the button.
    open weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?
    /// The radius of the button's corners.
    open var cornerRadius: CGFloat = 8

    /// Creates a button.
    public init(style: INUIAddVoiceShortcutButtonStyle) {
        self.style = style
        super.init()
    }

    /// Changes the style of the button.
    open func setStyle(_ style: INUIAddVoiceShortcutButtonStyle) {
        self.style = style
    }

    /// Presses the button as the user does. The delegate receives the dialog that adds the shortcut, or the one that
    /// changes it if it has been added before. Without a delegate or a shortcut, nothing happens.
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
