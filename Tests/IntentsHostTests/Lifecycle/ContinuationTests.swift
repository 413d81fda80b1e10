import Intents
import IntentsHost
import PortableForm
import Testing

@Suite("Handing over to the app")
struct ContinuationTests {
    private func run(
        _ response: LatestArticleIntentResponse,
        accepts: Bool = true
    ) async -> (IntentRun, [NSUserActivity]) {
        let activities = Box<[NSUserActivity]>([])
        let host = IntentHost.test(ArticleHandler(handle: { $0(response) })) {
            $0.continuation = IntentContinuation { activity in
                MainActor.preconditionIsolated()
                activities.value.append(activity)
                return accepts
            }
        }
        return (await host.run(LatestArticleIntent(), in: ScriptedDialogue()), activities.value)
    }

    @Test(
        "the app gets an activity that is named after the intent class, with the interaction",
        arguments: [
            (LatestArticleIntentResponseCode.continueInApp, INIntentHandlingStatus.deferredToApplication),
            (.failureRequiringAppLaunch, .failure),
        ]
    )
    func ownActivity(_ code: LatestArticleIntentResponseCode, _ status: INIntentHandlingStatus) async {
        let (run, activities) = await run(.code(code))
        #expect(run.ending == .continuedInApp)
        #expect(activities.map(\.activityType) == ["LatestArticleIntent"])
        #expect(activities.first?.interaction?.intent is LatestArticleIntent)
        #expect(activities.first?.interaction?.intentHandlingStatus == status)
        #expect(run.userActivity === activities.first)
    }

    @Test("the app gets the response's activity, with the interaction")
    func givenActivity() async {
        let activity = NSUserActivity(activityType: "org.example.read")
        activity.userInfo = ["id": 7]
        let (_, activities) = await run(.code(.continueInApp, activity))
        #expect(activities.map(\.activityType) == ["org.example.read"])
        #expect(activities.first?.userInfo?["id"] as? Int == 7)
        #expect(activities.first?.interaction?.intentResponse is LatestArticleIntentResponse)
    }

    @Test("an activity and its interaction do not keep each other alive")
    func lifetime() async {
        weak var activity: NSUserActivity?
        do {
            let (run, _) = await run(.code(.continueInApp))
            activity = run.userActivity
            #expect(activity != nil)
        }
        #expect(activity == nil)
    }

    @Test("an app that does not continue fails the run")
    func refused() async {
        let (run, activities) = await run(.code(.continueInApp), accepts: false)
        #expect(run.ending == .failed)
        #expect(activities.count == 1)
    }

    @Test("without an app the run fails, and says so")
    func noApp() async {
        let handler = ArticleHandler(handle: { $0(.code(.continueInApp)) })
        let run = await IntentHost.test(handler).run(LatestArticleIntent(), in: ScriptedDialogue())
        #expect(run.ending == .failed)
        #expect(
            run.steps(.warning).map(\.text) == ["the app doesn't continue with the activity 'LatestArticleIntent'"]
        )
    }

    @Test("a phrase runs the intent that it stands for")
    func phrase() async throws {
        let resolver = FixedPhrase(shortcut: .intent(LatestArticleIntent()))
        let host = IntentHost.test(ArticleHandler())
        let run = try await host.run(phrase: "News", resolvedBy: resolver, in: ScriptedDialogue())
        #expect(run.text == "The latest article is News")
    }

    @Test("a phrase that stands for nothing is an error that names it")
    func unknownPhrase() async {
        let error = await #expect(throws: INIntentError.self) {
            let host = IntentHost.test(ArticleHandler())
            _ = try await host.run(phrase: "Nonsense", resolvedBy: FixedPhrase(shortcut: nil), in: ScriptedDialogue())
        }
        #expect(error?.localizedDescription == "no shortcut has the phrase 'Nonsense'")
    }

    @Test("a phrase that the user added runs its shortcut from the store")
    func storedPhrase() async throws {
        let system = SQLiteIntentSystem.inMemory(intents: LatestArticleDefinition.intents)
        _ = try await withCheckedThrowingContinuation { continuation in
            system.addVoiceShortcut(
                .intent(LatestArticleIntent()),
                phrase: "Read the news",
                completion: IntentCompletion { continuation.resume(with: $0.map { _ in true }) }
            )
        }
        let host = IntentHost.test(ArticleHandler())
        let run = try await host.run(phrase: "read the news!", resolvedBy: system, in: ScriptedDialogue())
        #expect(run.text == "The latest article is News")
    }

    @Test("a phrase hands the activity that it stands for to the app")
    func phraseOfActivity() async throws {
        let activity = NSUserActivity(activityType: "org.example.read")
        let host = IntentHost.test(ArticleHandler()) {
            $0.continuation = IntentContinuation { $0.activityType == "org.example.read" }
        }
        let resolver = FixedPhrase(shortcut: .userActivity(activity))
        let run = try await host.run(phrase: "Read", resolvedBy: resolver, in: ScriptedDialogue())
        #expect(run.ending == .continuedInApp)
        #expect(run.trace.steps.map(\.kind) == [.handOver])
    }
}

private struct FixedPhrase: IntentPhraseResolver {
    let shortcut: INShortcut?

    nonisolated(nonsending) func shortcut(for phrase: String) async throws -> INShortcut? { shortcut }
}
