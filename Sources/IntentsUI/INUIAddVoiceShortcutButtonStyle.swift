/// How the button looks with which the user adds a shortcut.
public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable {
    /// White.
    case white = 0
    /// White with an outline.
    case whiteOutline = 1
    /// Black.
    case black = 2
    /// Black with an outline.
    case blackOutline = 3
    /// As its surroundings.
    case automatic = 4
    /// As its surroundings, with an outline.
    case automaticOutline = 5
}
