public import Foundation

/// The app's name for an activity, by which saved activities are deleted.
public typealias NSUserActivityPersistentIdentifier = String

/// The type of an activity that continues a web page, which is its `webpageURL`.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// Something that the user does in the app, from which it can be continued elsewhere or later.
open class NSUserActivity: NSObject {
    /// The type, which the app declares.
    public let activityType: String
    /// The title for people.
    open var title: String?
    /// What the app needs to continue.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of `userInfo` that tell this activity from others; `nil` for all.
    open var requiredUserInfoKeys: Set<String>?
    /// Whether the delegate is asked to bring `userInfo` up to date before the activity is used.
    open var needsSave = false
    /// A page that shows the same.
    open var webpageURL: URL?
    /// The page that led to the activity.
    open var referrerURL: URL?
    /// When the activity is no longer of use.
    open var expirationDate: Date?
    /// Words by which the activity is found.
    open var keywords: Set<String> = []
    /// Whether the activity can be continued through streams. Nothing here opens one.
    open var supportsContinuationStreams = false
    /// Names what the activity is about within the app.
    open var targetContentIdentifier: String?
    /// The app's name for the activity, by which it is deleted.
    open var persistentIdentifier: NSUserActivityPersistentIdentifier?
    /// Whether the activity can be continued on another device.
    open var isEligibleForHandoff = true
    /// Whether the activity is found by a search.
    open var isEligibleForSearch = false
    /// Whether everybody may find the activity.
    open var isEligibleForPublicIndexing = false
    /// Whether the activity is suggested to the user.
    open var isEligibleForPrediction = false
    /// The phrase that is proposed to the user when the activity is added to the assistant.
    open var suggestedInvocationPhrase: String?
    /// The situations for which the activity can be offered.
    open var shortcutAvailability: INShortcutAvailabilityOptions = []
    /// Is told what happens to the activity.
    open weak var delegate: (any NSUserActivityDelegate)?

    /// The interaction that led to the activity. Who opens the app sets it.
    public package(set) var interaction: INInteraction?

    /// Creates an activity.
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    /// Creates an activity of the first type that the app's `Info.plist` lists under `NSUserActivityTypes`.
    @available(*, deprecated, message: "state the type with init(activityType:)")
    public convenience override init() {
        let types = Bundle.main.object(forInfoDictionaryKey: "NSUserActivityTypes") as? [String]
        self.init(activityType: types?.first ?? "")
    }

    /// Adds to `userInfo`; where a key is there already, the new value counts.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
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
    open class func deleteSavedUserActivities(
        withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier],
        completionHandler handler: @escaping @Sendable () -> Void
    ) {
        IntentEnvironment.system.deleteUserActivities(
            withPersistentIdentifiers: persistentIdentifiers,
            completion: IntentCompletion { _ in handler() }
        )
    }

    /// Deletes all saved activities of the app.
    @preconcurrency
    open class func deleteAllSavedUserActivities(completionHandler handler: @escaping @Sendable () -> Void) {
        IntentEnvironment.system.deleteUserActivities(
            withPersistentIdentifiers: nil,
            completion: IntentCompletion { _ in handler() }
        )
    }

    /// Whether an object is an activity of the same type and content.
    open override func isEqual(_ object: Any?) -> Bool { hasFields(of: object) }

    /// A hash of what makes two activities equal.
    open override var hash: Int { activityType.hashValue }
}

// The forms that the Swift compiler makes of completion handlers where Objective-C declares them.
extension NSUserActivity {
    /// Deletes the saved activities with some of the app's names.
    public nonisolated(nonsending) class func deleteSavedUserActivities(
        withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier]
    ) async {
        await withCheckedContinuation { continuation in
            deleteSavedUserActivities(withPersistentIdentifiers: persistentIdentifiers) { continuation.resume() }
        }
    }

    /// Deletes all saved activities of the app.
    public nonisolated(nonsending) class func deleteAllSavedUserActivities() async {
        await withCheckedContinuation { continuation in
            deleteAllSavedUserActivities { continuation.resume() }
        }
    }
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

extension NSUserActivity {
    /// Why `userInfo` and a value can't be converted into each other.
    public enum TypedPayloadError: Error {
        /// There is no `userInfo`, or it doesn't hold the value.
        case invalidContent
        /// The value isn't one with named parts.
        case encodingError
    }

    /// Reads a value from `userInfo`.
    ///
    /// - Throws: `TypedPayloadError` if there is no `userInfo` with text keys, and the decoder's own error.
    public func typedPayload<Payload: Codable>(_ type: Payload.Type) throws -> Payload {
        guard let content = userInfo as? [String: Any],
            PropertyListSerialization.propertyList(content, isValidFor: .binary)
        else { throw TypedPayloadError.invalidContent }
        let list = try PropertyListSerialization.data(fromPropertyList: content, format: .binary, options: 0)
        return try PropertyListDecoder().decode(type, from: list)
    }

    /// Replaces `userInfo` by the parts of a value.
    ///
    /// - Throws: `TypedPayloadError.encodingError` if the value has no named parts, and the encoder's own error.
    public func setTypedPayload<Payload: Codable>(_ payload: Payload) throws {
        let list = try PropertyListEncoder().encode(payload)
        let content = try PropertyListSerialization.propertyList(from: list, options: [], format: nil)
        guard let content = content as? [String: Any] else { throw TypedPayloadError.encodingError }
        userInfo = content
    }
}
