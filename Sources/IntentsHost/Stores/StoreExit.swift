import Foundation
import Synchronization

/// Closes the stores that are still open when the program ends, by `exit` or at the end of its main function.
enum StoreExit {
    private struct Entry {
        weak var queue: StoreQueue?
    }

    private static let entries = Mutex<[Entry]>([])
    private static let isRegistered: Bool = atexit { StoreExit.closeAll() } == 0
    /// The time, in seconds, that the end of the program waits for all of them.
    private static let limit = 2.0

    /// Closes a queue's store when the program ends.
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
        // A busy store stays as it is: the data of completed requests is in its log.
        _ = group.wait(timeout: .now() + limit)
    }
}
