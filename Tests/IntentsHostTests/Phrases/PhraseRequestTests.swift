import Foundation
import Intents
import PortableForm
import Testing

@testable import IntentsHost

/// A handler of every intent that it is asked for. Its methods aren't called.
private final class AnyHandler: NSObject, INStartWorkoutIntentHandling, INSendMessageIntentHandling,
    INEndWorkoutIntentHandling
{}

/// A handler that needs the name of a workout.
private final class WorkoutNameHandler: NSObject, INStartWorkoutIntentHandling {
    func resolveWorkoutName(for intent: INStartWorkoutIntent) async -> INSpeakableStringResolutionResult {
        intent.workoutName.map { .success(with: $0) } ?? .needsValue()
    }

    func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
        INStartWorkoutIntentResponse(code: .success, userActivity: nil)
    }
}

@Suite("Requests by phrases") struct PhraseRequestTests {
    private func host(
        _ intents: [INIntent.Type] = [INStartWorkoutIntent.self, INSendMessageIntent.self],
        _ change: (inout IntentHostConfiguration) -> Void = { _ in }
    ) -> IntentHost {
        var configuration = IntentHostConfiguration(intents: intents, handlers: .handlers { _ in AnyHandler() })
        configuration.locale = Locale(identifier: "en_US")
        configuration.applicationNames = ["Runner", "Run Runner Run"]
        configuration.vocabulary = IntentVocabulary(
            parameterTerms: [
                .init(
                    parameters: ["INStartWorkoutIntent.workoutName"],
                    terms: [.init(identifier: "climb", phrase: "hill climb", pronunciation: "hil klime")]
                )
            ]
        )
        change(&configuration)
        return IntentHost(configuration)
    }

    private func request(
        _ phrase: String,
        _ host: IntentHost? = nil,
        of system: any IntentSystem = MemoryIntentSystem()
    )
        async throws -> IntentRequest
    {
        try await IntentEnvironment.withSystem(system) { try await (host ?? self.host()).request(for: phrase) }
    }

    private func reasons(_ phrase: String, _ host: IntentHost? = nil) async -> [String] {
        await #expect(throws: IntentPhraseError.self) { try await request(phrase, host) }?.reasons ?? []
    }

