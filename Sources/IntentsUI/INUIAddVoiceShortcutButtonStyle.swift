/// The style of the button with which the user adds a shortcut.
public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable {
    /// White.
    case white = 0
    /// White with an outline.
    case whiteOutline = 1
    /// Black.
    case black = 2
    /// Black with an outline.
    case blackOutline = 3
    /// The style of the surroundings.
    case automatic = 4
    /// The style of the surroundings, with an outline.
    case automaticOutline = 5
}
