public import Foundation

/// The app's identifier for an activity, with which a saved activity is deleted.
public typealias NSUserActivityPersistentIdentifier = String

/// The type of an activity that continues the web page at its `webpageURL`.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An activity of the user in the app, which can be continued elsewhere or later.
open class NSUserActivity: NSObject {
    /// The type of the activity, which the app declares.
    public let activityType: String
    /// The title that people see.
    open var title: String?
    /// The information that the app needs to continue.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of `userInfo` that distinguish this activity from others; `nil` for all keys.
    open var requiredUserInfoKeys: Set<String>?
    /// Whether the delegate updates `userInfo` before the activity is used.
    open var needsSave = false
    /// The address of a web page with the same content.
    open var webpageURL: URL?
    /// The address of the web page that led to the activity.
    open var referrerURL: URL?
    /// The date after which the activity isn't useful any more.
    open var expirationDate: Date?
    /// The keywords for searches.
    open var keywords: Set<String> = []
    /// Whether the activity can be continued through streams. This module doesn't open streams.
    open var supportsContinuationStreams = false
    /// The identifier of the activity's content within the app.
    open var targetContentIdentifier: String?
    /// The app's identifier for the activity, with which it is deleted.
    open var persistentIdentifier: NSUserActivityPersistentIdentifier?
    /// Whether the activity can be continued on another device.
    open var isEligibleForHandoff = true
    /// Whether searches on the device find the activity.
    open var isEligibleForSearch = false
    /// Whether public searches find the activity.
    open var isEligibleForPublicIndexing = false
    /// Whether the activity is suggested to the user.
    open var isEligibleForPrediction = false
    /// The phrase that is suggested when the user adds the activity to Siri.
    open var suggestedInvocationPhrase: String?
    /// The situations in which the activity can be offered.
    open var shortcutAvailability: INShortcutAvailabilityOptions = []
    /// The delegate, which is notified about the activity.
    open weak var delegate: (any NSUserActivityDelegate)?

    /// The interaction that led to the activity. The host sets it when it opens the app.
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

    /// Adds entries to `userInfo`. They replace entries with the same keys.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
    }

    /// Marks the activity as the user's current one. This donates an activity that is eligible for prediction.
    open func becomeCurrent() {
        if needsSave {
            delegate?.userActivityWillSave(self)
            needsSave = false
        }
        IntentEnvironment.system.userActivityBecameCurrent(self)
    }

    /// Marks the activity as not current any more.
    open func resignCurrent() {
        IntentEnvironment.system.userActivityResigned(self)
    }

    /// Ends the activity for good.
    open func invalidate() {
        IntentEnvironment.system.userActivityResigned(self)
        delegate = nil
    }

    /// Deletes the saved activities with the given identifiers.
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

    /// Returns whether an object is an activity of the same type and content.
    open override func isEqual(_ object: Any?) -> Bool { hasFields(of: object) }

    /// The hash of the activity's type.
    open override var hash: Int { activityType.hashValue }
}

// The `async` forms, which the Swift compiler creates for completion handlers that Objective-C declares.
extension NSUserActivity {
    /// Deletes the saved activities with the given identifiers.
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
    /// An error in the conversion between `userInfo` and a value.
    public enum TypedPayloadError: Error {
        /// `userInfo` is missing, or doesn't contain the value.
        case invalidContent
        /// The value doesn't have named parts.
        case encodingError
    }

    /// Reads a value from `userInfo`.
    ///
    /// - Throws: `TypedPayloadError` if `userInfo` is missing or has keys that aren't strings, and the decoder's own
    ///   error.
    public func typedPayload<Payload: Codable>(_ type: Payload.Type) throws -> Payload {
        guard let content = userInfo as? [String: Any],
            PropertyListSerialization.propertyList(content, isValidFor: .binary)
        else { throw TypedPayloadError.invalidContent }
        let list = try PropertyListSerialization.data(fromPropertyList: content, format: .binary, options: 0)
        return try PropertyListDecoder().decode(type, from: list)
    }

    /// Replaces `userInfo` with the parts of a value.
    ///
    /// - Throws: `TypedPayloadError.encodingError` if the value doesn't have named parts, and the encoder's own error.
    public func setTypedPayload<Payload: Codable>(_ payload: Payload) throws {
        let list = try PropertyListEncoder().encode(payload)
        let content = try PropertyListSerialization.propertyList(from: list, options: [], format: nil)
        guard let content = content as? [String: Any] else { throw TypedPayloadError.encodingError }
        userInfo = content
    }
}
