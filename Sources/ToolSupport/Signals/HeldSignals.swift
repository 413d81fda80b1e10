#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Holds back requests to end the process, SIGINT and SIGTERM, while files are written, so that no temporary file is
/// left behind. Threads that start in the meantime hold them back too.
package struct HeldSignals {
    private let signals: [CInt]
    private let formerMask: sigset_t

    /// Starts to hold back the signals that would otherwise end the process.
    package init() {
        var mask = sigset_t()
        pthread_sigmask(SIG_BLOCK, nil, &mask)
        formerMask = mask
        signals = [SIGINT, SIGTERM].filter { sigismember(&mask, $0) == 0 && !Self.isIgnored($0) }
        var held = sigset_t(of: signals)
        pthread_sigmask(SIG_BLOCK, &held, nil)
    }

    /// Whether a signal has arrived.
    package var hasArrived: Bool {
        var pending = sigset_t()
        sigpending(&pending)
        return signals.contains { sigismember(&pending, $0) == 1 }
    }

    /// Stops holding back the signals. A signal that has arrived ends the process.
    package func release() {
        var mask = formerMask
        pthread_sigmask(SIG_SETMASK, &mask, nil)
    }

    private static func isIgnored(_ signal: CInt) -> Bool {
        var action = sigaction()
        sigaction(signal, nil, &action)
        // On each system, the handler is the first member, and 1 stands for the handler that ignores the signal.
        return withUnsafeBytes(of: &action) { $0.load(as: Int.self) } == 1
    }
}

extension sigset_t {
    /// Creates a set of signals.
    init(of signals: [CInt]) {
        self.init()
        sigemptyset(&self)
        for signal in signals { sigaddset(&self, signal) }
    }
}
