public import Foundation

/// A provider of the handlers of intents.
public protocol INIntentHandlerProviding: NSObjectProtocol {
    /// Returns a handler for an intent: a new object that conforms to the intent's handling protocol; `nil` if the
    /// provider doesn't have one.
    func handler(for intent: INIntent) -> Any?
}
