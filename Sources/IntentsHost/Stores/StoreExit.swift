import Foundation
import Synchronization

/// Closes the stores that are still open when the program ends by `exit` or by the end of its main function.
enum StoreExit {
    private struct Entry {
        weak var queue: StoreQueue?
    }

    private static let entries = Mutex<[Entry]>([])
    private static let isRegistered: Bool = atexit { StoreExit.closeAll() } == 0
    /// How long the end of the program waits for all of them.
    private static let limit = 2.0

    /// Closes a queue's store at the end.
    static func close(_ queue: StoreQueue) {
        guard isRegistered else { return }
        entries.withLock { entries in
            entries.removeAll { $0.queue == nil }
            entries.append(Entry(queue: queue))
        }
    }

    private static func closeAll() {
        let queues = entries.withLock { $0.compactMap(\.queue) }
        let group = DispatchGroup()
        for queue in queues {
            group.enter()
            queue.closeConnection { group.leave() }
        }
        // A store that is busy is left as it is: what it acknowledged is in its log.
        _ = group.wait(timeout: .now() + limit)
    }
}
