public import Foundation

/// Is told what happens to an activity.
public protocol NSUserActivityDelegate: NSObjectProtocol {
    /// The activity is about to be used and wants its `userInfo` brought up to date.
    func userActivityWillSave(_ userActivity: NSUserActivity)
    /// The activity goes on elsewhere.
    func userActivityWasContinued(_ userActivity: NSUserActivity)
    /// Streams to where the activity goes on are open. Nothing here opens any.
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