    @Test(
        "a term has its identifier and hint, wherever the app is named",
        arguments: [
            "start my hill climb with Runner", "Runner, start my hill climb", "using Runner start a hill-climb",
            "ask Runner to start the hill climb", "please start my Hill Climb in run runner run", "start my hill climb",
            "Hey Siri, start my hill climb in Runner, please",
        ]
    )
    func term(phrase: String) async throws {
        let request = try await request(phrase)
        #expect(request.source == .sentence)
        let name = (request.intent as? INStartWorkoutIntent)?.workoutName
        #expect(
            name
                == INSpeakableString(
                    vocabularyIdentifier: "climb",
                    spokenPhrase: "hill climb",
                    pronunciationHint: "hil klime"
                )
        )
    }

    @Test("a term for one system intent counts for the others with the parameter")
    func sharedTerm() async throws {
        let request = try await request("finish my hill climb", host([INEndWorkoutIntent.self]))
        #expect((request.intent as? INEndWorkoutIntent)?.workoutName?.vocabularyIdentifier == "climb")
    }

    @Test("the user's words come before the app's")
    func precedence() async throws {
        let system = SQLiteIntentSystem.inMemory(intents: [])
        for system in [MemoryIntentSystem(), system] as [any IntentSystem] {
            let words = [
                INSpeakableString(vocabularyIdentifier: "mine", spokenPhrase: "Hill Climb", pronunciationHint: nil),
                INSpeakableString(spokenPhrase: "Alpe"),
            ]
            system.setVocabulary(words, of: .workoutActivityName)
            let own = try await request("start my hill climb", of: system).intent as? INStartWorkoutIntent
            #expect(own?.workoutName?.vocabularyIdentifier == "mine")
            let other = try await request("start my alpe", of: system).intent as? INStartWorkoutIntent
            #expect(other?.workoutName?.spokenPhrase == "Alpe")
        }
        await system.close()
    }

    @Test("the user's words name people and groups")
    func people() async throws {
        let system = MemoryIntentSystem()
        system.setVocabulary([INSpeakableString(spokenPhrase: "Anna van der Berg")], of: .contactName)
        let request = try await request("tell Anna van der Berg hello world", of: system)
        let intent = try #require(request.intent as? INSendMessageIntent)
        #expect(intent.recipients?.map(\.displayName) == ["Anna van der Berg"])
        #expect(intent.content == "hello world")
    }

    @Test("an answer is a term too")
    func answer() async throws {
        let host = host { $0.handlers = .handlers { _ in WorkoutNameHandler() } }
        let run = await IntentEnvironment.withSystem(MemoryIntentSystem()) {
            await host.run(INStartWorkoutIntent(), in: ScriptedDialogue(["Hill-Climb"]))
        }
        #expect(run.hasSucceeded, "\(run)")
        let name = (run.intent as? INStartWorkoutIntent)?.workoutName
        #expect(name?.vocabularyIdentifier == "climb" && name?.spokenPhrase == "hill climb")
    }

    @Test("relatives are people, without the possessive", arguments: ["tell my mom I'm late", "tell Mom I'm late"])
    func relative(phrase: String) async throws {
        let intent = try #require(try await request(phrase).intent as? INSendMessageIntent)
        #expect(intent.recipients?.map { $0.displayName.lowercased() } == ["mom"])
        #expect(intent.content == "I'm late")
    }

    @Test("a voice shortcut comes before a sentence, and a suggestion after it")
    func order() async throws {
        let system = MemoryIntentSystem()
        let suggestion = LatestArticleIntent()
        suggestion.suggestedInvocationPhrase = "what's up"
        let hidden = LatestArticleIntent()
        hidden.suggestedInvocationPhrase = "start my hill climb"
        system.setShortcutSuggestions([.intent(suggestion), .intent(hidden)])
        #expect(try await request("what’s up?", of: system).source == .suggestion)
        #expect(try await request("start my hill climb", of: system).source == .sentence)

        _ = try await result {
            system.addVoiceShortcut(.intent(LatestArticleIntent()), phrase: "Start my hill climb", completion: $0)
        }
        let own = try await request("start my hill climb", of: system)
        #expect(own.source == .voiceShortcut && own.intent is LatestArticleIntent)
    }

    @Test("a phrase runs the intent")
    func run() async throws {
        let host = host([LatestArticleIntent.self]) { configuration in
            configuration.handlers = .handlers { _ in ArticleHandler() }
            configuration.vocabulary.examples = [.init(intent: "LatestArticleIntent", phrases: ["what's new"])]
        }
        let run = try await IntentEnvironment.withSystem(MemoryIntentSystem()) {
            try await host.run(phrase: "What's new with Runner?", in: ScriptedDialogue())
        }
        #expect(run.hasSucceeded, "\(run)")
    }

    @Test("an unknown term is a reason that lists the known ones")
    func unknownTerm() async {
        #expect(
            await reasons("start my rumba") == [
                "'rumba' isn't a known value of 'workoutName' of 'INStartWorkoutIntent'; say 'hill climb', or name the app"
            ]
        )
    }

    @Test("words after a request are a reason that quotes them")
    func rest() async {
        let reasons = await reasons("start a workout tomorrow morning")
        #expect(
            reasons == [
                "'start a workout' can be a request of 'INStartWorkoutIntent', but 'tomorrow morning' isn't understood after it"
            ]
        )
    }

    @Test("an intent that the configuration doesn't list is a reason")
    func undeclared() async {
        #expect(
            await reasons("end my workout") == [
                "it is a request of 'INEndWorkoutIntent'; add this class to the configuration's 'intents'"
            ]
        )
    }

    @Test("an intent without a handler is a reason")
    func noHandler() async {
        let host = host([INCancelWorkoutIntent.self])
        #expect(
            await reasons("cancel my workout", host) == [
                "'AnyHandler' doesn't handle 'INCancelWorkoutIntent'; conform to 'INCancelWorkoutIntentHandling'"
            ]
        )
    }

    @Test("another sentence, no words, too many words, and another language are reasons")
    func others() async {
        #expect(await reasons("what is the meaning of life").first?.hasPrefix("it doesn't resemble") == true)
        #expect(await reasons(" …! ") == ["it doesn't contain a word"])
        #expect(await reasons(String(repeating: "go ", count: 61)) == ["it has more than 60 words; say less"])
        let italian = host { $0.locale = Locale(identifier: "it_IT") }
        #expect(
            await reasons("inizia la corsa", italian).first?.hasPrefix(
                "the host has sentences in 'en', 'de', 'fr', 'es', and not in 'it'"
            ) == true
        )
    }

    @Test("a long sentence of the same words is answered soon", arguments: ["and ", "to ", "with runner ", "send "])
    func long(word: String) async {
        _ = try? await request("send a message to " + String(repeating: word, count: 50))
    }
}
