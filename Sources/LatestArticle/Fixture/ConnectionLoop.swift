import Foundation

#if canImport(Musl)
    import Musl
#elseif canImport(Glibc)
    import Glibc
#endif

/// Takes connections one after the other, for as long as that is possible.
///
/// A process that has no free descriptor can't take the connection that waits, and the next attempt fails at once: the
/// loop waits in between, and gives up after a while.
struct ConnectionLoop {
    /// How often in a row taking a connection may fail.
    static let failureLimit = 250
    /// How long the loop waits for a free descriptor.
    static let pause = 0.02

    /// Takes the next connection; gives the system's error code if there is none.
    var accept: () -> Result<Int32, Failure>
    /// Waits a number of seconds.
    var wait: (Double) -> Void = Thread.sleep(forTimeInterval:)

    /// Why a connection wasn't taken.
    struct Failure: Error, Equatable {
        var code: Int32

        /// Whether the failure may pass when the process or the system has given something back.
        var passesWithTime: Bool { [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(code) }

        /// Whether only the one connection is lost.
        var isOfConnection: Bool {
            [EINTR, EAGAIN, ECONNABORTED, EPROTO, EPERM, ENETDOWN, ENETUNREACH, EHOSTDOWN, EHOSTUNREACH].contains(code)
        }
    }

    /// Serves connections until none can be taken any more.
    ///
    /// - Returns: Why none can be taken.
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
    /// Creates a loop that takes the connections of a socket.
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
