/// Is told what happens to an activity.
public protocol NSUserActivityDelegate: AnyObject {
    /// The activity is about to be used and wants its `userInfo` brought up to date.
    func userActivityWillSave(_ userActivity: NSUserActivity)
    /// The activity goes on elsewhere.
    func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    /// Does nothing.
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}

    /// Does nothing.
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}
