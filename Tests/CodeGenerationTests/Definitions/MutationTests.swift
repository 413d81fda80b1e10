import Basics
import Foundation
import TestSupport
import Testing

@Suite("Damaged definitions")
struct MutationTests {
    @Test(
        "a definition with some bytes changed compiles, or says in which line it does not",
        arguments: OwnDefinitionTests.names
    )
    func changedBytes(name: String) throws {
        let original = try Self.definition(name)
        let lines = UInt32(original.count { $0 == UInt8(ascii: "\n") } + 1)
        for seed in SeededRandom.seeds(60) {
            var random = SeededRandom(seed: seed)
            var bytes = original
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let index = Int.random(in: bytes.indices, using: &random)
                bytes[index] = UInt8.random(in: 0...255, using: &random)
            }
            expectSound(Compiled(bytes, file: "Mutant.intentdefinition"), lines: lines + 4, "seed \(seed)")
        }
    }

    @Test(
        "a definition with an element's name, a key or a value replaced compiles, or says in which line it does not",
        arguments: OwnDefinitionTests.names
    )
    func changedElements(name: String) throws {
        let lines = String(decoding: try Self.definition(name), as: UTF8.self).split(separator: "\n").map(String.init)
        let replacements = [
            "<true/>", "<array/>", "<dict/>", "<integer>-7</integer>", "<real>0.5</real>", "<data></data>",
            "<string></string>", "<string>INIntentName</string>", "<key>INIntentName</key>", "<string>Object</string>",
            "",
        ]
        for seed in SeededRandom.seeds(60) {
            var random = SeededRandom(seed: seed)
            var mutant = lines
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let index = Int.random(in: 4..<lines.count - 2, using: &random)
                mutant[index] = replacements.randomElement(using: &random) ?? ""
            }
            let bytes = Array(mutant.joined(separator: "\n").utf8)
            expectSound(Compiled(bytes, file: "Mutant.intentdefinition"), lines: UInt32(lines.count), "seed \(seed)")
        }
    }

    private static func definition(_ name: String) throws -> [UInt8] {
        let url = PackageFolder.root.appendingPathComponent("Definitions/\(name).intentdefinition")
        return [UInt8](try Data(contentsOf: url))
    }

    /// Expects files or errors, not both, and each diagnostic in a line of the file.
    private func expectSound(_ compiled: Compiled, lines: UInt32, _ comment: Comment) {
        #expect(compiled.files.isEmpty != compiled.errors.isEmpty, comment)
        for diagnostic in compiled.diagnostics {
            let line = diagnostic.location.position?.line ?? 0
            #expect((1...lines).contains(line), comment)
        }
    }
}
