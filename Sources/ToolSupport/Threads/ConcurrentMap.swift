#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Runs independent pieces of work on several threads.
///
/// - Parameters:
///   - count: The number of pieces.
///   - jobs: The maximum number of threads, including the calling one.
///   - didFinish: Receives the number of finished pieces, from one thread at a time.
///   - transform: Does the piece of work with the given index.
/// - Returns: The results, in the order of the indices.
package func concurrentMap<Result: Sendable>(
    count: Int,
    jobs: Int,
    didFinish: @escaping @Sendable (Int) -> Void,
    _ transform: @escaping @Sendable (Int) -> Result
) -> [Result] {
    let queue = WorkQueue<Result>(count: count, didFinish: didFinish)
    let threads = (1..<max(1, min(jobs, count))).compactMap { _ in WorkerThread { queue.work(transform) } }
    queue.work(transform)
    threads.forEach { $0.join() }
    return queue.results.compactMap(\.self)
}

/// The number of processors that are available.
package var processorCount: Int {
    max(1, sysconf(CInt(_SC_NPROCESSORS_ONLN)))
}

/// The remaining pieces of work and the results so far. A lock guards both.
private final class WorkQueue<Result: Sendable>: @unchecked Sendable {
    private(set) var results: [Result?]
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let didFinish: @Sendable (Int) -> Void
    private var next = 0
    private var finishedCount = 0

    init(count: Int, didFinish: @escaping @Sendable (Int) -> Void) {
        results = Array(repeating: nil, count: count)
        self.didFinish = didFinish
        pthread_mutex_init(lock, nil)
    }

    deinit {
        pthread_mutex_destroy(lock)
        lock.deallocate()
    }

    /// Takes pieces of work until none are left.
    func work(_ transform: (Int) -> Result) {
        while let index = take() {
            finish(index, transform(index))
        }
    }

    private func take() -> Int? {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        guard next < results.count else { return nil }
        next += 1
        return next - 1
    }

    private func finish(_ index: Int, _ result: Result) {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        results[index] = result
        finishedCount += 1
        didFinish(finishedCount)
    }
}
