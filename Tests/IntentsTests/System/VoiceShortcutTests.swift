import Intents
import PortableForm
import Testing

@Suite("Voice shortcuts and suggestions")
struct VoiceShortcutTests {
    private let system = MemoryIntentSystem()
    private let shortcut = INShortcut.intent(LatestArticleIntent())

    private func added(_ phrase: String) async throws -> INVoiceShortcut {
        try await withCheckedThrowingContinuation { continuation in
            system.addVoiceShortcut(
                shortcut,
                phrase: phrase,
                completion: IntentCompletion { result in
                    continuation.resume(with: UncheckedBox(result).value)
                }
            )
        }
    }

    @Test("the center gives the voice shortcuts, the oldest first, and each by its identifier")
    func reading() async throws {
        let (first, second) = (try await added("Read"), try await added("Tell"))
        try await IntentEnvironment.withSystem(system) {
            let all = try await INVoiceShortcutCenter.shared.allVoiceShortcuts()
            #expect(all == [first, second])
            #expect(all.map(\.invocationPhrase) == ["Read", "Tell"])
            let found = try await INVoiceShortcutCenter.shared.getVoiceShortcut(with: second.identifier)
            #expect(found.shortcut == shortcut)
        }
    }

    @Test("a voice shortcut that is not there is an error with the code 7001")
    func unknown() async {
        await IntentEnvironment.withSystem(system) {
            let error = await #expect(throws: INIntentError.self) {
                try await INVoiceShortcutCenter.shared.getVoiceShortcut(with: UUID())
            }
            #expect(error?.code == .voiceShortcutGetFailed)
        }
    }

    @Test("suggestions are replaced, and touch no voice shortcut")
    func suggestions() async throws {
        _ = try await added("Read")
        IntentEnvironment.withSystem(system) {
            INVoiceShortcutCenter.shared.setShortcutSuggestions([shortcut, .userActivity(ValueTests.activity("a"))])
            #expect(system.contents.suggestions.count == 2)
            INVoiceShortcutCenter.shared.setShortcutSuggestions([])
        }
        #expect(system.contents.suggestions.isEmpty)
        #expect(system.contents.voiceShortcuts.count == 1)
    }
}
