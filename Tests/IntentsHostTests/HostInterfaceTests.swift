import Foundation
import Intents
import IntentsHost
import PortableForm
import Testing

/// Uses the API of `IntentsHost` in `Documentation/running-intents.md` as an app that embeds it does. A name that is
/// missing or has another type doesn't compile.
@Suite("The interface of the host")
struct HostInterfaceTests {
    private static let intents = LatestArticleDefinition.intents + StartWorkoutDefinition.intents

    /// A configuration in which every property is set.
    private func configuration() -> IntentHostConfiguration {
        var configuration = IntentHostConfiguration(intents: Self.intents, handlers: .extension(INExtension()))
        configuration.handlers = .mainActorHandlers { _ in nil }
        configuration.handlers = .handlers { _ in ArticleHandler() }
        configuration.continuation = IntentContinuation { _ in true }
        configuration.applicationIdentifier = "example"
        configuration.applicationNames = ["Reader"]
        configuration.vocabulary = IntentVocabulary(
            parameterTerms: [.init(parameters: ["A.b"], terms: [.init(identifier: "c", phrase: "d")])],
            examples: [.init(intent: "LatestArticleIntent", phrases: ["Read to me with Reader"])]
        )
        configuration.locale = Locale(identifier: "en_US")
        configuration.timeZone = .gmt
        configuration.phrases.yes = "Yes"
        configuration.translations = [BundleTranslations(bundle: .main, table: "Texts"), ["wTitle": "Wasser"]]
        configuration.showsResponses = false
        configuration.limits = IntentLimits(each: .seconds(600))
        configuration.limits.rounds = 8
        configuration.clock = ContinuousClock()
        return configuration
    }

    @Test("a host runs an intent, and returns all details")
    func running() async {
        let dialogue = ScriptedDialogue([])
        let host = IntentHost(configuration())
        let run: IntentRun = await host.run(LatestArticleIntent(), in: dialogue)
        #expect(run.ending == .succeeded && run.error == nil && run.userActivity == nil)
        #expect(run.response is LatestArticleIntentResponse && run.interaction?.intentHandlingStatus == .success)
        #expect(run.text == dialogue.statements.last && dialogue.questions.isEmpty)
        #expect(!run.trace.json().isEmpty && run.trace.steps.last?.kind == .statement)
        let opened: IntentRun = await host.openApp(after: run)
        #expect(opened.ending == .continuedInApp)
    }

    @Test("a host understands phrases")
    func phrases() async throws {
        let host = IntentHost(configuration())
        let request: IntentRequest = try await host.request(for: "read to me")
        #expect(request.intent is LatestArticleIntent && request.source == .sentence && request.phrase == "read to me")
        let run: IntentRun = try await host.run(phrase: "Reader, read to me", in: ScriptedDialogue())
        #expect(run.hasSucceeded)
        let error = await #expect(throws: IntentPhraseError.self) { try await host.request(for: "write to me") }
        #expect(error?.reasons.count == 1 && error?.phrase == "write to me")
    }

    @Test("a store keeps donations, phrases, suggestions and relevant shortcuts, and can be looked into")
    func storing() async throws {
        let system = SQLiteIntentSystem.inMemory(intents: Self.intents)
        try await IntentEnvironment.withSystem(system) {
            let shortcut = try #require(INShortcut(intent: LatestArticleIntent()))
            try await INInteraction(intent: LatestArticleIntent(), response: nil).donate()
            INVoiceShortcutCenter.shared.setShortcutSuggestions([shortcut])
            try await INRelevantShortcutStore.default.setRelevantShortcuts([INRelevantShortcut(shortcut: shortcut)])
            let donations: [Donation] = try await system.donations()
            let predictions: [Prediction] = try await system.predictions()
            let suggestions: [INShortcut] = try await system.shortcutSuggestions()
            let relevant: [INRelevantShortcut] = try await system.relevantShortcuts()
            let ranking: RelevanceRanking = try await system.rankedRelevantShortcuts(
                in: RelevanceContext(date: Date(), place: nil, situations: [.home])
            )
            let matches: PhraseMatches = try await system.shortcuts(forPhrase: "latest")
            #expect(donations.count == 1 && predictions.count == 1 && suggestions == [shortcut])
            #expect(relevant.count == 1 && ranking.items.count == 1 && ranking.warnings.isEmpty)
            #expect(matches.best == nil && !matches.isTied)
        }
        await system.close()
    }

    @Test("dialogues are a protocol, a terminal and a script")
    func dialogues() {
        let dialogues: [any IntentDialogue] = [TerminalDialogue(), ScriptedDialogue([])]
        #expect(dialogues.count == 2)
        let resolver: any IntentPhraseResolver = SQLiteIntentSystem.inMemory(intents: Self.intents)
        #expect(resolver is any IntentSystem)
    }
}
