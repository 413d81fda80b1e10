import Foundation
import TestSupport
import Testing

@Suite("The sample app in the documentation")
struct QuickStartTests {
    /// How the commands start that the pages run the app with.
    private static let start = "$ swift run latest-article "

    /// The transcripts of the pages that run the app.
    private static let transcripts = Page.all.flatMap(\.blocks).filter { block in
        block.language == "console" && block.lines.contains { $0.hasPrefix(start) }
    }

    @Test("its commands print what a page shows", arguments: transcripts)
    func commands(transcript: Page.Block) throws {
        try withApp { app in
            var printed = ""
            for line in transcript.lines where line.hasPrefix(Self.start) {
                let words = line.dropFirst(Self.start.count).split(separator: "\"").enumerated()
                let arguments = words.flatMap { index, part in
                    index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
                }
                let result = try app.run(arguments: arguments)
                #expect(result.succeeded)
                printed += line + "\n" + result.outputText
            }
            #expect(printed == transcript.text)
        }
    }

    @Test("the README runs it")
    func quickStart() throws {
        #expect(try Page("README.md").blocks.contains { $0.text.hasPrefix(Self.start) })
    }
}
