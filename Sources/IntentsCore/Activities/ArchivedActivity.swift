package import Foundation

/// An activity in a form that can be archived, which isn't possible for programs with Apple's framework.
package final class ArchivedActivity: NSObject, NSSecureCoding {
    /// The activity.
    package let activity: NSUserActivity

    package init(_ activity: NSUserActivity) {
        self.activity = activity
    }

    /// Decodes an activity.
    package init?(coder: NSCoder) {
        guard let activityType = coder.string("activityType") else { return nil }
        activity = NSUserActivity(activityType: activityType)
        super.init()
        activity.decodeContent(from: coder)
    }

    /// Encodes the activity, with the entries of `userInfo` that a property list can contain.
    package func encode(with coder: NSCoder) {
        coder.encode(activity.activityType, "activityType")
        activity.encodeContent(into: coder)
    }

    /// Always true.
    package static var supportsSecureCoding: Bool { true }
}

extension NSUserActivity {
    /// Encodes everything except the type.
    fileprivate func encodeContent(into coder: NSCoder) {
        coder.encode(title, "title")
        coder.encode(userInfo.flatMap(Self.propertyList), forKey: "userInfo")
        coder.encode(requiredUserInfoKeys.map { $0.sorted() as NSArray }, forKey: "requiredUserInfoKeys")
        coder.encode(webpageURL as NSURL?, forKey: "webpageURL")
        coder.encode(referrerURL as NSURL?, forKey: "referrerURL")
        coder.encode(expirationDate as NSDate?, forKey: "expirationDate")
        coder.encode(keywords.sorted() as NSArray, forKey: "keywords")
        coder.encode(targetContentIdentifier, "targetContentIdentifier")
        coder.encode(persistentIdentifier, "persistentIdentifier")
        coder.encode(suggestedInvocationPhrase, "suggestedInvocationPhrase")
        coder.encode(Int(bitPattern: shortcutAvailability.rawValue), forKey: "shortcutAvailability")
        for (key, flag) in Self.flags { coder.encode(self[keyPath: flag], forKey: key) }
    }

    /// Decodes everything except the type.
    fileprivate func decodeContent(from coder: NSCoder) {
        title = coder.string("title")
        userInfo = coder.object(NSData.self, "userInfo").flatMap(Self.dictionary)
        requiredUserInfoKeys = coder.objects(NSString.self, "requiredUserInfoKeys").map { Set($0.map { String($0) }) }
        webpageURL = coder.object(NSURL.self, "webpageURL").map { $0 as URL }
        referrerURL = coder.object(NSURL.self, "referrerURL").map { $0 as URL }
        expirationDate = coder.date("expirationDate")
        keywords = Set((coder.objects(NSString.self, "keywords") ?? []).map { String($0) })
        targetContentIdentifier = coder.string("targetContentIdentifier")
        persistentIdentifier = coder.string("persistentIdentifier")
        suggestedInvocationPhrase = coder.string("suggestedInvocationPhrase")
        let availability = UInt(bitPattern: coder.decodeInteger(forKey: "shortcutAvailability"))
        shortcutAvailability = INShortcutAvailabilityOptions(rawValue: availability)
        for (key, flag) in Self.flags { self[keyPath: flag] = coder.decodeBool(forKey: key) }
    }

    private static let flags: [(String, any ReferenceWritableKeyPath<NSUserActivity, Bool> & Sendable)] = [
        ("needsSave", \.needsSave), ("supportsContinuationStreams", \.supportsContinuationStreams),
        ("isEligibleForHandoff", \.isEligibleForHandoff), ("isEligibleForSearch", \.isEligibleForSearch),
        ("isEligibleForPublicIndexing", \.isEligibleForPublicIndexing),
        ("isEligibleForPrediction", \.isEligibleForPrediction),
    ]

    /// Returns a property list of the entries that it can contain.
    private static func propertyList(_ dictionary: [AnyHashable: Any]) -> NSData? {
        var list: [String: Any] = [:]
        for (key, value) in dictionary {
            guard let key = key as? String, PropertyListSerialization.propertyList([value], isValidFor: .binary) else {
                continue
            }
            list[key] = value
        }
        return try? PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0) as NSData
    }

    private static func dictionary(_ data: NSData) -> [AnyHashable: Any]? {
        let list = try? PropertyListSerialization.propertyList(from: data as Data, options: [], format: nil)
        return list as? [String: Any]
    }
}
