import Basics
import Testing

@testable import DefinitionChecks

@Suite struct RuleRegistryTests {
    @Test("each id has the description that names it", arguments: Diagnostic.ID.allCases)
    func descriptions(id: Diagnostic.ID) {
        #expect(RuleRegistry.description(of: id).id == id)
    }

    @Test(
        "ids are lower-case words joined by hyphens, and their cases the same words",
        arguments: Diagnostic.ID.allCases
    )
    func ids(id: Diagnostic.ID) {
        #expect(id.rawValue.wholeMatch(of: #/[a-z0-9]+(-[a-z0-9]+)*/#) != nil)
        #expect("\(id)".lowercased() == id.rawValue.filter { $0 != "-" })
    }

    @Test("summaries are one line without a full stop, and texts end with one")
    func texts() {
        for description in RuleRegistry.descriptions {
            let id = description.id.rawValue
            #expect(!description.summary.hasSuffix("."), "'\(id)'")
            #expect(!description.summary.contains("\n"), "'\(id)'")
            let explanation = description.explanation
            for text in [explanation.trigger, explanation.importance, explanation.remedy] {
                #expect(text.hasSuffix("."), "'\(id)': \(text)")
            }
        }
    }
}
