import Foundation
import TestSupport
import Testing

@Suite struct WatchTests {
    @Test("--watch builds again after each change, and ends when it is asked to", arguments: [SIGINT, SIGTERM])
    func watch(signal: CInt) throws {
        try withTool { tool, folder in
            func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: folder.file(path).path) }
            try folder.write(Definitions.intents("Order"), to: "Definitions/Shop.intentdefinition")
            let result = try tool.build("--watch") { process in
                #expect(waitUntil { exists("Generated/Shop/OrderIntent.swift") })
                try folder.write(Definitions.intents("Cancel"), to: "Definitions/Shop.intentdefinition")
                #expect(waitUntil { exists("Generated/Shop/CancelIntent.swift") })
                #expect(waitUntil { !exists("Generated/Shop/OrderIntent.swift") })
                try folder.write(Definitions.intents("Read"), to: "Definitions/Sub/News.intentdefinition")
                #expect(waitUntil { exists("Generated/Sub/News/ReadIntent.swift") })
                try FileManager.default.removeItem(at: folder.file("Definitions/Sub"))
                #expect(waitUntil { !exists("Generated/Sub") })
                kill(process, signal)
            }
            #expect(result.succeeded)
            #expect(!result.timedOut)
            #expect(result.outputText.split(separator: "\n").count >= 4)
        }
    }

    @Test("--watch goes on after an error")
    func brokenFile() throws {
        try withTool { tool, folder in
            try folder.write("broken", to: "Definitions/Shop.intentdefinition")
            let result = try tool.build("--watch") { process in
                try folder.write(Definitions.intents("Order"), to: "Definitions/Shop.intentdefinition")
                #expect(
                    waitUntil {
                        FileManager.default.fileExists(atPath: folder.file("Generated/Shop/OrderIntent.swift").path)
                    }
                )
                kill(process, SIGTERM)
            }
            #expect(result.succeeded)
        }
    }

    @Test(
        "no file gets the number of a standard stream that is closed",
        .requires(FileManager.default.fileExists(atPath: "/proc/self/fd"), orSkip: "there is no /proc")
    )
    func closedStreams() throws {
        try withTool { tool, folder in
            try folder.write(Definitions.intents("Order"), to: "Definitions/Shop.intentdefinition")
            let command = "exec '\(tool.program.path)' build --watch <&- 2>&-"
            let shell = Subprocess(URL(fileURLWithPath: "/bin/sh"), ["-c", command], directory: folder.url)
            let result = try shell.run(timeout: 300) { process in
                #expect(waitUntil { FileManager.default.fileExists(atPath: folder.file("Generated").path) })
                for stream in [0, 2] {
                    let link = "/proc/\(process)/fd/\(stream)"
                    let target = try? FileManager.default.destinationOfSymbolicLink(atPath: link)
                    #expect(target == "/dev/null", "\(stream)")
                }
                kill(process, SIGTERM)
            }
            #expect(!result.timedOut)
        }
    }
}
