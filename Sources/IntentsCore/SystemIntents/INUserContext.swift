/// The state of an app's user, such as a subscription.
open class INUserContext: IntentValueObject {
    /// Tells the system of the context, which replaces the one before.
    open func becomeCurrent() {
        IntentEnvironment.system.userContextBecameCurrent(self)
    }
}
