import Foundation
import Intents

/// Writes an object as JSON, by the way its class encodes itself: an intent's parameters stand under their names, so
/// that the text can be read without the class, and equal objects give equal texts.
final class StoredObjectEncoder: NSCoder {
    /// How much one object may take, in bytes.
    private static let sizeLimit = 16 << 20

    private let types: StoredTypes
    /// The fields of the object that is being encoded.
    private var fields: [String: Any] = [:]
    private var problem: (any Error)?

    private init(types: StoredTypes) {
        self.types = types
    }

    /// The JSON form of an object.
    ///
    /// - Throws: `IntentStoreError.unsupported` where a part of the object has none, or there is too much of it.
    static func encode(_ object: any NSObject & NSSecureCoding, types: StoredTypes) throws -> String {
        let encoder = StoredObjectEncoder(types: types)
        let fields = encoder.fields(of: object)
        if let problem = encoder.problem { throw problem }
        let json = try JSONSerialization.data(withJSONObject: fields, options: [.sortedKeys, .withoutEscapingSlashes])
        guard json.count <= sizeLimit else {
            throw IntentStoreError.unsupported("'\(type(of: object))' takes more than \(sizeLimit >> 20) MB")
        }
        return String(decoding: json, as: UTF8.self)
    }

    private func fields(of object: any NSObject & NSSecureCoding) -> [String: Any] {
        let outer = fields
        defer { fields = outer }
        fields = [:]
        object.encode(with: self)
        do {
            if let name = try types.name(of: object) { fields[StoredKeys.type] = name }
        } catch {
            problem = error
        }
        return fields
    }

    private func value(of object: Any) throws -> Any {
        switch object {
        case let string as NSString: return String(string)
        case let string as String: return string
        case let number as NSNumber: return try finite(number)
        case let date as NSDate: return date.timeIntervalSinceReferenceDate
        case let url as NSURL: return (url as URL).absoluteString
        case let data as NSData: return data.base64EncodedString()
        case let list as NSArray: return try list.map(value)
        case let components as NSDateComponents:
            return try JSONSerialization.jsonObject(with: JSONEncoder().encode(components as DateComponents))
        case let object as any NSObject & NSSecureCoding: return fields(of: object)
        default: throw IntentStoreError.unsupported("a value of type '\(type(of: object))' cannot be stored")
        }
    }

    private func finite(_ number: NSNumber) throws -> NSNumber {
        guard number.doubleValue.isFinite else {
            throw IntentStoreError.unsupported("'\(number)' cannot be stored; use a finite number")
        }
        return number
    }

    // MARK: What classes call

    override var allowsKeyedCoding: Bool { true }
    override var requiresSecureCoding: Bool { true }

    override func encode(_ object: Any?, forKey key: String) {
        guard let object else { return }
        do {
            fields[key] = try value(of: object)
        } catch {
            problem = error
        }
    }

    override func encode(_ value: Bool, forKey key: String) { fields[key] = value }
    override func encode(_ value: Int, forKey key: String) { fields[key] = value }
    override func encode(_ value: Int32, forKey key: String) { fields[key] = Int(value) }
    override func encode(_ value: Int64, forKey key: String) { fields[key] = value }
    override func encode(_ value: Float, forKey key: String) { encode(Double(value), forKey: key) }
    override func encode(_ value: Double, forKey key: String) { encode(NSNumber(value: value), forKey: key) }
}
