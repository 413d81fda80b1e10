import Intents
import Testing

@Suite("Relevant shortcuts")
struct RelevantShortcutTests {
    @Test("a relevant shortcut is an action without hints at first")
    func defaults() {
        let shortcut = INRelevantShortcut(shortcut: .intent(ValueTests.workout(minutes: 5)))
        #expect(shortcut.shortcutRole == .action)
        #expect(shortcut.relevanceProviders.isEmpty)
        #expect(shortcut.watchTemplate == nil)
        #expect(shortcut.widgetKind == nil)
    }

    @Test("setting the list replaces it by copies; an empty list deletes it")
    func replacement() async throws {
        let system = MemoryIntentSystem()
        try await IntentEnvironment.withSystem(system) {
            let shortcut = ValueTests.relevantShortcut(.information)
            try await INRelevantShortcutStore.default.setRelevantShortcuts([shortcut, shortcut])
            shortcut.shortcutRole = .action
            #expect(system.contents.relevantShortcuts.map(\.shortcutRole) == [.information, .information])
            try await INRelevantShortcutStore.default.setRelevantShortcuts([shortcut])
            #expect(system.contents.relevantShortcuts == [shortcut])
            try await INRelevantShortcutStore.default.setRelevantShortcuts([])
        }
        #expect(system.contents.relevantShortcuts.isEmpty)
    }

    @Test("a card and a region are copied when they are set")
    func copies() {
        let card = INDefaultCardTemplate(title: "a")
        let shortcut = ValueTests.relevantShortcut(.action)
        shortcut.watchTemplate = card
        card.title = "b"
        #expect(shortcut.watchTemplate?.title == "a")
        let region = ValueTests.region(radius: 5)
        let provider = INLocationRelevanceProvider(region: region)
        region.notifyOnEntry = false
        #expect(provider.region.notifyOnEntry)
    }

    @Test("the situations have the raw values that Apple's have")
    func situations() {
        let situations = INDailyRoutineRelevanceProvider.Situation.all
        #expect(situations.map(\.rawValue) == Array(0...9))
        #expect(INDailyRoutineRelevanceProvider.Situation.physicalActivityIncomplete.rawValue == 9)
        #expect(INDailyRoutineRelevanceProvider.Situation.gym.rawValue == 5)
    }
}
