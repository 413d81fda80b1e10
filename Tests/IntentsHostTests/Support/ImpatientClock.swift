import Synchronization

/// A clock on which time passes only by waiting, and waiting takes no time.
final class ImpatientClock: Clock {
    struct Instant: InstantProtocol {
        let offset: Duration

        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

        func duration(to other: Instant) -> Duration { other.offset - offset }

        static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private let offset = Mutex(Duration.zero)

    var now: Instant { Instant(offset: offset.withLock { $0 }) }

    var minimumResolution: Duration { .nanoseconds(1) }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        offset.withLock { $0 = max($0, deadline.offset) }
    }

    /// Lets time pass.
    func advance(by duration: Duration) {
        offset.withLock { $0 += duration }
    }
}
