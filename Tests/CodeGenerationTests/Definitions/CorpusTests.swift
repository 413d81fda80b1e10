import Basics
import CodeGeneration
import IntentInterface
import TestSupport
import Testing

@Suite("Real definitions", .needsCorpus)
struct CorpusTests {
    @Test(
        "without an error each generates Swift that Apple's declarations accept, without a warning",
        .needsAppleInterfaces,
        arguments: Corpus.definitions
    )
    func typeChecks(file: Corpus.File) throws {
        let compiled = Compiled(try file.bytes(), file: file.path)
        guard compiled.errors.isEmpty, !compiled.files.isEmpty else { return }
        try compiled.expectToTypeCheck()
    }

    @Test(
        "without an error each generates universal Swift that the portable modules accept, without a warning",
        .needsPortableModules,
        arguments: Corpus.sample(of: 20)
    )
    func typeChecksPortably(file: Corpus.File) throws {
        let compiled = Compiled(try file.bytes(), file: file.path, dialect: .universal)
        guard compiled.errors.isEmpty, !compiled.files.isEmpty else { return }
        try compiled.expectToTypeCheckPortably()
    }

    @Test("each has exactly the recorded diagnostics")
    func diagnostics() throws {
        var lines = ["path\tseverity\tid\tline\tcolumn"]
        for file in Corpus.definitions {
            for diagnostic in Compiled(try file.bytes(), file: file.path).diagnostics {
                let position = diagnostic.location.position
                let place = position.map { "\($0.line)\t\($0.column)" } ?? "\t"
                lines.append("\(file.path)\t\(diagnostic.severity.rawValue)\t\(diagnostic.id.rawValue)\t\(place)")
            }
        }
        try Golden.expect(lines.joined(separator: "\n") + "\n", matches: "corpus-diagnostics.tsv")
    }

    @Test("a definition with errors generates nothing, and one without generates its custom intents")
    func allOrNothing() throws {
        for file in Corpus.definitions {
            let compiled = Compiled(try file.bytes(), file: file.path)
            #expect(compiled.errors.isEmpty || compiled.files.isEmpty, "\(file.path)")
        }
    }
}
