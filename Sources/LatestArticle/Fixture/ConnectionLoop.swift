import Foundation

#if canImport(Musl)
    import Musl
#elseif canImport(Glibc)
    import Glibc
#endif

/// A loop that accepts connections one after the other, as long as that is possible.
///
/// A process without a free descriptor can't accept a waiting connection, and the next attempt fails at once. So the
/// loop waits between attempts, and gives up after a while.
struct ConnectionLoop {
    /// The number of consecutive failures after which the loop ends.
    static let failureLimit = 250
    /// The time, in seconds, that the loop waits for a free descriptor.
    static let pause = 0.02

    /// Accepts the next connection, or returns the system's error code.
    var accept: () -> Result<Int32, Failure>
    /// Waits for a number of seconds.
    var wait: (Double) -> Void = Thread.sleep(forTimeInterval:)

    /// A failure to accept a connection.
    struct Failure: Error, Equatable {
        var code: Int32

        /// Whether the failure may end when the process or the system releases resources.
        var passesWithTime: Bool { [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(code) }

        /// Whether only this connection is lost.
        var isOfConnection: Bool {
            [EINTR, EAGAIN, ECONNABORTED, EPROTO, EPERM, ENETDOWN, ENETUNREACH, EHOSTDOWN, EHOSTUNREACH].contains(code)
        }
    }

    /// Serves connections until no more can be accepted.
    ///
    /// - Returns: The last failure.
    func run(_ serve: (Int32) -> Void) -> Failure {
        var failures = 0
        while true {
            switch accept() {
            case .success(let connection):
                failures = 0
                serve(connection)
            case .failure(let failure):
                failures += 1
                guard failures < Self.failureLimit, failure.passesWithTime || failure.isOfConnection else {
                    return failure
                }
                if failure.passesWithTime { wait(Self.pause) }
            }
        }
    }
}

extension ConnectionLoop {
    /// Creates a loop that accepts the connections of a socket.
    init(listener: Int32) {
        self.init(accept: {
            let connection = Self.acceptConnection(listener)
            return connection >= 0 ? .success(connection) : .failure(Failure(code: errno))
        })
    }

    private static func acceptConnection(_ listener: Int32) -> Int32 {
        #if canImport(Musl)
            Musl.accept(listener, nil, nil)
        #elseif canImport(Glibc)
            Glibc.accept(listener, nil, nil)
        #else
            Darwin.accept(listener, nil, nil)
        #endif
    }
}
