import Intents
import PortableForm
import Testing

@Suite("Shortcuts")
struct ShortcutTests {
    /// An intent that people can set up, and that fills no combination.
    final class ConfigurableIntent: INIntent {
        override class var intentMetadata: IntentMetadata? {
            var facts = IntentMetadataBuilder<ConfigurableIntent>("Configurable")
            facts.traits([.configurable])
            return facts.metadata
        }
    }

    /// An intent without a title.
    final class UntitledIntent: INIntent {
        override class var intentMetadata: IntentMetadata? {
            var facts = IntentMetadataBuilder<UntitledIntent>("Untitled")
            facts.title("")
            facts.combination([])
            return facts.metadata
        }
    }

    /// An intent without combinations.
    final class BareIntent: INIntent {
        override class var intentMetadata: IntentMetadata? {
            var facts = IntentMetadataBuilder<BareIntent>("Bare")
            facts.title("Bare")
            return facts.metadata
        }
    }

    private static func workout(_ kind: WorkoutKind, minutes: Int?) -> StartWorkoutIntent {
        let intent = StartWorkoutIntent()
        intent.kind = kind
        intent.minutes = minutes.map(NSNumber.init(value:))
        return intent
    }

    @Test("an intent that fills a combination, the empty one too, or that people can set up, is a shortcut")
    func valid() {
        #expect(INShortcut(intent: LatestArticleIntent()) != nil)
        #expect(INShortcut(intent: Self.workout(.run, minutes: nil)) != nil)
        #expect(INShortcut(intent: Self.workout(.run, minutes: 5)) != nil)
        #expect(INShortcut(intent: ConfigurableIntent()) != nil)
        #expect(INShortcutReference(intent: LatestArticleIntent()) != nil)
    }

    @Test(
        "any other intent isn't a shortcut, and one line reports the reason",
        arguments: [
            (INIntent.self, "doesn't have a definition"), (UntitledIntent.self, "doesn't have a title"),
            (BareIntent.self, "doesn't have a parameter combination"),
            (StartWorkoutIntent.self, "'kind' or 'kind, minutes'"),
        ] as [(INIntent.Type, String)]
    )
    func invalid(type: INIntent.Type, reason: String) {
        let system = MemoryIntentSystem()
        IntentEnvironment.withSystem(system) {
            #expect(INShortcut(intent: type.init()) == nil)
        }
        #expect(system.contents.reports.count == 1)
        #expect(system.contents.reports.first?.contains(reason) == true)
    }

    @Test("the case zero of an enum fills no combination")
    func unknownCase() {
        IntentEnvironment.withSystem(MemoryIntentSystem()) {
            #expect(INShortcut(intent: Self.workout(.unknown, minutes: 5)) == nil)
        }
    }

    @Test("a shortcut holds a copy of the intent; the case does not check it")
    func copies() throws {
        let intent = Self.workout(.run, minutes: 5)
        let shortcut = try #require(INShortcut(intent: intent))
        intent.minutes = 6
        #expect((shortcut.intent as? StartWorkoutIntent)?.minutes == 5)
        #expect(shortcut.userActivity == nil)
        let unchecked = INShortcut.intent(INIntent())
        #expect(unchecked.hashValue == INShortcut.intent(INIntent()).hashValue)
    }

    @Test("shortcuts are equal if their intents or activities are")
    func equality() {
        let run = INShortcut(intent: Self.workout(.run, minutes: 5))
        #expect(run == INShortcut(intent: Self.workout(.run, minutes: 5)))
        #expect(run != INShortcut(intent: Self.workout(.swim, minutes: 5)))
        let activity = INShortcut(userActivity: NSUserActivity(activityType: "a"))
        #expect(activity == INShortcut(userActivity: NSUserActivity(activityType: "a")))
        #expect(activity != run)
        #expect("\(activity)" == "userActivity: a")
        #expect("\(INShortcut.intent(LatestArticleIntent()))" == "intent: LatestArticleIntent")
    }
}
