import Foundation
import Intents
import PortableForm
import Testing

@testable import IntentsHost

@Suite struct PhraseTests {
    @Test(
        "phrases that sound the same are equal",
        arguments: [
            ("Lookup JD", "lookup jd"), ("Look,  up\tJD!", " look up jd "), ("STRASSE", "straße"), ("ΟΔΟΣ", "οδος"),
            ("ﬁnd café", "Find Cafe\u{301}"), ("Ｓｉｒｉ　４２", "siri 42"), ("what’s up?", "whats up"),
            ("Zu\u{AD}gang", "zugang"), ("①", "1"), ("ẞ", "ss"), ("“Go”", "go"), ("¡Ándale!", "ÁNDALE"), ("ｶﾞ", "ガ"),
            ("dz", "Ǆ".precomposedStringWithCompatibilityMapping.replacingOccurrences(of: "Ž", with: "Z")),
            ("a\u{2028}b\u{A0}c", "a b c"), ("go\u{200D}ne", "gone"), ("İstanbul", "i\u{307}stanbul"),
        ]
    )
    func equal(left: String, right: String) {
        #expect(Phrase(left) == Phrase(right))
    }

    @Test(
        "phrases that differ stay different",
        arguments: [
            ("resume", "résumé"), ("go", "go home"), ("go home", "gohome"), ("ı", "i"), ("1 + 1", "1 1"), ("🙂", "🙃"),
            ("日本", "日 本"),
        ]
    )
    func different(left: String, right: String) {
        #expect(Phrase(left) != Phrase(right))
    }

    @Test("normalising again changes nothing", arguments: SeededPhrases.all)
    func idempotent(text: String) {
        let once = Phrase(text)
        #expect(Phrase(once.normalized) == once)
    }

    @Test("a long text is normalised in one go", arguments: ["a", "É", "ß", " x", "ﬁ", "ガ"])
    func long(piece: String) {
        let text = String(repeating: piece, count: 200_000)
        #expect(Phrase(text).normalized.unicodeScalars.count >= 200_000)
    }

    private func voiceShortcut(_ phrase: String, _ kind: WorkoutKind) -> INVoiceShortcut {
        INVoiceShortcut(identifier: UUID(), invocationPhrase: phrase, shortcut: .intent(workout(kind)))
    }

    @Test("only the whole phrase matches")
    func exact() {
        let own = [voiceShortcut("Go run", .run), voiceShortcut("Go", .swim)]
        #expect(PhraseMatches("go!", in: own).best?.voiceShortcut == own[1])
        #expect(PhraseMatches("go run now", in: own).best == nil)
        #expect(PhraseMatches("", in: own).all.isEmpty)
        #expect(PhraseMatches("…", in: own + [voiceShortcut("…", .run)]).all.isEmpty)
    }

    @Test("of several with one phrase, the one that was added last comes first")
    func ties() {
        let own = [voiceShortcut("Go", .run), voiceShortcut("Stop", .cycle), voiceShortcut("GO!", .swim)]
        let matches = PhraseMatches("go", in: own)
        #expect(matches.isTied)
        #expect(matches.all.map(\.voiceShortcut) == [own[2], own[0]])
        #expect(matches.voiceShortcuts == [own[2], own[0]])
        #expect(!PhraseMatches("stop", in: own).isTied)
    }

    @Test("a suggested phrase counts only when asked for, and after the user's")
    func suggested() async throws {
        try await withStore { store in
            let system = store.system()
            let suggestion = LatestArticleIntent()
            suggestion.suggestedInvocationPhrase = "Lookup JD"
            system.setShortcutSuggestions([.intent(suggestion)])

            #expect(try await system.shortcuts(forPhrase: "lookup jd").all.isEmpty)
            let suggested = try await system.shortcuts(forPhrase: "lookup jd", includingSuggestions: true)
            #expect(suggested.best?.shortcut == .intent(LatestArticleIntent()))
            #expect(suggested.best?.voiceShortcut == nil)
            #expect(suggested.voiceShortcuts.isEmpty)

            let added = try await system.addVoiceShortcut("Lookup JD", workout(.run))
            let own = try await system.shortcuts(forPhrase: "lookup jd", includingSuggestions: true)
            #expect(own.all.map(\.voiceShortcut) == [added])
            #expect(store.reports.isEmpty)
        }
    }

    @Test("a tie is reported")
    func reportedTie() async throws {
        try await withStore { store in
            let system = store.system()
            _ = try await system.addVoiceShortcut("Go", workout(.run))
            let last = try await system.addVoiceShortcut("go", workout(.swim))
            #expect(try await system.shortcuts(forPhrase: "GO").best?.voiceShortcut == last)
            #expect(store.reports == ["2 shortcuts have the phrase 'GO'; the one added last is used"])
        }
    }
}
