import Basics

/// A line on a terminal that shows the progress of a run once the run has taken longer than a second.
package struct ProgressLine: Sendable {
    private static let patience = Duration.seconds(1)
    private static let eraseLine = "\r\u{1B}[K"

    private let console: Console
    private let start = ContinuousClock.now

    /// Starts measuring the time.
    ///
    /// - Returns: `nil` if standard error isn't a terminal.
    package init?(on console: Console) {
        guard console.isTerminal else { return nil }
        self.console = console
    }

    /// Shows the progress, in place of what was shown before.
    package func show(_ text: String) {
        guard isVisible else { return }
        console.writeError(Self.eraseLine + text.escapingControls)
    }

    /// Removes the line.
    package func clear() {
        guard isVisible else { return }
        console.writeError(Self.eraseLine)
    }

    private var isVisible: Bool { start.duration(to: .now) > Self.patience }
}
