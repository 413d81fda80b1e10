import Foundation

#if canImport(Musl)
    import Musl
#elseif canImport(Glibc)
    import Glibc
#endif

/// A small HTTP server on the loopback interface, which stands in for a site on the internet.
///
/// It answers one `GET` request per connection, one connection after the other, and ends with the process.
struct FixtureServer: Sendable {
    /// A failure to start the server, or to continue.
    struct Failure: Error, CustomStringConvertible {
        var call: String
        var code: Int32
        var description: String {
            let what = call == "accept" ? "can't accept requests any more" : "doesn't start"
            return "the bundled server \(what): \(call): \(String(cString: strerror(code)))"
        }
    }

    /// The server's address, without a path.
    let url: URL

    /// Starts a server on a free port.
    ///
    /// - Parameter answer: Returns the message that answers a request, in pieces; without pieces, the server closes the
    ///   connection. The closure receives the requested path with its query, and the server's own address.
    init(_ answer: @escaping @Sendable (_ path: String, _ server: URL) -> any Sequence<[UInt8]>) throws(Failure) {
        Self.bypassProxies()
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard listener >= 0 else { throw Failure(call: "socket", code: errno) }

        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, size) == 0 && listen(listener, 8) == 0 && getsockname(listener, $0, &size) == 0
            }
        }
        guard isListening, let url = URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))") else {
            throw Failure(call: "bind", code: errno)
        }
        self.url = url

        Thread.detachNewThread {
            let failure = ConnectionLoop(listener: listener).run { Self.serve($0) { answer($0, url) } }
            // From here on, clients are refused at once instead of waiting.
            close(listener)
            FileHandle.standardError.write(Data("error: \(Failure(call: "accept", code: failure.code))\n".utf8))
        }
    }

    /// Returns a message that answers a request, in one piece.
    static func message(
        status: String = "200 OK",
        type: String = "application/json",
        headers: [String] = [],
        body: String = ""
    ) -> [[UInt8]] {
        let head = ["HTTP/1.1 \(status)", "Content-Type: \(type)", "Content-Length: \(body.utf8.count)"]
        return [Array((head + headers + ["Connection: close", "", body]).joined(separator: "\r\n").utf8)]
    }

    /// Makes requests to the server bypass proxies, which can't reach this process.
    private static func bypassProxies() {
        guard ProcessInfo.processInfo.environment.keys.contains(where: { $0.lowercased().hasSuffix("_proxy") }) else {
            return
        }
        setenv("no_proxy", "127.0.0.1", 1)
    }

    private static func serve(_ connection: Int32, _ answer: (String) -> any Sequence<[UInt8]>) {
        defer { close(connection) }
        guard let path = requestedPath(connection) else { return }
        for piece in answer(path) {
            guard write(piece, to: connection) else { return }
        }
    }

    /// Reads a request up to the empty line after its head.
    private static func requestedPath(_ connection: Int32) -> String? {
        var request: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 4096)
        while request.count < 65_536, !String(decoding: request, as: UTF8.self).contains("\r\n\r\n") {
            let count = recv(connection, &piece, piece.count, 0)
            guard count > 0 else { return nil }
            request += piece[..<count]
        }
        let words = String(decoding: request, as: UTF8.self).split(separator: " ", maxSplits: 2)
        guard words.count == 3, words[0] == "GET" else { return nil }
        return String(words[1])
    }

    /// Sends all bytes.
    ///
    /// - Returns: Whether the other side keeps the connection open.
    private static func write(_ bytes: [UInt8], to connection: Int32) -> Bool {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            sent += count
        }
        return true
    }
}
