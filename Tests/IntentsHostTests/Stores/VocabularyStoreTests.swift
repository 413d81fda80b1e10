import Foundation
import Intents
import PortableForm
import Testing

@testable import IntentsHost

@Suite("The stored vocabulary")
struct VocabularyStoreTests {
    private let word = INSpeakableString(vocabularyIdentifier: "m", spokenPhrase: "Morning", pronunciationHint: "morn")

    @Test("words of a type are kept for the next program, and replaced together")
    func replaced() async throws {
        try await withStore { store in
            let system = store.system()
            system.setVocabulary([word, INSpeakableString(spokenPhrase: "Night")], of: .mediaPlaylistTitle)
            system.setVocabulary([INSpeakableString(spokenPhrase: "Run")], of: .workoutActivityName)
            // Work of one system is done in order, so that its own answer comes after what was set.
            #expect(try await system.vocabulary(of: .mediaPlaylistTitle).count == 2)
            let first = try await store.system().vocabulary(of: .mediaPlaylistTitle).first
            #expect(first == word)
            system.setVocabulary([word], of: .mediaPlaylistTitle)
            let replaced = try await system.vocabulary(of: .mediaPlaylistTitle)
            #expect(replaced == [word])
            #expect(try await system.vocabulary(of: .workoutActivityName).map(\.spokenPhrase) == ["Run"])
            #expect(try await system.vocabulary(of: .carName).isEmpty)
        }
    }

    @Test("removing the vocabulary leaves other settings alone")
    func removed() async throws {
        try await withStore { store in
            let system = store.system()
            _ = try await result { system.requestSiriAuthorization(completion: $0) }
            system.setVocabulary([word], of: .mediaPlaylistTitle)
            system.setVocabulary([word], of: .carName)
            system.removeVocabulary()
            #expect(try await system.vocabulary(of: .mediaPlaylistTitle).isEmpty)
            #expect(try await system.vocabulary(of: .carName).isEmpty)
            #expect(system.siriAuthorizationStatus == .notDetermined)
        }
    }
}
