import Intents
import Testing

@Suite("The vocabulary of an app")
struct VocabularyTests {
    private let system = MemoryIntentSystem()

    private func words(_ type: INVocabularyStringType) -> [String]? {
        system.contents.vocabulary[type]?.map(\.spokenPhrase)
    }

    @Test("the words of a type are replaced, and keep their order")
    func strings() {
        IntentEnvironment.withSystem(system) {
            let vocabulary = INVocabulary.shared()
            vocabulary.setVocabularyStrings(["Morning", "Evening"], of: .mediaPlaylistTitle)
            vocabulary.setVocabularyStrings(NSOrderedSet(array: [NSString("Run")]), of: .workoutActivityName)
            vocabulary.setVocabularyStrings(["Evening", "Night"], of: .mediaPlaylistTitle)
        }
        #expect(words(.mediaPlaylistTitle) == ["Evening", "Night"])
        #expect(words(.workoutActivityName) == ["Run"])
    }

    @Test("words have hints and identifiers, and anything else is left out")
    func speakables() {
        let word = INSpeakableString(vocabularyIdentifier: "m", spokenPhrase: "Morning", pronunciationHint: "morn")
        IntentEnvironment.withSystem(system) {
            let words = NSOrderedSet(array: [word, INObject(identifier: "o", display: "Evening"), NSNumber(value: 1)])
            INVocabulary.shared().setVocabulary(words, of: .mediaPlaylistTitle)
        }
        let kept = system.contents.vocabulary[.mediaPlaylistTitle]
        #expect(kept?.first == word)
        #expect(kept?.map(\.vocabularyIdentifier) == ["m", "o"])
    }

    @Test("all words are removed at once")
    func removal() {
        IntentEnvironment.withSystem(system) {
            INVocabulary.shared().setVocabularyStrings(["Run"], of: .workoutActivityName)
            INVocabulary.shared().removeAllVocabularyStrings()
        }
        #expect(system.contents.vocabulary.isEmpty)
    }
}
