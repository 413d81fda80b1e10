import Foundation

/// Runs requests to a store in their order, and answers in that order.
///
/// What is asked while a transaction is being written waits, and shares the next one: so the cost of reaching the disk
/// is paid once for many requests that come at the same time, and at once for one that comes alone.
final class StoreQueue: @unchecked Sendable {
    private struct Waiting {
        var requests: [StoreRequest] = []
        var isRunning = false
    }

    /// How many requests share a transaction at most.
    private static let batchLimit = 1_000
    /// How many requests can wait.
    private let waitingLimit: Int

    // Unchecked: only code on the queue uses the connection, and the lock guards what waits. The thread sanitizer sees
    // this lock, but not a `Mutex`.
    private let connection: StoreConnection
    private let lock = NSLock()
    private var waiting = Waiting()
    private let queue = DispatchQueue(label: "intents.store")
    private let answers = DispatchQueue(label: "intents.store.answers")

    /// Creates a queue.
    ///
    /// - Parameters:
    ///   - connection: The store.
    ///   - waitingLimit: How many requests can wait. More would need memory without end where the disk is slower than
    ///     the program.
    init(_ connection: StoreConnection, waitingLimit: Int = 100_000) {
        self.connection = connection
        self.waitingLimit = waitingLimit
    }

    /// Takes a request, and returns at once. The answer comes on a background thread.
    func add(_ request: StoreRequest) {
        let (isAccepted, startsRunning) = lock.withLock {
            guard waiting.requests.count < waitingLimit else { return (false, false) }
            waiting.requests.append(request)
            defer { waiting.isRunning = true }
            return (true, !waiting.isRunning)
        }
        if startsRunning { queue.async { self.run() } }
        guard !isAccepted else { return }
        let reason = "more than \(waitingLimit) requests wait for the disk; wait for completions before you go on"
        fail(request, with: IntentStoreError.unsupported(reason))
    }

    /// Gives a request the answer that it cannot be done.
    func fail(_ request: StoreRequest, with error: any Error) {
        answers.async { request.fail(error) }
    }

    /// Runs a transaction between those of requests, and waits for it.
    ///
    /// - Throws: `IntentStoreError`.
    func now<Value>(_ body: (Database) throws -> Value) throws -> Value {
        try queue.sync { try connection.transaction(erases: false, body) }
    }

    /// Closes the file once all requests that were added before are answered, and then calls back.
    func close(_ completion: @escaping @Sendable () -> Void) {
        closeConnection { self.answers.async(execute: completion) }
    }

    /// Closes the file once all requests that were added before are done, whether or not they are answered.
    func closeConnection(_ completion: @escaping @Sendable () -> Void) {
        queue.async {
            self.connection.close()
            completion()
        }
    }

    deinit {
        // Whoever lets go of the queue without closing it waits for nothing, and nothing uses the connection any more.
        connection.close()
    }

    /// Runs all waiting requests.
    private func run() {
        while let batch = nextBatch() {
            do {
                let answer = try connection.transaction(erases: batch.contains(where: \.erases)) { database in
                    try batch.map { try $0.run(database) }
                }
                answers.async { for tell in answer { tell() } }
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
