import Foundation
import TestSupport
import Testing

/// Faults of a disk, which is one in memory that only the run sees.
@Suite(
    "Faults of the disk",
    .requires(PrivateDisk.isAvailable, orSkip: "a disk in memory cannot be mounted here, with 'unshare' and 'mount'")
)
struct DiskFaultTests {
    @Test(
        "a full disk is an error with the path and status 73, and the old files stay whole",
        arguments: WritingRun.all,
        User.available
    )
    func fullDisk(run: WritingRun, user: User) throws {
        try expectFault(run, user, preparedBy: "cat /dev/zero > filler 2> filler.error", "No space left on device")
    }

    @Test(
        "a disk that can't be written is an error with the path and status 73, and the old files stay whole",
        arguments: WritingRun.all,
        User.available
    )
    func readOnlyDisk(run: WritingRun, user: User) throws {
        try expectFault(run, user, preparedBy: "mount -o remount,ro .", "Read-only file system")
    }

    /// Runs the tool on a disk with the output of an older version, and expects an error and the old files.
    private func expectFault(_ run: WritingRun, _ user: User, preparedBy command: String, _ reason: String) throws {
        try withTool { tool, folder in
            try WritingRun.writeDefinitions(version: 1, to: folder)
            if run.output == "Generated" { try tool.run(run.arguments) }
            try WritingRun.writeDefinitions(version: 2, to: folder)
            let before = try folder.contents(of: run.output)
            let result = try PrivateDisk(folder: folder).run(
                preparedBy: command,
                user.prefix + [tool.program.path] + run.arguments
            )
            #expect(result.status == 73, "\(result.errorText)")
            let told = result.outputText + result.errorText
            #expect(told.contains("\(run.output)/"))
            #expect(told.contains("error: can't be written (\(reason)); "))
            #expect(try folder.contents(of: "after/\(run.output)").count == before.count)
            for (path, content) in before {
                #expect(try Data(contentsOf: folder.file("after/\(path)")) == content, "\(path)")
            }
        }
    }
}

/// A small disk in memory, in a mount namespace of its own, so that it is gone with the command.
struct PrivateDisk {
    /// The folder whose `Definitions` and `Generated` are copied to the disk, and that `after` is written to.
    var folder: TemporaryFolder

    /// Whether such a disk can be mounted here.
    static let isAvailable: Bool = {
        let result = try? withTemporaryFolder { try PrivateDisk(folder: $0).run(preparedBy: "true", ["true"]) }
        return result?.succeeded ?? false
    }()

    /// Runs a command on the disk, and keeps what it leaves there in `after`.
    ///
    /// - Parameter command: What happens to the disk first, in the words of a shell.
    func run(preparedBy command: String, _ arguments: [String]) throws -> Subprocess.Result {
        let script = """
            set -e
            mkdir disk after
            mount -t tmpfs -o size=4m,mode=0777 disk disk
            for part in Definitions Generated; do [ ! -e $part ] || cp -a $part disk; done
            chmod -R a+rwX disk
            cd disk
            (\(command)) || true
            status=0
            "$@" || status=$?
            for part in Definitions Generated; do [ ! -e $part ] || cp -a $part ../after; done
            exit $status
            """
        let namespace = getuid() == 0 ? ["--mount"] : ["--mount", "--map-root-user"]
        let shell = ["sh", "-c", script, "sh"]
        return try Subprocess(named: "unshare", namespace + shell + arguments, directory: folder.url).run(timeout: 60)
    }
}
