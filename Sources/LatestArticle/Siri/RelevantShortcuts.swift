import Intents
import LatestArticleIntents

/// The app's relevant shortcuts: in the morning, on the way, and in the reading room. Each hint has a shortcut of its
/// own, because a shortcut shouldn't have hints of different kinds.
enum RelevantShortcuts {
    static func all() -> [INRelevantShortcut] {
        let readingRoom = CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: 52.5177, longitude: 13.3929),
            radius: 150,
            identifier: "Reading room"
        )
        let hints: [INRelevanceProvider] = [
            INDailyRoutineRelevanceProvider(situation: .morning),
            INDailyRoutineRelevanceProvider(situation: .commute),
            INLocationRelevanceProvider(region: readingRoom),
        ]
        return hints.compactMap(shortcut)
    }

    private static func shortcut(for hint: INRelevanceProvider) -> INRelevantShortcut? {
        guard let shortcut = INShortcut(intent: LatestArticleIntent()) else { return nil }
        let relevant = INRelevantShortcut(shortcut: shortcut)
        relevant.shortcutRole = .information
        relevant.watchTemplate = INDefaultCardTemplate(title: "Latest Article")
        relevant.relevanceProviders = [hint]
        return relevant
    }
}
