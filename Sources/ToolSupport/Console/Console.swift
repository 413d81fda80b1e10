package import Basics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The standard streams of the tool: results go to standard output, everything else to standard error.
package struct Console: Sendable {
    /// Whether standard error is a terminal.
    let isTerminal = isatty(STDERR_FILENO) == 1

    /// Whether to use colors on standard error; not if `NO_COLOR` is set in the environment (no-color.org).
    let isColored: Bool

    /// Whether to use colors on standard output.
    let isOutputColored: Bool

    /// The number of columns of the terminal on either stream; 100 without a terminal.
    let width: Int

    /// Returns the description of a rule, for formats that print more than the finding itself.
    let rule: @Sendable (Diagnostic.ID) -> RuleDescription?

    /// Prepares the streams. From then on, a reader that goes away is an error of `write` instead of a signal.
    ///
    /// - Parameter rule: Returns the description of a rule; `nil` for an unknown id.
    package init(describingRulesWith rule: @escaping @Sendable (Diagnostic.ID) -> RuleDescription? = { _ in nil }) {
        self.rule = rule
        signal(SIGPIPE, SIG_IGN)
        Self.reserveStreams()
        let noColor = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
        isColored = isTerminal && !noColor
        isOutputColored = isatty(STDOUT_FILENO) == 1 && !noColor
        width = Self.columns(of: STDERR_FILENO) ?? Self.columns(of: STDOUT_FILENO) ?? 100
    }

    /// Opens standard streams that are closed, so that no other file gets their numbers and receives what is printed.
    /// The opened streams can't be read from or written to.
    private static func reserveStreams() {
        for stream in STDIN_FILENO...STDERR_FILENO where fcntl(stream, F_GETFD) < 0 {
            // `open` returns the lowest free number.
            _ = open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    /// The number of columns of a terminal; `nil` for another stream.
    private static func columns(of descriptor: CInt) -> Int? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// Writes bytes for programs, or a text whose controls are already escaped, to standard output.
    ///
    /// - Throws: `ToolFailure` if the output can't be written; not if the reader has gone away, as in `intentc list |
    ///   head`.
    package func write(_ bytes: [UInt8]) throws(ToolFailure) {
        do throws(FileError) {
            try FileWriter.send(bytes, to: STDOUT_FILENO)
        } catch .brokenPipe {
            return
        } catch {
            throw ToolFailure(message: "standard output can't be written (\(error))", status: .outputNotWritten)
        }
    }

    /// Writes a text for people and a line break to standard output. Because names in the text may contain anything,
    /// controls other than line breaks and tabs are shown as escapes.
    package func print(_ text: String) throws(ToolFailure) {
        try write(Array(text.escapingControlsInLines.utf8) + [UInt8(ascii: "\n")])
    }

    /// Writes lines for people to standard output. Each stays a single line, whatever names it contains.
    package func print(lines: [String]) throws(ToolFailure) {
        try write(Array(lines.map { $0.escapingControls + "\n" }.joined().utf8))
    }

    /// Writes an error message and a line break to standard error, with controls as escapes.
    package func printError(_ text: String) {
        writeError(text.escapingControlsInLines + "\n")
    }

    /// Writes a text whose controls are already escaped to standard error. A failure is ignored, because there is
    /// nowhere left to report it.
    package func writeError(_ text: String) {
        try? FileWriter.send(Array(text.utf8), to: STDERR_FILENO)
    }
}
