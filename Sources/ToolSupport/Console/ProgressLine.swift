import Basics

/// A line on a terminal that tells how far a run is, once it has taken longer than a second.
package struct ProgressLine: Sendable {
    private static let patience = Duration.seconds(1)
    private static let eraseLine = "\r\u{1B}[K"

    private let console: Console
    private let start = ContinuousClock.now

    /// Starts the time.
    ///
    /// - Returns: `nil` where the standard error is no terminal.
    package init?(on console: Console) {
        guard console.isTerminal else { return nil }
        self.console = console
    }

    /// Shows how far the run is, in place of what was shown before.
    package func show(_ text: String) {
        guard isVisible else { return }
        console.writeError(Self.eraseLine + text.escapingControls)
    }

    /// Takes the line away.
    package func clear() {
        guard isVisible else { return }
        console.writeError(Self.eraseLine)
    }

    private var isVisible: Bool { start.duration(to: .now) > Self.patience }
}
