import Foundation
import Intents
import PortableForm
import Testing

@testable import IntentsHost

@Suite struct VoiceShortcutTests {
    @Test("voice shortcuts are given in the order in which they were added, through the center too")
    func order() async throws {
        try await withStore { store in
            let first = try await store.system().addVoiceShortcut("Go", workout(.run))
            let second = try await store.system().addVoiceShortcut("News", LatestArticleIntent())
            let system = store.system()
            let all = try await IntentEnvironment.withSystem(system) {
                try await UncheckedBox(INVoiceShortcutCenter.shared.allVoiceShortcuts())
            }
            #expect(all.value == [first, second])
            #expect(all.value.map(\.invocationPhrase) == ["Go", "News"])
            #expect(all.value.first?.shortcut == .intent(workout(.run)))
        }
    }

    @Test("a voice shortcut gets another phrase and keeps its place")
    func updated() async throws {
        try await withStore { store in
            let system = store.system()
            let first = try await system.addVoiceShortcut("Go", workout(.run))
            _ = try await system.addVoiceShortcut("News", LatestArticleIntent())
            let updated = try await result {
                system.updateVoiceShortcut(with: first.identifier, phrase: "Run", completion: $0)
            }
            #expect(updated.identifier == first.identifier)
            #expect(updated.invocationPhrase == "Run")
            #expect(try await system.voiceShortcuts().map(\.invocationPhrase) == ["Run", "News"])
        }
    }

    @Test("a deleted voice shortcut is gone, and deleting it again fails")
    func deleted() async throws {
        try await withStore { store in
            let system = store.system()
            let added = try await system.addVoiceShortcut("Go", workout(.run))
            try await result { system.deleteVoiceShortcut(with: added.identifier, completion: $0) }
            #expect(try await system.voiceShortcuts().isEmpty)
            let error = await #expect(throws: INIntentError.self) {
                try await result { system.deleteVoiceShortcut(with: added.identifier, completion: $0) }
            }
            #expect(error?.code == .voiceShortcutDeleteFailed)
        }
    }

    @Test("changing a voice shortcut that is not there fails, and the requests beside it do not")
    func missing() async throws {
        try await withStore { store in
            let system = store.system()
            system.setShortcutSuggestions([.intent(workout(.swim))])
            let error = await #expect(throws: INIntentError.self) {
                try await result { system.updateVoiceShortcut(with: UUID(), phrase: "Run", completion: $0) }
            }
            #expect(error?.code == .voiceShortcutGetFailed)
            let suggestions = try await system.shortcutSuggestions()
            #expect(suggestions == [.intent(workout(.swim))])
        }
    }

    @Test("an inaudible phrase is refused", arguments: ["", "  ", "?!", "\u{200B}\u{AD}…"])
    func silentPhrase(phrase: String) async throws {
        try await withStore { store in
            let system = store.system()
            let error = await #expect(throws: INIntentError.self) {
                try await system.addVoiceShortcut(phrase, workout(.run))
            }
            let added = try await system.voiceShortcuts()
            #expect(error?.code == .voiceShortcutCreationFailed)
            #expect(added.isEmpty)
        }
    }

    @Test("suggestions are replaced and cleared, and leave voice shortcuts alone")
    func suggestions() async throws {
        try await withStore { store in
            let system = store.system()
            _ = try await system.addVoiceShortcut("Go", workout(.run))
            system.setShortcutSuggestions([.intent(workout(.run)), .intent(LatestArticleIntent())])
            system.setShortcutSuggestions([.intent(LatestArticleIntent()), .intent(workout(.swim))])
            #expect(
                try await system.shortcutSuggestions() == [.intent(LatestArticleIntent()), .intent(workout(.swim))]
            )
            system.setShortcutSuggestions([])
            #expect(try await system.shortcutSuggestions().isEmpty)
            #expect(try await system.voiceShortcuts().count == 1)
        }
    }

    @Test("the user's answer to the host's question is remembered")
    func authorization() async throws {
        var options = SQLiteIntentSystem.Options()
        options.authorize = { .denied }
        try await withStore(options: options) { store in
            let system = store.system()
            #expect(system.siriAuthorizationStatus == .notDetermined)
            let answer = try await result { system.requestSiriAuthorization(completion: $0) }
            #expect(answer == .denied)
            #expect(store.system().siriAuthorizationStatus == .denied)
        }
    }
}
