import TestSupport
import Testing

@Suite("the corpus")
struct CorpusTests {
    @Test("is listed in order, with paths below its folder", .needsCorpus)
    func listing() throws {
        let paths = Corpus.definitions.map(\.path)
        #expect(!paths.isEmpty)
        #expect(paths == paths.sorted())
        #expect(paths.allSatisfy { !$0.hasPrefix("/") && $0.hasSuffix(".intentdefinition") })
        #expect(try !#require(Corpus.definitions.first).bytes().isEmpty)
    }
}
