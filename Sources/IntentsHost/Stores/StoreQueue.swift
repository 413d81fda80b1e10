import Foundation

/// A queue that runs the requests to a store in their order, and completes them in that order.
///
/// Requests that come while a transaction is being written wait and share the next one. So many requests at the same
/// time reach the disk together, and a single request reaches it at once.
final class StoreQueue: @unchecked Sendable {
    private struct Waiting {
        var requests: [StoreRequest] = []
        var isRunning = false
    }

    /// The largest number of requests that share a transaction.
    private static let batchLimit = 1_000
    /// The largest number of waiting requests.
    private let waitingLimit: Int

    // Unchecked: only code on the queue uses the connection, and the lock guards the waiting requests. The thread
    // sanitizer sees this lock, but not a `Mutex`.
    private let connection: StoreConnection
    private let lock = NSLock()
    private var waiting = Waiting()
    private let queue = DispatchQueue(label: "intents.store")
    private let answers = DispatchQueue(label: "intents.store.answers")

    /// Creates a queue.
    ///
    /// - Parameters:
    ///   - connection: The store.
    ///   - waitingLimit: The largest number of waiting requests. Without a limit, a disk that is slower than the
    ///     program would use up the memory.
    init(_ connection: StoreConnection, waitingLimit: Int = 100_000) {
        self.connection = connection
        self.waitingLimit = waitingLimit
    }

    /// Adds a request, and returns at once. The request completes on a background thread.
    func add(_ request: StoreRequest) {
        let (isAccepted, startsRunning) = lock.withLock {
            guard waiting.requests.count < waitingLimit else { return (false, false) }
            waiting.requests.append(request)
            defer { waiting.isRunning = true }
            return (true, !waiting.isRunning)
        }
        if startsRunning { queue.async { self.run() } }
        guard !isAccepted else { return }
        let reason = "more than \(waitingLimit) requests wait for the disk; wait for completions before you add more"
        fail(request, with: IntentStoreError.unsupported(reason))
    }

    /// Completes a request with an error.
    func fail(_ request: StoreRequest, with error: any Error) {
        answers.async { request.fail(error) }
    }

    /// Runs a transaction between those of the requests, and waits for it.
    ///
    /// - Throws: `IntentStoreError`.
    func now<Value>(_ body: (Database) throws -> Value) throws -> Value {
        try queue.sync { try connection.transaction(erases: false, body) }
    }

    /// Closes the file after all earlier requests have completed, and then calls back.
    func close(_ completion: @escaping @Sendable () -> Void) {
        closeConnection { self.answers.async(execute: completion) }
    }

    /// Closes the file after all earlier requests have run, even if they haven't completed.
    func closeConnection(_ completion: @escaping @Sendable () -> Void) {
        queue.async {
            self.connection.close()
            completion()
        }
    }

    deinit {
        // Without a reference to the queue, no request is waiting, and nothing uses the connection any more.
        connection.close()
    }

    /// Runs all waiting requests.
    private func run() {
        while let batch = nextBatch() {
            do {
                let completions = try connection.transaction(erases: batch.contains(where: \.erases)) { database in
                    try batch.map { try $0.run(database) }
                }
                answers.async { for complete in completions { complete() } }
            } catch {
                answers.async { for request in batch { request.fail(error) } }
            }
        }
    }

    private func nextBatch() -> [StoreRequest]? {
        lock.withLock {
            let batch = Array(waiting.requests.prefix(Self.batchLimit))
            waiting.requests.removeFirst(batch.count)
            waiting.isRunning = !batch.isEmpty
            return batch.isEmpty ? nil : batch
        }
    }
}
