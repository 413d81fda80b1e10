/// What a tap on a hosted view does.
public enum INUIInteractiveBehavior: UInt, Sendable {
    /// Nothing.
    case none = 0
    /// It shows the next view.
    case nextView = 1
    /// It opens the app.
    case launch = 2
    /// Something else.
    case genericAction = 3
}
