import Intents
import Testing

@testable import IntentsHost

@Suite("The tables of sentences") struct SentenceTableTests {
    private static let classes = Dictionary(
        uniqueKeysWithValues: (SystemFamily.intents + [INStartAudioCallIntent.self, INStartVideoCallIntent.self])
            .map { ("\($0)", $0) }
    )

    @Test("each place for a value is a parameter", arguments: PhraseLanguage.all.map(\.code))
    func paths(code: String) throws {
        let language = PhraseLanguage(of: Locale(identifier: code))
        for rule in language.grammar.rules {
            let parts = try rule.intents.map { name in
                try #require(Self.classes[name].flatMap { IntentParts($0) }, "\(code): \(name)")
            }
            for path in Set((rule.sentences + rule.parts).flatMap(\.paths)) {
                #expect(parts.contains { $0.type(of: path) != nil }, "\(code): \(rule.intents) \(path)")
            }
        }
    }

    @Test("each value that a sentence sets is one of its parameter", arguments: PhraseLanguage.all.map(\.code))
    func settings(code: String) throws {
        let language = PhraseLanguage(of: Locale(identifier: code))
        for rule in language.grammar.rules {
            for (path, value) in (rule.sentences + rule.parts).flatMap(\.settings) {
                let isSet = rule.intents.compactMap { Self.classes[$0].flatMap { IntentParts($0) } }.contains { parts in
                    let binding = SentenceBinding(path: path, value: .name(value))
                    return "\(RequestText(parts.intent(with: [binding])))" != parts.name
                }
                #expect(isSet, "\(code): \(rule.intents) \(path)=\(value)")
            }
        }
    }

    @Test("each language has sentences for each intent", arguments: PhraseLanguage.all.map(\.code))
    func complete(code: String) {
        let language = PhraseLanguage(of: Locale(identifier: code))
        #expect(Set(language.grammar.rules.flatMap(\.intents)) == Set(Self.classes.keys))
    }

    @Test("each language has the groups of words that the host looks for", arguments: PhraseLanguage.all.map(\.code))
    func groups(code: String) {
        let language = PhraseLanguage(of: Locale(identifier: code))
        for name in ["the", "before", "after", "with", "ask", "to", "text"] {
            #expect(!language.grammar.group(name).wordings.isEmpty, "\(code): \(name)")
        }
    }
}

extension SentencePattern {
    /// The values that the pattern sets.
    fileprivate var settings: [(String, String)] {
        switch self {
        case .word, .app, .slot: []
        case .sequence(let parts), .choice(let parts), .anyOrder(let parts): parts.flatMap(\.settings)
        case .setting(let path, let value): [(path, value)]
        }
    }
}
