import Foundation
import Synchronization

/// A log of the completions and their threads.
final class CompletionLog: Sendable {
    private let entries = Mutex<[(number: Int, onMainThread: Bool)]>([])

    func add(_ number: Int) {
        entries.withLock { $0.append((number, Thread.isMainThread)) }
    }

    var numbers: [Int] { entries.withLock { $0.map(\.number) } }
    var wasOnMainThread: Bool { entries.withLock { $0.contains(where: \.onMainThread) } }
}
