public import Foundation

/// The entry of an extension: a subclass returns the handler of each intent.
open class INExtension: NSObject, INIntentHandlerProviding {
    /// Creates the entry.
    public override init() {
        super.init()
    }

    /// The handler of an intent: the extension itself, unless a subclass says otherwise.
    open func handler(for intent: INIntent) -> Any? { self }
}
