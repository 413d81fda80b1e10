import Foundation
import TestSupport
import Testing

@Suite struct FailureTests {
    @Test(
        "a broken file keeps its last good output and doesn't stop the others",
        arguments: [
            "no property list at all", Definitions.withUnknownType, "",
        ]
    )
    func brokenFile(content: String) throws {
        try withTool { tool, folder in
            try folder.write(Definitions.intents("Order"), to: "Definitions/Shop.intentdefinition")
            try folder.write(Definitions.intents("Read"), to: "Definitions/Base.lproj/News.intentdefinition")
            try tool.build()
            let before = try folder.text(of: "Generated/News/ReadIntent.swift")
            try folder.write(Definitions.intents("Pay"), to: "Definitions/Shop.intentdefinition")
            try folder.write(content, to: "Definitions/Base.lproj/News.intentdefinition")

            let result = try tool.build()
            #expect(result.status == 1)
            #expect(
                result.outputText == "2 definitions: 1 file written, 0 unchanged, 1 removed, 1 definition with errors\n"
            )
            #expect(result.errorText.hasPrefix("Definitions/Base.lproj/News.intentdefinition:"))
            #expect(try folder.text(of: "Generated/News/ReadIntent.swift") == before)
            #expect(try folder.paths(below: "Generated/Shop") == ["Generated/Shop/PayIntent.swift"])
        }
    }

    @Test(
        "an input that can't be read is an error with status 74, and doesn't stop the others",
        arguments: [
            ("Missing.intentdefinition", "No such file or directory"), ("Missing", "No such file or directory"),
            ("Pipe.intentdefinition", "not a file"), ("Loop.intentdefinition", "Too many levels of symbolic links"),
            ("Dangling.intentdefinition", "No such file or directory"),
            ("Huge.intentdefinition", "larger than the limit of 64 MB"),
        ]
    )
    func unreadableInput(path: String, reason: String) throws {
        try withTool { tool, folder in
            try folder.write(Definitions.intents("Order"), to: "Definitions/Shop.intentdefinition")
            mkfifo(folder.file("Pipe.intentdefinition").path, 0o644)
            symlink("Loop.intentdefinition", folder.file("Loop.intentdefinition").path)
            symlink("Nowhere", folder.file("Dangling.intentdefinition").path)
            try folder.write("", to: "Huge.intentdefinition")
            truncate(folder.file("Huge.intentdefinition").path, 65 * 1024 * 1024)

            let result = try tool.build(path, "Definitions")
            #expect(result.status == 74)
            #expect(result.errorText.hasPrefix("\(path): error: can't be read (\(reason)); "))
            #expect(try folder.paths(below: "Generated") == ["Generated/Shop/OrderIntent.swift"])
        }
    }

    @Test(
        "a path that isn't a file is rejected wherever a file is read, without waiting",
        arguments: [
            "check --info-plist", "check --project", "check --configuration", "dump",
            "generate -output Generated -input",
        ],
        ["Pipe.pbxproj", "/dev/zero", "Folder.pbxproj", "Huge.pbxproj"]
    )
    func noFile(option: String, path: String) throws {
        try withTool { tool, folder in
            try folder.write(Definitions.intents("Order"), to: "Definitions/Shop.intentdefinition")
            try folder.write("", to: "Folder.pbxproj/A")
            try folder.write("", to: "Huge.pbxproj")
            truncate(folder.file("Huge.pbxproj").path, 4 * 1024 * 1024 * 1024)
            mkfifo(folder.file("Pipe.pbxproj").path, 0o644)
            let result = try tool.run(option.split(separator: " ").map(String.init) + [path])
            #expect(result.status == 74)
            #expect((result.outputText + result.errorText).contains("error: can't be read ("))
        }
    }

    @Test("a table that isn't a file is reported, without waiting")
    func tableThatIsNoFile() throws {
        try withTool { tool, folder in
            try folder.write(Definitions.intents("Order"), to: "Definitions/Shop.intentdefinition")
            try folder.write("", to: "Definitions/de.lproj/Other.txt")
            mkfifo(folder.file("Definitions/de.lproj/Shop.strings").path, 0o644)
            symlink("/dev/zero", folder.file("Definitions/de.lproj/Localizable.strings").path)
            let result = try tool.run("check", "--diagnostics", "short")
            #expect(result.status == 74)
            #expect(
                result.outputText.contains("Definitions/de.lproj/Shop.strings: error: can't be read (not a file); ")
            )
        }
    }

    @Test("folders whose paths are too long are reported, and the others are searched")
    func deepFolders() throws {
        try withTool { tool, folder in
            try folder.write(Definitions.intents("Order"), to: "Definitions/Shop.intentdefinition")
            let name = String(repeating: "d", count: 100)
            let script = "cd Definitions; for i in $(seq 60); do mkdir \(name) && cd -P \(name) || exit 1; done"
            try #require(try shell(script, in: folder).succeeded)
            let result = try tool.build()
            // By the shell, as a path to what is so deep is too long for other ways.
            _ = try shell("rm -rf Definitions/\(name)", in: folder)
            #expect(result.status == 74)
            #expect(result.errorText.contains("error: can't be read (File name too long)"))
            #expect(try folder.paths(below: "Generated") == ["Generated/Shop/OrderIntent.swift"])
        }
    }

    @Test("a folder without definitions is an error that says what to do")
    func nothingFound() throws {
        try withTool { tool, folder in
            #expect(try tool.build().status == 74)
            try folder.write("", to: "Definitions/Notes.txt")
            let result = try tool.build()
            #expect(result.status == 74)
            #expect(
                result.errorText == """
                    Definitions: error: no '.intentdefinition' file in this folder; name a folder or file of definitions \
                    [no-definitions]

                    """
            )
        }
    }

    @Test("a file without the extension of definitions is an error that says which it is")
    func wrongExtension() throws {
        try withTool { tool, folder in
            try folder.write(Definitions.intents("Order"), to: "Shop.plist")
            let result = try tool.build("Shop.plist")
            #expect(result.status == 64)
            #expect(
                result.errorText == """
                    Shop.plist: error: the name of a definition ends in '.intentdefinition'; name a definition or a folder \
                    [not-a-definition]

                    """
            )
            #expect(try folder.paths() == ["Shop.plist"])
        }
    }

    @Test(
        "output that can't be written is an error with status 73, one for each definition",
        arguments: [
            ("Generated", "Not a directory"), ("Generated/Shop", "Not a directory"),
            ("Generated/Shop/OrderIntent.swift/A", "Is a directory"),
        ]
    )
    func outputInTheWay(path: String, reason: String) throws {
        try withTool { tool, folder in
            try folder.write(Definitions.intents("Order", "Cancel"), to: "Definitions/Shop.intentdefinition")
            try folder.write("in the way", to: path)
            let result = try tool.build()
            #expect(result.status == 73)
            #expect(
                result.errorText.hasPrefix("Generated/Shop/OrderIntent.swift: error: can't be written (\(reason)); ")
            )
            #expect(result.errorText.split(separator: "\n").count { $0.contains("can't be written") } == 1)
            #expect(try folder.text(of: path) == "in the way")
            #expect(try folder.paths(below: "Generated").allSatisfy { !$0.hasSuffix(".tmp") })
        }
    }

    @Test(
        "an output folder without permission is an error with status 73",
        .requires(
            getuid() != 0 || (try? Subprocess.find("setpriv")) != nil,
            orSkip: "a superuser may write anywhere, and there is no setpriv to become somebody else"
        )
    )
    func readOnlyOutput() throws {
        try withTool { tool, folder in
            try folder.write(Definitions.intents("Order"), to: "Definitions/Shop.intentdefinition")
            try folder.write("kept", to: "Generated/kept")
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o555],
                ofItemAtPath: folder.file("Generated").path
            )
            defer { chmod(folder.file("Generated").path, 0o755) }
            let asNobody = ["--reuid=65534", "--regid=65534", "--clear-groups", ToolRunner.tool.path]
            let result =
                getuid() == 0
                ? try Subprocess(named: "setpriv", asNobody + ["build"], directory: folder.url).run(timeout: 60)
                : try tool.build()
            #expect(result.status == 73)
            #expect(
                result.errorText.hasPrefix(
                    "Generated/Shop/OrderIntent.swift: error: can't be written (Permission denied)"
                )
            )
            #expect(try folder.paths(below: "Generated") == ["Generated/kept"])
        }
    }

    @Test("the exit code is the highest of several failures")
    func severalFailures() throws {
        try withTool { tool, folder in
            try folder.write("broken", to: "A.intentdefinition")
            try folder.write(Definitions.intents("Order"), to: "B.intentdefinition")
            try folder.write("in the way", to: "Generated/B")
            #expect(try tool.build("A.intentdefinition").status == 1)
            #expect(try tool.build("A.intentdefinition", "B.intentdefinition").status == 73)
            #expect(try tool.build("A.intentdefinition", "B.intentdefinition", "C").status == 74)
        }
    }

    @Test(
        "a standard output that can't be written is an error with status 73",
        .requires(
            FileManager.default.fileExists(atPath: "/dev/full"),
            orSkip: "there is no /dev/full"
        )
    )
    func fullStandardOutput() throws {
        try withTemporaryFolder { folder in
            try folder.write(Definitions.intents("Order"), to: "A.intentdefinition")
            let commands = ["dump", "list", "check --quiet --store", "check --diagnostics sarif", "build"]
            for command in commands.map({ "\($0) A.intentdefinition" }) + ["explain", "--help"] {
                for (stream, reason) in [("> /dev/full", "No space left on device"), (">&-", "Bad file descriptor")] {
                    let result = try shell("'\(ToolRunner.tool.path)' \(command) \(stream)", in: folder)
                    #expect(result.status == 73, "\(command) \(stream)")
                    let message = "error: standard output can't be written (\(reason))\n"
                    #expect(result.errorText == message, "\(command) \(stream)")
                }
            }
        }
    }

    @Test(
        "a reader that goes away isn't an error",
        arguments: [
            ("list", 0), ("list --format json", 0), ("--help", 0), ("check --quiet --store", 1),
            ("check --quiet --store --diagnostics json", 1),
        ]
    )
    func closedPipe(command: String, status: Int) throws {
        try withTemporaryFolder { folder in
            for index in 0..<100 {
                try folder.write(Definitions.intents("Do\(index)"), to: "Definitions/D\(index).intentdefinition")
            }
            let result = try shell("('\(ToolRunner.tool.path)' \(command); echo status $? >&2) | head -n 1", in: folder)
            #expect(result.errorText == "status \(status)\n")
        }
    }
}

/// Runs a command line of the shell in a folder.
func shell(_ command: String, in folder: TemporaryFolder) throws -> Subprocess.Result {
    try Subprocess(URL(fileURLWithPath: "/bin/sh"), ["-c", command], directory: folder.url).run(timeout: 60)
}
