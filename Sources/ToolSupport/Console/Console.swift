package import Basics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Where the tool talks to: results go to the standard output, all else to the standard error.
package struct Console: Sendable {
    /// Whether the standard error is a terminal.
    let isTerminal = isatty(STDERR_FILENO) == 1

    /// Whether to use colors on the standard error; `NO_COLOR` in the environment asks not to (no-color.org).
    let isColored: Bool

    /// Whether to use colors on the standard output.
    let isOutputColored: Bool

    /// The columns of the terminal that either stream goes to, or 100 where there is none.
    let width: Int

    /// Describes the findings with an id, for the formats that tell more than the finding itself.
    let rule: @Sendable (Diagnostic.ID) -> RuleDescription?

    /// Prepares the streams. From here on a reader that goes away is an error of `write` and not a signal.
    ///
    /// - Parameter rule: Describes the findings with an id; `nil` for an id that it does not know.
    package init(describingRulesWith rule: @escaping @Sendable (Diagnostic.ID) -> RuleDescription? = { _ in nil }) {
        self.rule = rule
        signal(SIGPIPE, SIG_IGN)
        Self.reserveStreams()
        let noColor = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
        isColored = isTerminal && !noColor
        isOutputColored = isatty(STDOUT_FILENO) == 1 && !noColor
        width = Self.columns(of: STDERR_FILENO) ?? Self.columns(of: STDOUT_FILENO) ?? 100
    }

    /// Opens the standard streams that are closed, so that no file gets their numbers and with them what is printed.
    /// Nothing can be read from or written to what is opened.
    private static func reserveStreams() {
        for stream in STDIN_FILENO...STDERR_FILENO where fcntl(stream, F_GETFD) < 0 {
            // The lowest free number is the one that is given.
            _ = open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    /// The columns of a terminal; `nil` for another stream.
    private static func columns(of descriptor: CInt) -> Int? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// Writes bytes for programs, or a text whose controls are escaped already, to the standard output.
    ///
    /// - Throws: `ToolFailure` where the output cannot be written, but not where nobody reads it any more, as in
    ///   `intentc list | head`.
    package func write(_ bytes: [UInt8]) throws(ToolFailure) {
        do throws(FileError) {
            try FileWriter.send(bytes, to: STDOUT_FILENO)
        } catch .brokenPipe {
            return
        } catch {
            throw ToolFailure(message: "the standard output cannot be written (\(error))", status: .outputNotWritten)
        }
    }

    /// Writes a text for people and a line break to the standard output. Names in it may hold anything, so controls
    /// other than line breaks and tabs are shown as escapes.
    package func print(_ text: String) throws(ToolFailure) {
        try write(Array(text.escapingControlsInLines.utf8) + [UInt8(ascii: "\n")])
    }

    /// Writes lines for people to the standard output, each of which stays one line whatever names it holds.
    package func print(lines: [String]) throws(ToolFailure) {
        try write(Array(lines.map { $0.escapingControls + "\n" }.joined().utf8))
    }

    /// Writes an error message and a line break to the standard error, with controls as escapes.
    package func printError(_ text: String) {
        writeError(text.escapingControlsInLines + "\n")
    }

    /// Writes a text whose controls are escaped already to the standard error. There is nobody to tell when that fails.
    package func writeError(_ text: String) {
        try? FileWriter.send(Array(text.utf8), to: STDERR_FILENO)
    }
}
