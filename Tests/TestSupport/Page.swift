package import Foundation
import Testing

/// A page of the documentation with its blocks of code.
///
/// A fence names the language of a block. A further word is the name of the file that the block is, or says how to
/// treat it.
package struct Page: CustomTestStringConvertible, Sendable {
    /// A fenced block of code.
    package struct Block: CustomTestStringConvertible, Sendable {
        /// The nearest heading above the block.
        package var heading: String
        /// The first word after the fence; empty if there is none.
        package var language: String
        /// The other words after the fence.
        package var words: [String]
        /// The lines between the fences.
        package var lines: [String]
        /// The number of the first of these lines in the page, from 0.
        package var start: Int

        /// The lines as text.
        package var text: String { lines.map { $0 + "\n" }.joined() }
        /// The heading and the last line that isn't a brace.
        package var testDescription: String { "\(heading): \(lines.last { $0.count > 1 } ?? "")" }
    }

    /// The path from the folder of the package.
    package let path: String
    /// The lines of the page.
    package let lines: [String]
    /// The blocks in order.
    package let blocks: [Block]

    /// The file of the page.
    package var url: URL { PackageFolder.root.appendingPathComponent(path) }
    /// The path.
    package var testDescription: String { path }

    /// Reads a page.
    package init(_ path: String) throws {
        let text = try String(contentsOf: PackageFolder.root.appendingPathComponent(path), encoding: .utf8)
        let lines = text.components(separatedBy: "\n")
        var (heading, blocks) = ("", [Block]())
        var open: Block?
        for (number, line) in lines.enumerated() {
            if var block = open {
                if line == "```" {
                    blocks.append(block)
                    open = nil
                } else {
                    block.lines.append(line)
                    open = block
                }
            } else if line.hasPrefix("```") {
                let words = line.dropFirst(3).split(separator: " ").map(String.init)
                open = Block(
                    heading: heading,
                    language: words.first ?? "",
                    words: Array(words.dropFirst()),
                    lines: [],
                    start: number + 1
                )
            } else if line.hasPrefix("#") {
                heading = String(line.drop { $0 == "#" }.dropFirst())
            }
        }
        self.path = path
        self.lines = lines
        self.blocks = blocks
    }

    /// The pages at the top and in `Documentation`, without those of the rules, which are generated.
    package static let all: [Page] = {
        let folder = PackageFolder.root.appendingPathComponent("Documentation")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let paths = names.filter { $0.hasSuffix(".md") }.sorted().map { "Documentation/\($0)" }
        return (["README.md", "CONTRIBUTING.md"] + paths).compactMap { try? Page($0) }
    }()
}
