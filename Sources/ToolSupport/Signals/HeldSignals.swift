#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Keeps requests to end the process, by SIGINT and SIGTERM, waiting while files are written, so that no temporary file
/// stays behind. Threads that start meanwhile keep them waiting too.
package struct HeldSignals {
    private let signals: [CInt]
    private let formerMask: sigset_t

    /// Starts to hold the signals that would end the process now.
    package init() {
        var mask = sigset_t()
        pthread_sigmask(SIG_BLOCK, nil, &mask)
        formerMask = mask
        signals = [SIGINT, SIGTERM].filter { sigismember(&mask, $0) == 0 && !Self.isIgnored($0) }
        var held = sigset_t(of: signals)
        pthread_sigmask(SIG_BLOCK, &held, nil)
    }

    /// Whether a request is waiting.
    package var hasArrived: Bool {
        var pending = sigset_t()
        sigpending(&pending)
        return signals.contains { sigismember(&pending, $0) == 1 }
    }

    /// Holds the signals no longer. One that has arrived ends the process.
    package func release() {
        var mask = formerMask
        pthread_sigmask(SIG_SETMASK, &mask, nil)
    }

    private static func isIgnored(_ signal: CInt) -> Bool {
        var action = sigaction()
        sigaction(signal, nil, &action)
        // The handler, which each system calls otherwise, is the first member; the one that ignores is number 1.
        return withUnsafeBytes(of: &action) { $0.load(as: Int.self) } == 1
    }
}

extension sigset_t {
    /// A set of signals.
    init(of signals: [CInt]) {
        self.init()
        sigemptyset(&self)
        for signal in signals { sigaddset(&self, signal) }
    }
}
