/// The effect of a tap on a hosted view.
public enum INUIInteractiveBehavior: UInt, Sendable {
    /// A tap doesn't have an effect.
    case none = 0
    /// A tap shows the next view.
    case nextView = 1
    /// A tap opens the app.
    case launch = 2
    /// A tap performs another action.
    case genericAction = 3
}
