public import Foundation

/// Something that the user does in the app, from which it can be continued elsewhere or later.
open class NSUserActivity: NSObject, NSSecureCoding {
    /// The type, which the app declares.
    public let activityType: String
    /// The title for people.
    public var title: String?
    /// What the app needs to continue.
    public var userInfo: [AnyHashable: Any]?
    /// The keys of `userInfo` that tell this activity from others; `nil` for all.
    public var requiredUserInfoKeys: Set<String>?
    /// Whether the delegate is asked to bring `userInfo` up to date before the activity is used.
    public var needsSave = false
    /// A page that shows the same.
    public var webpageURL: URL?
    /// The page that led to the activity.
    public var referrerURL: URL?
    /// When the activity is no longer of use.
    public var expirationDate: Date?
    /// Words by which the activity is found.
    public var keywords: Set<String> = []
    /// Whether the activity can be continued through streams. Nothing here opens one.
    public var supportsContinuationStreams = false
    /// Names what the activity is about within the app.
    public var targetContentIdentifier: String?
    /// The app's name for the activity, by which it is deleted.
    public var persistentIdentifier: String?
    /// Whether the activity can be continued on another device.
    public var isEligibleForHandoff = true
    /// Whether the activity is found by a search.
    public var isEligibleForSearch = false
    /// Whether everybody may find the activity.
    public var isEligibleForPublicIndexing = false
    /// Whether the activity is suggested to the user.
    public var isEligibleForPrediction = false
    /// The phrase that is proposed to the user when the activity is added to the assistant.
    public var suggestedInvocationPhrase: String?
    /// The situations for which the activity can be offered.
    public var shortcutAvailability: INShortcutAvailabilityOptions = []
    /// Is told what happens to the activity.
    public weak var delegate: (any NSUserActivityDelegate)?

    /// The interaction that led to the activity. Who opens the app sets it.
    public package(set) var interaction: INInteraction?

    /// Creates an activity.
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    /// Adds to `userInfo`; where a key is there already, the new value counts.
    public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
    }

    /// Says that this is what the user does now. An activity that is eligible for prediction is thereby donated.
    open func becomeCurrent() {
        if needsSave {
            delegate?.userActivityWillSave(self)
            needsSave = false
        }
        IntentEnvironment.system.userActivityBecameCurrent(self)
    }

    /// Says that the user no longer does this.
    open func resignCurrent() {
        IntentEnvironment.system.userActivityResigned(self)
    }

    /// Says that the activity is over for good.
    open func invalidate() {
        IntentEnvironment.system.userActivityResigned(self)
        delegate = nil
    }

    /// Deletes the saved activities with some of the app's names.
    @preconcurrency
    public class func deleteSavedUserActivities(
        withPersistentIdentifiers persistentIdentifiers: [String],
        completionHandler handler: @escaping @Sendable () -> Void
    ) {
        IntentEnvironment.system.deleteUserActivities(
            withPersistentIdentifiers: persistentIdentifiers,
            completion: IntentCompletion { _ in handler() }
        )
    }

    /// Deletes all saved activities of the app.
    @preconcurrency
    public class func deleteAllSavedUserActivities(completionHandler handler: @escaping @Sendable () -> Void) {
        IntentEnvironment.system.deleteUserActivities(
            withPersistentIdentifiers: nil,
            completion: IntentCompletion { _ in handler() }
        )
    }

    /// Decodes an activity.
    public required init?(coder: NSCoder) {
        guard let activityType = coder.string("activityType") else { return nil }
        self.activityType = activityType
        super.init()
        decodeContent(from: coder)
    }

    /// Encodes the activity. Of `userInfo`, it takes what a property list can hold.
    public func encode(with coder: NSCoder) {
        coder.encode(activityType, "activityType")
        encodeContent(into: coder)
    }

    /// Always true.
    open class var supportsSecureCoding: Bool { true }

    /// Whether an object is an activity of the same type and content.
    open override func isEqual(_ object: Any?) -> Bool { hasFields(of: object) }

    /// A hash of what makes two activities equal.
    open override var hash: Int { activityType.hashValue }
}

extension NSUserActivity: FieldEquatable {
    var fields: [AnyHashable?] {
        [
            activityType, title, userInfo.map { NSDictionary(dictionary: $0) }, requiredUserInfoKeys, webpageURL,
            persistentIdentifier, targetContentIdentifier, isEligibleForPrediction, isEligibleForSearch,
            suggestedInvocationPhrase,
        ]
    }
}
