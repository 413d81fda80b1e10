import Foundation
import TestSupport
import Testing

@Suite("The quick start of the README")
struct QuickStartTests {
    /// The blocks of a section.
    private func blocks(of section: String) throws -> [Substring] {
        let text = try String(contentsOf: PackageFolder.root.appending(path: "README.md"), encoding: .utf8)
        let section = try #require(text.components(separatedBy: "\n## \(section)\n").dropFirst().first)
        let end = section.range(of: "\n## ")?.lowerBound ?? section.endIndex
        let parts = section[..<end].split(separator: "```", omittingEmptySubsequences: false)
        return parts.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    }

    @Test("the code that it shows is generated, in this order")
    func excerpt() throws {
        let block = try #require(blocks(of: "Start").first { $0.hasPrefix("swift\n") })
        let file = PackageFolder.root.appending(path: "Generated/LatestArticle/LatestArticleIntent.swift")
        var generated = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")[...]
        for line in block.split(separator: "\n").dropFirst() where !line.hasSuffix("…") {
            let index = try #require(generated.firstIndex(of: line), "not generated: \(line)")
            generated = generated[(index + 1)...]
        }
    }

    @Test("its commands print what it shows")
    func commands() throws {
        // The commands first, then what they print.
        let blocks = try blocks(of: "The runtime")
        try #require(blocks.count == 2)
        let prefix = "swift run latest-article "
        let commands = blocks[0].split(separator: "\n").filter { $0.hasPrefix(prefix) }
        try #require(!commands.isEmpty)
        try withApp { app in
            var output = ""
            for command in commands {
                let words = command.dropFirst(prefix.count).split(separator: "\"").enumerated()
                let arguments = words.flatMap { index, part in
                    index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
                }
                let result = try app.run(arguments: arguments)
                #expect(result.succeeded)
                output += result.outputText
            }
            #expect(output == blocks[1].dropFirst())
        }
    }
}
