import Foundation
import Intents

/// A decoder of the output of `StoredObjectEncoder`. The text can name only the classes of `StoredTypes`. The caller
/// checks by casting that an object has a class that is allowed in its place.
final class StoredObjectDecoder: NSCoder {
    private let types: StoredTypes
    /// The fields of the object that is being decoded.
    private var fields: [String: Any]
    private var problem: IntentStoreError?

    private init(_ fields: [String: Any], types: StoredTypes) {
        self.fields = fields
        self.types = types
    }

    /// Reads an object.
    ///
    /// - Throws: `IntentStoreError.unsupported` if the text doesn't contain an object of the class.
    static func decode<Object: NSObject & NSSecureCoding>(
        _ type: Object.Type,
        from json: String,
        types: StoredTypes
    ) throws -> Object {
        let content = try? JSONSerialization.jsonObject(with: Data(json.utf8))
        guard let content = content as? [String: Any] else {
            throw IntentStoreError.unsupported("the stored data isn't a JSON object")
        }
        let decoder = StoredObjectDecoder(content, types: types)
        guard let object = decoder.object(content, of: [type]) as? Object else {
            throw decoder.problem ?? IntentStoreError.unsupported("the stored data isn't of type '\(type)'")
        }
        return object
    }

    /// Returns an object of one of several classes.
    private func value(_ content: Any, of classes: [AnyClass]) -> Any? {
        func allows(_ type: AnyClass) -> Bool { classes.contains { $0 == type } }
        switch content {
        case let text as String:
            if allows(NSString.self) { return NSString(string: text) }
            if allows(NSURL.self) { return NSURL(string: text) }
            if allows(NSData.self) { return NSData(base64Encoded: text, options: []) }
            return nil
        case let number as NSNumber:
            if allows(NSNumber.self) { return Self.exact(number) }
            guard allows(NSDate.self) else { return nil }
            return NSDate(timeIntervalSinceReferenceDate: Self.exact(number).doubleValue)
        case let list as [Any]:
            guard allows(NSArray.self) else { return nil }
            return list.compactMap { value($0, of: classes.filter { $0 != NSArray.self }) } as NSArray
        case let fields as [String: Any]:
            return allows(NSDateComponents.self) ? dateComponents(fields) : object(fields, of: classes)
        default: return nil
        }
    }

    private func object(_ content: [String: Any], of classes: [AnyClass]) -> Any? {
        guard let type = type(of: content, among: classes) else { return nil }
        let outer = fields
        defer { fields = outer }
        fields = content
        return type.init(coder: self)
    }

    /// Returns the class of an object: the one that it names, or else the requested one. An intent must name its class.
    private func type(of content: [String: Any], among classes: [AnyClass]) -> (any NSSecureCoding.Type)? {
        guard let name = content[StoredKeys.type] as? String else {
            return classes.first { $0 != INIntent.self } as? any NSSecureCoding.Type
        }
        let type = types.storedClass(named: name)
        if type == nil { problem = .unsupported("this program doesn't know the stored type '\(name)'") }
        return type
    }

    private func dateComponents(_ fields: [String: Any]) -> NSDateComponents? {
        let json = try? JSONSerialization.data(withJSONObject: fields)
        let components = json.flatMap { try? JSONDecoder().decode(DateComponents.self, from: $0) }
        return components.map { $0 as NSDateComponents }
    }

    // MARK: Methods for the classes of the objects

    override var allowsKeyedCoding: Bool { true }
    override var requiresSecureCoding: Bool { true }
    override var decodingFailurePolicy: NSCoder.DecodingFailurePolicy { .setErrorAndReturn }

    override func containsValue(forKey key: String) -> Bool { fields[key] != nil }

    override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
        fields[key].flatMap { value($0, of: classes ?? []) }
    }

    override func decodeObject<Object: NSObject & NSCoding>(of type: Object.Type, forKey key: String) -> Object? {
        decodeObject(of: [type], forKey: key) as? Object
    }

    override func decodeBool(forKey key: String) -> Bool { number(key)?.boolValue ?? false }
    override func decodeInteger(forKey key: String) -> Int { number(key)?.intValue ?? 0 }
    override func decodeInt32(forKey key: String) -> Int32 { number(key)?.int32Value ?? 0 }
    override func decodeInt64(forKey key: String) -> Int64 { number(key)?.int64Value ?? 0 }
    override func decodeFloat(forKey key: String) -> Float { number(key)?.floatValue ?? 0 }
    override func decodeDouble(forKey key: String) -> Double { number(key)?.doubleValue ?? 0 }

    private func number(_ key: String) -> NSNumber? { (fields[key] as? NSNumber).map(Self.exact) }

    /// Returns the number that was written. `JSONSerialization` returns fractions as decimal numbers, whose own
    /// conversion to `Double` is inexact.
    private static func exact(_ number: NSNumber) -> NSNumber {
        guard number is NSDecimalNumber else { return number }
        let digits = number.stringValue
        return UInt64(digits).map(NSNumber.init(value:)) ?? Double(digits).map(NSNumber.init(value:)) ?? number
    }
}
