import Intents
import IntentsHost
import PortableForm
import Testing

@Suite("Opening the app after a run")
struct OpenAppTests {
    /// Runs the intent, and opens the app after that.
    private func open(after response: LatestArticleIntentResponse) async -> (IntentRun, NSUserActivity?) {
        let opened = Box<NSUserActivity?>(nil)
        let host = IntentHost.test(ArticleHandler(handle: { $0(response) })) {
            $0.continuation = IntentContinuation { activity in
                opened.value = activity
                return true
            }
        }
        let run = await host.run(LatestArticleIntent(), in: ScriptedDialogue())
        #expect(opened.value == nil)
        return (await host.openApp(after: run), opened.value)
    }

    @Test("the app gets the response's activity, with the interaction")
    func givenActivity() async {
        let activity = NSUserActivity(activityType: "org.example.read")
        let (run, opened) = await open(after: .code(.success, activity))
        #expect(run.ending == .continuedInApp)
        #expect(opened?.activityType == "org.example.read")
        #expect(opened?.interaction?.intent is LatestArticleIntent)
        #expect(opened?.interaction?.intentHandlingStatus == .success)
    }

    @Test("without one, or after a failure, the app gets an activity that is named after the intent class")
    func ownActivity() async {
        let (run, opened) = await open(after: .code(.failure))
        #expect(run.ending == .continuedInApp)
        #expect(opened?.activityType == "LatestArticleIntent")
        #expect(opened?.interaction?.intentHandlingStatus == .failure)
    }

    @Test("after an activity, the app gets that again")
    func activity() async {
        let host = IntentHost.test(ArticleHandler()) {
            $0.continuation = IntentContinuation { $0.activityType == "org.example.read" }
        }
        let run = await host.run(NSUserActivity(activityType: "org.example.read"))
        #expect(await host.openApp(after: run).ending == .continuedInApp)
    }
}
