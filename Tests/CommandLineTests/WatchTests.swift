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
}
