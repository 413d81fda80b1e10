public import Foundation

/// Finds the handler of an intent.
public protocol INIntentHandlerProviding: NSObjectProtocol {
    /// A handler for an intent: a fresh object that conforms to the intent's handling protocol; `nil` where there is
    /// none.
    func handler(for intent: INIntent) -> Any?
}
