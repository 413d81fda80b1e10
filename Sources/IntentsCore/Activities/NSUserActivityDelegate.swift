public import Foundation

/// The delegate of an activity.
public protocol NSUserActivityDelegate: NSObjectProtocol {
    /// Updates the activity's `userInfo`, because the activity is about to be used.
    func userActivityWillSave(_ userActivity: NSUserActivity)
    /// Notifies the delegate that the activity continues elsewhere.
    func userActivityWasContinued(_ userActivity: NSUserActivity)
    /// Notifies the delegate of open streams to the device on which the activity continues. This module doesn't open
    /// streams.
    func userActivity(
        _ userActivity: NSUserActivity,
        didReceive inputStream: InputStream,
        outputStream: OutputStream
    )
}

extension NSUserActivityDelegate {
    /// Does nothing.
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}

    /// Does nothing.
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}

    /// Does nothing.
    public func userActivity(
        _ userActivity: NSUserActivity,
        didReceive inputStream: InputStream,
        outputStream: OutputStream
    ) {}
}
