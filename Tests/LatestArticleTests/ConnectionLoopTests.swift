import Foundation
import Testing

@testable import LatestArticle

@Suite("A server's loop for connections")
struct ConnectionLoopTests {
    /// The actions of a loop for a sequence of results, after which the socket is closed.
    private func run(
        _ results: [Result<Int32, ConnectionLoop.Failure>]
    ) -> (served: [Int32], pauses: Int, attempts: Int, end: Int32) {
        var served: [Int32] = []
        var pauses = 0
        var attempts = 0
        var loop = ConnectionLoop(accept: {
            defer { attempts += 1 }
            return attempts < results.count ? results[attempts] : .failure(ConnectionLoop.Failure(code: EBADF))
        })
        loop.wait = { _ in pauses += 1 }
        let end = loop.run { served.append($0) }
        return (served, pauses, attempts, end.code)
    }

    private func failures(_ code: Int32, _ count: Int) -> [Result<Int32, ConnectionLoop.Failure>] {
        Array(repeating: .failure(ConnectionLoop.Failure(code: code)), count: count)
    }

    @Test("waits while descriptors or memory are lacking, and goes on", arguments: [EMFILE, ENFILE, ENOBUFS, ENOMEM])
    func lacking(code: Int32) {
        let run = run([.success(1)] + failures(code, 3) + [.success(2)])
        #expect(run.served == [1, 2])
        #expect(run.pauses == 3)
        #expect(run.end == EBADF)
    }

    @Test("takes the next connection at once if only one is lost", arguments: [EINTR, ECONNABORTED, EPROTO])
    func lost(code: Int32) {
        let run = run(failures(code, 3) + [.success(2)])
        #expect(run.served == [2])
        #expect(run.pauses == 0)
    }

    @Test("gives up after a number of failures in a row", arguments: [EMFILE, EINTR])
    func bound(code: Int32) {
        let run = run(failures(code, 10_000))
        #expect(run.attempts == ConnectionLoop.failureLimit)
        #expect(run.end == code)
    }

    @Test("counts failures anew after each connection")
    func reset() {
        let some = failures(EMFILE, ConnectionLoop.failureLimit - 1)
        let run = run(some + [.success(1)] + some + [.success(2)])
        #expect(run.served == [1, 2])
        #expect(run.end == EBADF)
    }

    @Test("ends when the socket isn't valid", arguments: [EBADF, EINVAL, ENOTSOCK])
    func end(code: Int32) {
        let run = run(failures(code, 2))
        #expect(run.attempts == 1)
        #expect(run.end == code)
    }

    @Test("of a descriptor that isn't a socket ends with the system's error")
    func noSocket() {
        #expect(ConnectionLoop(listener: -1).run { _ in } == ConnectionLoop.Failure(code: EBADF))
    }
}
