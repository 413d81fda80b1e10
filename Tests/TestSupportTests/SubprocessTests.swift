import Foundation
import TestSupport
import Testing

@Suite("a subprocess")
struct SubprocessTests {
    private func shell(_ script: String, input: String = "", environment: [String: String] = [:]) throws -> Subprocess {
        let path = ProcessInfo.processInfo.environment["PATH", default: "/bin"]
        let environment = environment.merging(["PATH": path]) { given, _ in given }
        return try Subprocess(named: "sh", ["-c", script], environment: environment, input: Data(input.utf8))
    }

    @Test("gives its output, its errors and its exit code")
    func outputAndStatus() throws {
        let result = try shell("echo out; echo err >&2; exit 3").run()
        #expect(result.outputText == "out\n")
        #expect(result.errorText == "err\n")
        #expect(result.status == 3)
        #expect(!result.succeeded)
    }

    @Test("takes input and environment")
    func inputAndEnvironment() throws {
        let result = try shell("cat; echo $GREETING", input: "line\n", environment: ["GREETING": "hello"]).run()
        #expect(result.outputText == "line\nhello\n")
    }

    @Test("runs in the directory that it is given")
    func directory() throws {
        try withTemporaryFolder { folder in
            try folder.write("text", to: "inside")
            var list = try Subprocess(named: "ls")
            list.directory = folder.url
            #expect(try list.run().outputText == "inside\n")
        }
    }

    @Test("does not block on more output than a pipe holds, on both channels")
    func bigOutput() throws {
        let result = try shell("head -c 3000000 /dev/zero; head -c 3000000 /dev/zero >&2").run()
        #expect(result.output.count == 3_000_000)
        #expect(result.errors.count == 3_000_000)
    }

    @Test("is killed when it takes too long")
    func timeout() throws {
        let result = try shell("echo started; exec sleep 60").run(timeout: 0.5)
        #expect(result.timedOut)
        #expect(result.wasKilled)
        #expect(result.outputText == "started\n")
    }

    @Test("is killed together with its children")
    func timeoutOfChildren() throws {
        let result = try shell("sleep 60 & echo $!; wait").run(timeout: 0.5)
        let child = try #require(pid_t(result.outputText.trimmingCharacters(in: .whitespacesAndNewlines)))
        #expect(result.timedOut)
        // A killed child is gone, or a zombie until its new parent collects it.
        let state = try Subprocess(named: "ps", ["-o", "stat=", "-p", "\(child)"]).run().outputText
        #expect(state.isEmpty || state.hasPrefix("Z"))
    }

    @Test("tells the signal that ended it")
    func signal() throws {
        let result = try shell("kill -TERM $$").run()
        #expect(result.wasKilled)
        #expect(result.status == SIGTERM)
    }

    @Test("does not wait for a child that holds its output open")
    func leftBehindChild() throws {
        let result = try shell("sleep 5 &").run(timeout: 4)
        #expect(result.succeeded)
        #expect(!result.timedOut)
    }

    @Test("names a program that is not there")
    func missingProgram() {
        #expect(throws: Subprocess.ProgramNotFound.self) { try Subprocess(named: "no-such-program-here") }
        let missing = Subprocess(URL(fileURLWithPath: "/no/such/program"))
        #expect(throws: Subprocess.LaunchFailure.self) { try missing.run() }
    }
}
