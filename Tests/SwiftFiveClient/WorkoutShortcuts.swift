import Intents
import StartWorkoutIntents

/// Says when a workout is of use.
package func setWorkoutShortcuts(near place: CLLocationCoordinate2D, completion: @escaping (String) -> Void) {
    var shortcuts: [INRelevantShortcut] = []
    let intent = StartWorkoutIntent()
    intent.kind = .run
    if let shortcut = INShortcut(intent: intent) {
        let relevant = INRelevantShortcut(shortcut: shortcut)
        relevant.shortcutRole = INRelevantShortcutRole.action
        let region = CLCircularRegion(center: place, radius: 0.1, identifier: "Fitness Center")
        relevant.relevanceProviders = [INLocationRelevanceProvider(region: region)]
        shortcuts.append(relevant)
    }
    INRelevantShortcutStore.default.setRelevantShortcuts(shortcuts) { (error) in
        if let error = error {
            completion("failed: \(error)")
        } else {
            completion("set")
        }
    }
}
