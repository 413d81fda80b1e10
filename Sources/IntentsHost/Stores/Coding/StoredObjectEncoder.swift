import Foundation
import Intents

/// An encoder that writes an object as JSON, in the way in which its class encodes it: the keys of an intent's
/// parameters are their names, so that the text can be read without the class, and equal objects have equal texts.
final class StoredObjectEncoder: NSCoder {
    /// The largest size of an object's text, in bytes.
    private static let sizeLimit = 16 << 20

    private let types: StoredTypes
    private var json = JSONText()
    private var problem: IntentStoreError?

    private init(types: StoredTypes) {
        self.types = types
    }

    /// Returns the JSON form of an object.
    ///
    /// - Throws: `IntentStoreError.unsupported` if a part of the object can't be encoded, or the text is too large.
    static func encode(_ object: any NSObject & NSSecureCoding, types: StoredTypes) throws -> String {
        let encoder = StoredObjectEncoder(types: types)
        encoder.write(object: object)
        if let problem = encoder.problem { throw problem }
        guard encoder.json.bytes.count <= sizeLimit else {
            throw IntentStoreError.unsupported("'\(type(of: object))' is larger than \(sizeLimit >> 20) MB")
        }
        return encoder.json.string
    }

    private func write(object: any NSObject & NSSecureCoding) {
        json.startObject()
        do {
            if let name = try types.name(of: object) {
                json.key(StoredKeys.type)
                json.string(name)
            }
        } catch {
            problem = error
        }
        object.encode(with: self)
        json.endObject()
    }

    private func write(_ value: Any) {
        switch value {
        case let number as NSNumber: write(number)
        case let string as NSString: json.string(String(string))
        case let string as String: json.string(string)
        case let date as NSDate: write(date.timeIntervalSinceReferenceDate)
        case let url as NSURL: json.string((url as URL).absoluteString)
        case let data as NSData: json.string(data.base64EncodedString())
        case let list as NSArray:
            json.startList()
            for item in list { write(item) }
            json.endList()
        case let components as NSDateComponents: write(components as DateComponents)
        case let object as any NSObject & NSSecureCoding: write(object: object)
        default: refuse("a value of type '\(type(of: value))'")
        }
    }

    private func write(_ number: NSNumber) {
        switch UInt8(bitPattern: number.objCType.pointee) {
        case UInt8(ascii: "d"), UInt8(ascii: "f"): write(number.doubleValue)
        default: json.raw(number.stringValue)
        }
    }

    private func write(_ number: Double) {
        guard number.isFinite else { return refuse("'\(number)'") }
        json.raw(number.description)
    }

    private func write(_ components: DateComponents) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        do {
            json.raw(String(decoding: try encoder.encode(components), as: UTF8.self))
        } catch {
            refuse("'\(components)'")
        }
    }

    private func refuse(_ value: String) {
        problem = .unsupported("\(value) can't be stored")
    }

    // MARK: Methods for the classes of the objects

    override var allowsKeyedCoding: Bool { true }
    override var requiresSecureCoding: Bool { true }

    override func encode(_ object: Any?, forKey key: String) {
        guard let object else { return }
        json.key(key)
        write(object)
    }

    override func encode(_ value: Bool, forKey key: String) { encode(json: value.description, forKey: key) }
    override func encode(_ value: Int, forKey key: String) { encode(json: value.description, forKey: key) }
    override func encode(_ value: Int32, forKey key: String) { encode(json: value.description, forKey: key) }
    override func encode(_ value: Int64, forKey key: String) { encode(json: value.description, forKey: key) }
    override func encode(_ value: Float, forKey key: String) { encode(Double(value), forKey: key) }

    override func encode(_ value: Double, forKey key: String) {
        json.key(key)
        write(value)
    }

    private func encode(json text: String, forKey key: String) {
        json.key(key)
        json.raw(text)
    }
}
