import Intents

extension Error {
    /// The error in words for a developer.
    var traceText: String { (self as? INIntentError)?.localizedDescription ?? "\(self)" }
}
