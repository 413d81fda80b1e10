import Intents
import StartWorkoutIntents
import Testing

@Suite("Relevant shortcuts: 'Create a Relevant Shortcut'")
struct CreateRelevantShortcutTests {
    /// An intent that no definition knows.
    private final class UndeclaredIntent: INIntent {}

    @Test("a valid intent makes a shortcut, and that a relevant one")
    func intent() throws {
        let shortcut = try #require(INShortcut(intent: Workouts.intent(.run)))
        let relevant = INRelevantShortcut(shortcut: shortcut)
        #expect(relevant.shortcut == .intent(Workouts.intent(.run)))
        #expect(relevant.relevanceProviders.isEmpty)
    }

    @Test("a user activity makes a shortcut too")
    func activity() {
        let activity = NSUserActivity(activityType: "org.example.workout")
        let relevant = INRelevantShortcut(shortcut: INShortcut(userActivity: activity))
        #expect(relevant.shortcut.userActivity === activity)
    }

    @Test("the object form of a shortcut stands for the same")
    func reference() throws {
        let reference = try #require(INShortcutReference(intent: Workouts.intent(.swim)))
        #expect(reference.shortcut == INShortcut(intent: Workouts.intent(.swim)))
    }

    @Test("an intent that is not valid makes no shortcut, and the reason is told")
    func invalid() async {
        let device = Device()
        await device.run { #expect(INShortcut(intent: UndeclaredIntent()) == nil) }
        #expect(device.reports.count == 1)
        #expect(device.reports.first?.contains("UndeclaredIntent") == true)
    }

    @Test("the role says whether the shortcut acts or informs")
    func role() throws {
        let relevant = try Workouts.relevantShortcut(.run)
        #expect(relevant.shortcutRole == .action)
        relevant.shortcutRole = INRelevantShortcutRole.information
        #expect(relevant.shortcutRole == .information)
    }
}
