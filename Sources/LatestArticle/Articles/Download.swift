import CCurl
import Foundation
import Synchronization

/// Loads a resource from the web, whatever the server does: the size of what comes and the time that it takes are
/// limited, and other protocols are refused.
///
/// The client is libcurl: `URLSession` on Linux ends the process if a server breaks off in the head of its answer.
/// Proxies are those of the environment, as curl reads it.
final class Download: Sendable {
    /// What a server answered.
    struct Resource: Sendable {
        /// The status, such as 200.
        var status: Int
        /// The content, decompressed.
        var body: Data
    }

    /// Why there is no resource.
    struct Failure: Error {
        /// The reason, in libcurl's words.
        var reason: String
    }

    private struct State {
        var body = Data()
        var headBytes = 0
    }

    private static let redirectLimit = 5
    /// The largest content. A post that is longer than a book has less.
    private static let bodyLimit = 1_000_000
    /// The most that the heads of all answers may have together, those before a redirect too.
    private static let headLimit = 256_000

    private static let isReady = CCurlInitialize() == CURLE_OK

    private let state = Mutex(State())
    private let isUnwanted: @Sendable () -> Bool

    /// Loads the resource at an address, on this thread.
    ///
    /// - Parameters:
    ///   - url: The address.
    ///   - timeout: How long it may take, from the first look-up to the last byte, with all redirects.
    ///   - isUnwanted: Whether nobody waits for the resource any more.
    /// - Throws: A `Failure`.
    static func resource(
        at url: URL,
        within timeout: Duration,
        unless isUnwanted: @escaping @Sendable () -> Bool = { false }
    ) throws(Failure) -> Resource {
        guard isReady, let handle = curl_easy_init() else { throw Failure(reason: "libcurl does not start") }
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
            // Without this, libcurl lets signals end a look-up, which is wrong in a process with threads.
            (CURLOPT_NOSIGNAL, 1),
            (CURLOPT_TIMEOUT_MS, max(1, milliseconds)),
            (CURLOPT_FOLLOWLOCATION, 1),
            (CURLOPT_MAXREDIRS, Self.redirectLimit),
            // An answer of any length without a head is the oldest form of HTTP, and no answer of this API.
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

    /// Counts bytes of a head, and returns how many were taken.
    private func receive(head count: Int) -> Int {
        state.withLock { state in
            state.headBytes += count
            return state.headBytes <= Self.headLimit ? count : 0
        }
    }

    /// Keeps bytes of the content, and returns how many were taken.
    private func receive(body bytes: UnsafeRawBufferPointer) -> Int {
        state.withLock { state in
            guard state.body.count + bytes.count <= Self.bodyLimit else { return 0 }
            state.body.append(contentsOf: bytes)
            return bytes.count
        }
    }

    private static func from(_ context: UnsafeMutableRawPointer?) -> Download {
        guard let context else { preconditionFailure("libcurl gives back the context that it got") }
        return Unmanaged.fromOpaque(context).takeUnretainedValue()
    }

    private static func check(_ code: CURLcode) throws(Failure) {
        guard code != CURLE_OK else { return }
        throw Failure(reason: String(cString: curl_easy_strerror(code)))
    }
}
