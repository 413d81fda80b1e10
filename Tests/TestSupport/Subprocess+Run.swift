package import Foundation

extension Subprocess {
    /// The program could not be started.
    package struct LaunchFailure: Error, CustomStringConvertible {
        /// The program's path.
        package var path: String
        /// The system's error number.
        package var code: Int32
        /// The path and the system's words for the error.
        package var description: String { "cannot start '\(path)': \(String(cString: strerror(code)))" }
    }

    /// Runs the program and waits for its end.
    ///
    /// Input and output go through files, so no amount of either can block the program, and a child that it leaves
    /// behind cannot keep the caller waiting. `Process` waits for such a child on Linux, so it is not used.
    ///
    /// - Parameters:
    ///   - timeout: The seconds after which the program and its children are killed.
    ///   - whileRunning: Gets the process id of the running program, for tests that do something to it. The timeout
    ///     starts when it returns; when it throws, the program is killed.
    /// - Throws: `LaunchFailure` where the program cannot be started, and what `whileRunning` throws.
    package func run(timeout: TimeInterval = 120, whileRunning: (pid_t) throws -> Void = { _ in }) throws -> Result {
        try withTemporaryFolder { folder in
            let inputFile = try folder.write(input, to: "input")
            let (outputFile, errorFile) = (folder.file("output"), folder.file("errors"))
            let process = try spawn(input: inputFile, output: outputFile, errors: errorFile)
            do {
                try whileRunning(process)
            } catch {
                _ = Self.waitForEnd(of: process, timeout: 0)
                throw error
            }
            let (status, timedOut) = Self.waitForEnd(of: process, timeout: timeout)
            let signal = status & 0x7F
            return Result(
                status: signal == 0 ? (status >> 8) & 0xFF : signal,
                wasKilled: signal != 0,
                timedOut: timedOut,
                output: try Data(contentsOf: outputFile),
                errors: try Data(contentsOf: errorFile)
            )
        }
    }

    /// Starts the program in a process group of its own.
    ///
    /// - Returns: Its process id, which is also that of the group.
    private func spawn(input: URL, output: URL, errors: URL) throws -> pid_t {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, input.path, O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, output.path, O_WRONLY | O_CREAT, 0o600)
        posix_spawn_file_actions_addopen(&actions, 2, errors.path, O_WRONLY | O_CREAT, 0o600)

        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // The threads of tests block signals, which the program would inherit.
        var noSignals = sigset_t()
        sigemptyset(&noSignals)
        posix_spawnattr_setsigmask(&attributes, &noSignals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK))

        let command = commandLine
        let words = command.map { strdup($0) }
        let settings = environment.map { strdup("\($0.key)=\($0.value)") }
        defer { (words + settings).forEach { free($0) } }

        var process: pid_t = 0
        let code = posix_spawn(&process, command[0], &actions, &attributes, words + [nil], settings + [nil])
        guard code == 0 else { throw LaunchFailure(path: program.path, code: code) }
        return process
    }

    /// The words to start. A shell enters the directory, since not every C library shows Swift how to do so.
    private var commandLine: [String] {
        let command = [program.path] + arguments
        guard let directory else { return command }
        return ["/bin/sh", "-c", #"cd "$0" && exec "$@""#, directory.path] + command
    }

    /// Waits for the end of a process, and kills its group when that takes too long.
    private static func waitForEnd(of process: pid_t, timeout: TimeInterval) -> (status: Int32, timedOut: Bool) {
        let clock = ContinuousClock()
        let deadline = clock.now + .seconds(timeout)
        var status: Int32 = 0
        while waitpid(process, &status, WNOHANG) == 0 {
            guard clock.now < deadline else {
                kill(-process, SIGKILL)
                waitpid(process, &status, 0)
                return (status, true)
            }
            usleep(2_000)
        }
        return (status, false)
    }
}
