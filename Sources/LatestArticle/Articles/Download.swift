import Foundation
import FoundationNetworking
import Synchronization

/// Loads a resource, unless it is too large or too slow: `URLSession` limits neither its size nor, as long as anything
/// comes, its time.
final class Download: NSObject, URLSessionDataDelegate {
    private struct State {
        var data = Data()
        var completion: CheckedContinuation<(Data, URLResponse?), any Error>?
    }

    private let state = Mutex(State())
    private let byteLimit = 4_000_000

    /// Loads the resource; to be called once.
    func resource(at url: URL, within timeout: Duration) async throws -> (Data, URLResponse?) {
        let session = URLSession(configuration: .ephemeral, delegate: self, delegateQueue: nil)
        let task = session.dataTask(with: url)
        let deadline = Task {
            try await Task.sleep(for: timeout)
            task.cancel()
        }
        defer {
            deadline.cancel()
            session.finishTasksAndInvalidate()
        }
        return try await withCheckedThrowingContinuation { continuation in
            state.withLock { $0.completion = continuation }
            task.resume()
        }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let isTooLarge = state.withLock { state in
            state.data += data
            return state.data.count > byteLimit
        }
        guard isTooLarge else { return }
        end(URLError(.dataLengthExceedsMaximum), dataTask)
        dataTask.cancel()
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        end(error, task)
    }

    /// Ends the first time that it is called.
    private func end(_ error: (any Error)?, _ task: URLSessionTask) {
        let (data, completion) = state.withLock { state in
            defer { state = State() }
            return (state.data, state.completion)
        }
        if let error {
            completion?.resume(throwing: error)
        } else {
            completion?.resume(returning: (data, task.response))
        }
    }
}
