import Intents
import PortableForm
import Testing

@Suite("Names of parameters")
struct INParameterTests {
    @Test("a key path names a parameter of an intent or a property of a response")
    func keyPath() throws {
        let kind = try #require(INParameter(keyPath: \StartWorkoutIntent.kind))
        #expect(kind.parameterKeyPath == "kind")
        #expect(kind.parameterClass is StartWorkoutIntent.Type)
        let title = try #require(INParameter(keyPath: \LatestArticleIntentResponse.articleTitle))
        #expect(title == INParameter(for: LatestArticleIntentResponse.self, keyPath: "articleTitle"))
    }

    @Test("a key path that no definition knows names nothing")
    func unknownKeyPath() {
        #expect(INParameter(keyPath: \StartWorkoutIntent.suggestedInvocationPhrase) == nil)
        #expect(INParameter(keyPath: \String.count) == nil)
    }

    @Test("equal names are one member of a set")
    func set() {
        let names: Set = [
            INParameter(for: StartWorkoutIntent.self, keyPath: "kind"),
            INParameter(for: StartWorkoutIntent.self, keyPath: "kind"),
            INParameter(for: LatestArticleIntent.self, keyPath: "kind"),
        ]
        #expect(names.count == 2)
    }

    @Test("an index is kept for a part of the path")
    func index() {
        let name = INParameter(for: StartWorkoutIntent.self, keyPath: "kinds.name")
        name.setIndex(3, forSubKeyPath: "kinds")
        #expect(name.index(forSubKeyPath: "kinds") == 3)
        #expect(name.index(forSubKeyPath: "other") == NSNotFound)
    }
}
