/// What a relevant shortcut is for.
public enum INRelevantShortcutRole: Int, Sendable {
    /// It does something.
    case action = 0
    /// It shows something.
    case information = 1
}
