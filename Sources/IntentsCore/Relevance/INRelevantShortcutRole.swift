/// The role of a relevant shortcut.
public enum INRelevantShortcutRole: Int, Sendable {
    /// The shortcut performs an action.
    case action = 0
    /// The shortcut shows information.
    case information = 1
}
