import Intents
import Synchronization

/// The types of handlers that are known to implement all methods that their intents require.
final class CheckedHandlers: Sendable {
    /// A handler's type and an intent's.
    struct Pair: Hashable, Sendable {
        private let handler: ObjectIdentifier
        private let intent: ObjectIdentifier

        init(handler: Any.Type, intent: INIntent.Type) {
            self.handler = ObjectIdentifier(handler)
            self.intent = ObjectIdentifier(intent)
        }
    }

    private let pairs = Mutex<Set<Pair>>([])

    func contains(_ pair: Pair) -> Bool { pairs.withLock { $0.contains(pair) } }

    func insert(_ pair: Pair) { pairs.withLock { _ = $0.insert(pair) } }
}
