#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Signals that are held back until they are asked for, and don't end the process.
package struct BlockedSignals {
    private let signals: [CInt]

    /// Starts to hold back the signals.
    package init(_ signals: [CInt]) {
        self.signals = signals
        var set = sigset_t(of: signals)
        pthread_sigmask(SIG_BLOCK, &set, nil)
    }

    /// Whether one of the signals has arrived.
    package var isAnyPending: Bool {
        var pending = sigset_t()
        sigpending(&pending)
        return signals.contains { sigismember(&pending, $0) == 1 }
    }
}
