import Foundation
import Intents
import StartWorkoutIntents
import Testing

/// The workout app of the document.
enum Workouts {
    /// Where the fitness center is.
    static let gym = CLLocationCoordinate2D(latitude: 37.336_971, longitude: -122.013_050)

    /// The document's region: its radius is 10 cm.
    static var gymHint: INLocationRelevanceProvider { location("Fitness Center", radius: 0.1) }

    static func location(_ name: String, radius: CLLocationDistance) -> INLocationRelevanceProvider {
        INLocationRelevanceProvider(region: CLCircularRegion(center: gym, radius: radius, identifier: name))
    }

    static func intent(_ kind: WorkoutKind) -> StartWorkoutIntent {
        let intent = StartWorkoutIntent()
        intent.kind = kind
        return intent
    }

    static func relevantShortcut(_ kind: WorkoutKind, _ hints: INRelevanceProvider...) throws -> INRelevantShortcut {
        let shortcut = INRelevantShortcut(shortcut: try #require(INShortcut(intent: intent(kind))))
        shortcut.relevanceProviders = hints
        return shortcut
    }
}

extension Device {
    /// Sets relevant shortcuts as an app does.
    nonisolated(nonsending) func set(_ shortcuts: INRelevantShortcut...) async throws {
        try await run { try await INRelevantShortcutStore.default.setRelevantShortcuts(shortcuts) }
    }
}
