import Intents
import Testing

@Suite("User activities")
struct UserActivityTests {
    private final class Delegate: NSObject, NSUserActivityDelegate {
        func userActivityWillSave(_ userActivity: NSUserActivity) {
            userActivity.addUserInfoEntries(from: ["saved": true, "id": 2])
        }
    }

    private let system = MemoryIntentSystem()

    @Test("an activity starts with the properties that Apple's has")
    func defaults() {
        let activity = NSUserActivity(activityType: "a")
        #expect(activity.isEligibleForHandoff)
        #expect(!activity.isEligibleForPrediction)
        #expect(!activity.isEligibleForSearch)
        #expect(activity.userInfo == nil)
        #expect(activity.interaction == nil)
        #expect(activity.keywords.isEmpty)
    }

    @Test("becoming current donates an activity that is eligible for prediction, and saves it first if need be")
    func current() {
        let activity = NSUserActivity(activityType: "a")
        let delegate = Delegate()
        activity.delegate = delegate
        activity.userInfo = ["id": 1]
        activity.needsSave = true
        IntentEnvironment.withSystem(system) {
            activity.becomeCurrent()
            #expect(system.contents.userActivities.isEmpty)
            activity.isEligibleForPrediction = true
            activity.becomeCurrent()
            activity.resignCurrent()
            activity.invalidate()
        }
        #expect(system.contents.userActivities == [activity])
        #expect(activity.userInfo?["saved"] as? Bool == true)
        #expect(activity.userInfo?["id"] as? Int == 2)
        #expect(!activity.needsSave)
        #expect(activity.delegate == nil)
    }

    @Test("saved activities are deleted by the app's names for them, or all")
    func deletion() async {
        await IntentEnvironment.withSystem(system) {
            for name in ["a", "b", "c"] {
                let activity = ValueTests.activity("read")
                activity.persistentIdentifier = name
                activity.becomeCurrent()
            }
            await withCheckedContinuation { continuation in
                NSUserActivity.deleteSavedUserActivities(withPersistentIdentifiers: ["b", "x"]) {
                    continuation.resume()
                }
            }
            #expect(system.contents.userActivities.map(\.persistentIdentifier) == ["a", "c"])
            await withCheckedContinuation { continuation in
                NSUserActivity.deleteAllSavedUserActivities { continuation.resume() }
            }
        }
        #expect(system.contents.userActivities.isEmpty)
    }

    /// The payload with which an app continues.
    private struct Reading: Codable, Equatable {
        var article: Int
        var place: Double?
        var opened: Date
    }

    @Test("a value becomes the information of an activity, and is read from it")
    func payload() throws {
        let activity = NSUserActivity(activityType: "read")
        let reading = Reading(article: 7, place: nil, opened: Date(timeIntervalSinceReferenceDate: 100))
        try activity.setTypedPayload(reading)
        #expect(activity.userInfo?["article"] as? Int == 7)
        #expect(activity.userInfo?.count == 2)
        #expect(try activity.typedPayload(Reading.self) == reading)
    }

    @Test("information that isn't the value, and a value without named parts, are errors")
    func payloadErrors() {
        let activity = NSUserActivity(activityType: "read")
        #expect(throws: NSUserActivity.TypedPayloadError.invalidContent) { try activity.typedPayload(Reading.self) }
        activity.userInfo = [1: "one"]
        #expect(throws: NSUserActivity.TypedPayloadError.invalidContent) { try activity.typedPayload(Reading.self) }
        activity.userInfo = ["article": NSObject()]
        #expect(throws: NSUserActivity.TypedPayloadError.invalidContent) { try activity.typedPayload(Reading.self) }
        activity.userInfo = ["article": "seven"]
        #expect(throws: DecodingError.self) { try activity.typedPayload(Reading.self) }
        #expect(throws: NSUserActivity.TypedPayloadError.encodingError) { try activity.setTypedPayload([1, 2]) }
    }

    @Test("an archive leaves out what no property list can hold")
    func archiving() throws {
        let activity = NSUserActivity(activityType: "a")
        activity.userInfo = ["id": 1, "object": NSObject(), 5: "five"]
        let decoded = try #require(try archived(INShortcutReference(userActivity: activity))?.userActivity)
        #expect(decoded.userInfo?.count == 1)
        #expect(decoded.userInfo?["id"] as? Int == 1)
    }
}
