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
        settable(\NSUserActivity.persistentIdentifier, NSUserActivityPersistentIdentifier?.self)
        let type: String = NSUserActivityTypeBrowsingWeb
        #expect(NSUserActivity(activityType: type).activityType == "NSUserActivityTypeBrowsingWeb")
        #expect(OlderNames().activity().activityType.isEmpty)
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
            let names: [NSUserActivityPersistentIdentifier] = ["one"]
            await NSUserActivity.deleteSavedUserActivities(withPersistentIdentifiers: names)
            await NSUserActivity.deleteAllSavedUserActivities()
            await withCheckedContinuation { continuation in
                NSUserActivity.deleteSavedUserActivities(withPersistentIdentifiers: names) {
                    NSUserActivity.deleteAllSavedUserActivities { continuation.resume() }
                }
            }
        }
    }

    @Test("a delegate of an activity is an object, and need not implement anything")
    func delegate() {
        final class Delegate: NSObject, NSUserActivityDelegate {}
        let delegate: any NSUserActivityDelegate & NSObjectProtocol = Delegate()
        let activity = NSUserActivity(activityType: "open")
        activity.delegate = delegate
        activity.delegate?.userActivityWillSave(activity)
        activity.delegate?.userActivityWasContinued(activity)
        activity.delegate?.userActivity(
            activity,
            didReceive: InputStream(data: Data()),
            outputStream: OutputStream(toMemory: ())
        )
    }

    @Test("the vocabulary, whose types are numbered as Apple's")
    func vocabulary() {
        callable(INVocabulary.shared, (() -> INVocabulary).self)
        typealias Setter = (INVocabulary) -> (NSOrderedSet, INVocabularyStringType) -> Void
        callable(INVocabulary.setVocabularyStrings(_:of:), Setter.self)
        callable(INVocabulary.setVocabulary(_:of:), Setter.self)
        callable(INVocabulary.removeAllVocabularyStrings, ((INVocabulary) -> () -> Void).self)
        let types: [INVocabularyStringType] = [
            .contactName, .contactGroupName, .photoTag, .photoAlbumName, .workoutActivityName, .carProfileName,
            .carName, .paymentsOrganizationName, .paymentsAccountNickname, .notebookItemTitle, .notebookItemGroupName,
            .mediaPlaylistTitle, .mediaMusicArtistName, .mediaAudiobookTitle, .mediaAudiobookAuthorName,
            .mediaShowTitle,
        ]
        #expect(
            types.map(\.rawValue)
                == [1, 2, 100, 101, 200, 300, 301, 400, 401, 500, 501, 700, 701, 702, 703, 704]
        )
    }

    @Test("preferences, and texts that are resolved late")
    func preferences() {
        callable(INPreferences.siriAuthorizationStatus, (() -> INSiriAuthorizationStatus).self)
        callable(INPreferences.siriLanguageCode, (() -> String).self)
        callable(
            INPreferences.requestSiriAuthorization,
            ((@escaping @Sendable (INSiriAuthorizationStatus) -> Void) -> Void).self
        )
        let text = NSString.deferredLocalizedIntentsString(with: "%@ minutes", "5")
        let table = NSString.deferredLocalizedIntentsString(with: "%@ minutes", table: "Texts", "5")
        #expect(String(text) == "5 minutes" && String(table) == "5 minutes")
    }
}
