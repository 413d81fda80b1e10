import Foundation
import Intents
import Testing

@Suite("The interface of relevant shortcuts, places and activities")
struct RelevanceInterfaceTests {
    @Test("relevant shortcuts and their store")
    func shortcuts() async throws {
        storable(INRelevantShortcut.self)
        callable(INRelevantShortcut.init(shortcut:), ((INShortcut) -> INRelevantShortcut).self)
        readable(\INRelevantShortcut.shortcut, INShortcut.self)
        settable(\INRelevantShortcut.relevanceProviders, [INRelevanceProvider].self)
        settable(\INRelevantShortcut.watchTemplate, INDefaultCardTemplate?.self)
        settable(\INRelevantShortcut.widgetKind, String?.self)
        settable(\INRelevantShortcut.shortcutRole, INRelevantShortcutRole.self)
        callable(INDefaultCardTemplate.init(title:), ((String) -> INDefaultCardTemplate).self)
        settable(\INDefaultCardTemplate.title, String.self)
        settable(\INDefaultCardTemplate.subtitle, String?.self)
        settable(\INDefaultCardTemplate.image, INImage?.self)
        try await IntentEnvironment.withSystem(MemoryIntentSystem()) {
            try await INRelevantShortcutStore.default.setRelevantShortcuts([])
            await withCheckedContinuation { continuation in
                INRelevantShortcutStore.default.setRelevantShortcuts([]) { error in
                    #expect(error == nil)
                    continuation.resume()
                }
            }
        }
    }

    @Test("providers, with the situations numbered as Apple's")
    func providers() {
        callable(INDateRelevanceProvider.init(start:end:), ((Date, Date?) -> INDateRelevanceProvider).self)
        readable(\INDateRelevanceProvider.startDate, Date.self)
        readable(\INDateRelevanceProvider.endDate, Date?.self)
        callable(INLocationRelevanceProvider.init(region:), ((CLRegion) -> INLocationRelevanceProvider).self)
        readable(\INLocationRelevanceProvider.region, CLRegion.self)
        typealias Situation = INDailyRoutineRelevanceProvider.Situation
        callable(
            INDailyRoutineRelevanceProvider.init(situation:),
            ((Situation) -> INDailyRoutineRelevanceProvider).self
        )
        readable(\INDailyRoutineRelevanceProvider.situation, Situation.self)
        let situations: [Situation] = [
            .morning, .evening, .home, .work, .school, .gym, .commute, .headphonesConnected, .activeWorkout,
            .physicalActivityIncomplete,
        ]
        #expect(situations.map(\.rawValue) == Array(0...9))
    }

    @Test("places")
    func places() {
        #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
        typealias Coordinate = CLLocationCoordinate2D
        callable(
            CLCircularRegion.init(center:radius:identifier:),
            ((Coordinate, CLLocationDistance, String) -> CLCircularRegion).self
        )
        readable(\CLCircularRegion.center, Coordinate.self)
        readable(\CLCircularRegion.radius, CLLocationDistance.self)
        callable(CLCircularRegion.contains, ((CLCircularRegion) -> (Coordinate) -> Bool).self)
        readable(\CLRegion.identifier, String.self)
        settable(\CLRegion.notifyOnEntry, Bool.self)
        settable(\CLRegion.notifyOnExit, Bool.self)
        readable(\CLLocation.coordinate, Coordinate.self)
        readable(\CLLocation.horizontalAccuracy, CLLocationAccuracy.self)
        callable(CLLocation.distance(from:), ((CLLocation) -> (CLLocation) -> CLLocationDistance).self)
        readable(\CLPlacemark.name, String?.self)
        readable(\CLPlacemark.thoroughfare, String?.self)
        readable(\CLPlacemark.locality, String?.self)
        readable(\CLPlacemark.postalCode, String?.self)
        readable(\CLPlacemark.country, String?.self)
        readable(\CLPlacemark.location, CLLocation?.self)
    }

    @Test("activities")
    func activities() {
        callable(NSUserActivity.init(activityType:), ((String) -> NSUserActivity).self)
        readable(\NSUserActivity.activityType, String.self)
        settable(\NSUserActivity.title, String?.self)
        settable(\NSUserActivity.userInfo, [AnyHashable: Any]?.self)
        callable(NSUserActivity.addUserInfoEntries, ((NSUserActivity) -> ([AnyHashable: Any]) -> Void).self)
        settable(\NSUserActivity.requiredUserInfoKeys, Set<String>?.self)
        settable(\NSUserActivity.needsSave, Bool.self)
        settable(\NSUserActivity.webpageURL, URL?.self)
        settable(\NSUserActivity.referrerURL, URL?.self)
        settable(\NSUserActivity.expirationDate, Date?.self)
        settable(\NSUserActivity.keywords, Set<String>.self)
        settable(\NSUserActivity.supportsContinuationStreams, Bool.self)
        settable(\NSUserActivity.delegate, (any NSUserActivityDelegate)?.self)
        settable(\NSUserActivity.targetContentIdentifier, String?.self)
        settable(\NSUserActivity.isEligibleForHandoff, Bool.self)
        settable(\NSUserActivity.isEligibleForSearch, Bool.self)
        settable(\NSUserActivity.isEligibleForPublicIndexing, Bool.self)
        settable(\NSUserActivity.isEligibleForPrediction, Bool.self)
        settable(\NSUserActivity.persistentIdentifier, String?.self)
        settable(\NSUserActivity.suggestedInvocationPhrase, String?.self)
        settable(\NSUserActivity.shortcutAvailability, INShortcutAvailabilityOptions.self)
        readable(\NSUserActivity.interaction, INInteraction?.self)
        callable(NSUserActivity.becomeCurrent, ((NSUserActivity) -> () -> Void).self)
        callable(NSUserActivity.resignCurrent, ((NSUserActivity) -> () -> Void).self)
        callable(NSUserActivity.invalidate, ((NSUserActivity) -> () -> Void).self)
        readable(\NSExtensionContext.intent, INIntent?.self)
    }

    @Test("deleting activities")
    func deletingActivities() async {
        await IntentEnvironment.withSystem(MemoryIntentSystem()) {
            await withCheckedContinuation { continuation in
                NSUserActivity.deleteSavedUserActivities(withPersistentIdentifiers: ["one"]) {
                    NSUserActivity.deleteAllSavedUserActivities { continuation.resume() }
                }
            }
        }
    }

    @Test("preferences, and texts that are resolved late")
    func preferences() {
        callable(INPreferences.siriAuthorizationStatus, (() -> INSiriAuthorizationStatus).self)
        callable(INPreferences.siriLanguageCode, (() -> String).self)
        let text = NSString.deferredLocalizedIntentsString(with: "%@ minutes", "5")
        let table = NSString.deferredLocalizedIntentsString(with: "%@ minutes", table: "Texts", "5")
        #expect(String(text) == "5 minutes" && String(table) == "5 minutes")
    }
}
