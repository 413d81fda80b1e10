public import Foundation

/// The entry point of an extension. A subclass returns the handler of each intent.
open class INExtension: NSObject, INIntentHandlerProviding {
    /// Creates the entry point.
    public override init() {
        super.init()
    }

    /// Returns the handler of an intent: the extension itself, unless a subclass overrides the method.
    open func handler(for intent: INIntent) -> Any? { self }
}
