import CCurl
import Foundation
import Synchronization

/// A download from the web that no server can break: its size and time are limited, and other protocols are refused.
///
/// The client is libcurl: `URLSession` on Linux ends the process if a server closes the connection within the head of
/// its answer. curl reads the proxies from the environment.
final class Download: Sendable {
    /// The answer of a server.
    struct Resource: Sendable {
        /// The status, such as 200.
        var status: Int
        /// The content, decompressed.
        var body: Data
    }

    /// The failure of a download.
    struct Failure: Error {
        /// The message of libcurl.
        var reason: String
    }

    private struct State {
        var body = Data()
        var headBytes = 0
    }

    private static let redirectLimit = 5
    /// The largest content, in bytes. Even a post as long as a book is smaller.
    private static let bodyLimit = 1_000_000
    /// The largest size, in bytes, of the heads of all answers together, including redirects.
    private static let headLimit = 256_000

    private static let isReady = CCurlInitialize() == CURLE_OK

    private let state = Mutex(State())
    private let isUnwanted: @Sendable () -> Bool

    /// Loads the resource at an address, on the current thread.
    ///
    /// - Parameters:
    ///   - url: The address.
    ///   - timeout: The time limit, from the first look-up to the last byte, including all redirects.
    ///   - isUnwanted: Returns whether the resource isn't needed any more.
    /// - Throws: A `Failure`.
    static func resource(
        at url: URL,
        within timeout: Duration,
        unless isUnwanted: @escaping @Sendable () -> Bool = { false }
    ) throws(Failure) -> Resource {
        guard isReady, let handle = curl_easy_init() else { throw Failure(reason: "libcurl doesn't start") }
        defer { curl_easy_cleanup(handle) }
        let download = Download(isUnwanted)
        try download.prepare(handle, url: url, timeout: timeout)
        let code = withExtendedLifetime(download) { curl_easy_perform(handle) }
        try check(code)
        return Resource(status: CCurlStatus(handle), body: download.state.withLock(\.body))
    }

    private init(_ isUnwanted: @escaping @Sendable () -> Bool) {
        self.isUnwanted = isUnwanted
    }

    private func prepare(_ handle: UnsafeMutableRawPointer, url: URL, timeout: Duration) throws(Failure) {
        let milliseconds = Int(clamping: Int64((timeout / .milliseconds(1)).rounded(.up)))
        let numbers: [(CURLoption, Int)] = [
            // Without this, libcurl uses signals to end a look-up, which isn't safe in a process with threads.
            (CURLOPT_NOSIGNAL, 1),
            (CURLOPT_TIMEOUT_MS, max(1, milliseconds)),
            (CURLOPT_FOLLOWLOCATION, 1),
            (CURLOPT_MAXREDIRS, Self.redirectLimit),
            // An answer without a head is the oldest form of HTTP, which this API doesn't use.
            (CURLOPT_HTTP09_ALLOWED, 0),
            (CURLOPT_MAXFILESIZE, Self.bodyLimit),
        ]
        let texts: [(CURLoption, String)] = [
            (CURLOPT_URL, url.absoluteString),
            (CURLOPT_ACCEPT_ENCODING, "gzip, deflate"),
            (CURLOPT_USERAGENT, "latest-article"),
        ]

        try Self.check(CCurlAllowWebOnly(handle))
        for (option, number) in numbers { try Self.check(CCurlSetNumber(handle, option, number)) }
        for (option, text) in texts { try Self.check(CCurlSetText(handle, option, text)) }

        let context = Unmanaged.passUnretained(self).toOpaque()
        let receiveHead: CCurlReceiver = { _, size, count, context in
            Download.from(context).receive(head: size * count)
        }
        let receiveBody: CCurlReceiver = { bytes, size, count, context in
            Download.from(context).receive(body: UnsafeRawBufferPointer(start: bytes, count: size * count))
        }
        try Self.check(CCurlSetReceivers(handle, receiveHead, receiveBody, context))
        let progress: CCurlProgress = { context, _, _, _, _ in Download.from(context).isUnwanted() ? 1 : 0 }
        try Self.check(CCurlSetProgress(handle, progress, context))
    }

    /// Counts the bytes of a head, and returns the number of accepted bytes.
    private func receive(head count: Int) -> Int {
        state.withLock { state in
            state.headBytes += count
            return state.headBytes <= Self.headLimit ? count : 0
        }
    }

    /// Stores bytes of the content, and returns the number of accepted bytes.
    private func receive(body bytes: UnsafeRawBufferPointer) -> Int {
        state.withLock { state in
            guard state.body.count + bytes.count <= Self.bodyLimit else { return 0 }
            state.body.append(contentsOf: bytes)
            return bytes.count
        }
    }

    private static func from(_ context: UnsafeMutableRawPointer?) -> Download {
        guard let context else { preconditionFailure("libcurl passes the context back") }
        return Unmanaged.fromOpaque(context).takeUnretainedValue()
    }

    private static func check(_ code: CURLcode) throws(Failure) {
        guard code != CURLE_OK else { return }
        throw Failure(reason: String(cString: curl_easy_strerror(code)))
    }
}
