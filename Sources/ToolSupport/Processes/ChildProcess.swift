#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A program that runs to its end, without a shell.
struct ChildProcess {
    /// The result of a program.
    struct Result {
        /// The exit code; `nil` if a signal ended the program.
        var exitCode: CInt?
        /// The bytes that it wrote to standard output.
        var output: [UInt8]
    }

    /// The reason why a program didn't run to its end.
    enum Failure: Error, Equatable {
        /// The program isn't in a folder of `PATH`.
        case notFound
        /// The system could not start it; the associated value is the error number.
        case notStarted(CInt)
        /// It wrote more than the limit and was ended.
        case tooMuchOutput
        /// It ran longer than the limit and was ended.
        case timedOut
    }

    /// The name of the program, which is searched for in `PATH`.
    var program: String
    /// The arguments after the name.
    var arguments: [String]
    /// The bytes that it reads from standard input.
    var input: [UInt8] = []
    /// The additions to the environment.
    var environment: [String: String] = [:]
    /// The maximum number of bytes that it may write.
    var outputLimit = 64 * 1024 * 1024
    /// The maximum number of seconds that it may run.
    var secondLimit = 60

    /// Runs the program. Its standard error is discarded.
    func run() throws(Failure) -> Result {
        let input = try inputFile()
        defer { if let input { fclose(input) } }

        var ends: [CInt] = [-1, -1]
        guard pipe(&ends) == 0 else { throw .notStarted(errno) }
        defer { close(ends[0]) }
        _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)

        let child: pid_t
        do throws(Failure) {
            child = try start(reading: input, writingTo: ends)
        } catch {
            close(ends[1])
            throw error
        }

        close(ends[1])
        do throws(Failure) {
            let output = try output(from: ends[0])
            return Result(exitCode: wait(for: child), output: output)
        } catch {
            kill(child, SIGKILL)
            _ = wait(for: child)
            throw error
        }
    }

    /// Returns an unnamed file with the input, positioned at its start; `nil` without input.
    private func inputFile() throws(Failure) -> UnsafeMutablePointer<FILE>? {
        guard !input.isEmpty else { return nil }
        guard let file = tmpfile() else { throw .notStarted(errno) }
        guard fwrite(input, 1, input.count, file) == input.count, fflush(file) == 0 else {
            let code = errno
            fclose(file)
            throw .notStarted(code)
        }
        rewind(file)
        _ = fcntl(fileno(file), F_SETFD, FD_CLOEXEC)
        return file
    }

    private func start(
        reading input: UnsafeMutablePointer<FILE>?,
        writingTo ends: [CInt]
    ) throws(Failure) -> pid_t {

        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }

        if let input {
            posix_spawn_file_actions_adddup2(&actions, fileno(input), STDIN_FILENO)
        } else {
            posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        }
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        if ends[1] > STDERR_FILENO { posix_spawn_file_actions_addclose(&actions, ends[1]) }

        var child: pid_t = 0
        let code = withCStrings([program] + arguments) { arguments in
            withCStrings(variables) { posix_spawnp(&child, program, &actions, nil, arguments, $0) }
        }
        guard code == 0 else { throw code == ENOENT ? .notFound : .notStarted(code) }
        return child
    }

    /// The environment of this process with the additions.
    private var variables: [String] {
        var variables: [String] = []
        var next = environ
        while let variable = next.pointee {
            let text = String(cString: variable)
            let name = text.prefix { $0 != "=" }
            if environment[String(name)] == nil { variables.append(text) }
            next += 1
        }
        return variables + environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    }

    /// Reads until the program closes its standard output.
    private func output(from descriptor: CInt) throws(Failure) -> [UInt8] {
        let deadline = Self.seconds + secondLimit
        var output: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 64 * 1024)

        while true {
            var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let ready = poll(&request, 1, CInt(max(0, deadline - Self.seconds) * 1000))
            if ready == 0 { throw .timedOut }
            guard ready > 0 || errno == EINTR else { throw .notStarted(errno) }

            guard ready > 0 else { continue }
            let count = read(descriptor, &buffer, buffer.count)
            if count == 0 { return output }
            guard count > 0 || errno == EINTR else { throw .notStarted(errno) }
            output += buffer.prefix(max(0, count))
            guard output.count <= outputLimit else { throw .tooMuchOutput }
        }
    }

    private static var seconds: Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int(time.tv_sec)
    }

    /// Waits for a child that has closed its output or has been killed.
    private func wait(for child: pid_t) -> CInt? {
        var status: CInt = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        return status & 0x7f == 0 ? (status >> 8) & 0xff : nil
    }
}

/// Calls a function with texts as a C array that ends with a null pointer.
private func withCStrings<Value>(
    _ texts: [String],
    _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Value
) -> Value {
    var pointers: [UnsafeMutablePointer<CChar>?] = texts.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return pointers.withUnsafeMutableBufferPointer { body($0.baseAddress!) }
}
