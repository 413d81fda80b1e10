import Foundation

// The methods check for the key first: on Linux, decoding a missing key makes the whole archive fail.
extension NSCoder {
    /// Decodes an object of a class or one of its subclasses.
    func object<Object: NSObject & NSCoding>(_ type: Object.Type, _ key: String) -> Object? {
        containsValue(forKey: key) ? decodeObject(of: Object.self, forKey: key) : nil
    }

    /// Decodes an object of one of several classes or their subclasses.
    func object(of classes: [AnyClass], _ key: String) -> Any? {
        containsValue(forKey: key) ? decodeObject(of: classes, forKey: key) : nil
    }

    /// Decodes a list of objects of a class; `nil` if the list is missing, or an item is of another class.
    func objects<Object: NSObject & NSCoding>(_ type: Object.Type, _ key: String) -> [Object]? {
        object(of: [NSArray.self, Object.self], key) as? [Object]
    }

    /// Decodes a string.
    func string(_ key: String) -> String? {
        object(NSString.self, key).map { String($0) }
    }

    /// Decodes a date.
    func date(_ key: String) -> Date? {
        object(NSDate.self, key).map { Date(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate) }
    }

    /// Decodes a case of an enum; `nil` if the number isn't that of a case.
    func enumCase<Case: RawRepresentable>(_ type: Case.Type, _ key: String) -> Case? where Case.RawValue == Int {
        containsValue(forKey: key) ? Case(rawValue: decodeInteger(forKey: key)) : nil
    }

    /// Encodes a string, if there is one.
    func encode(_ string: String?, _ key: String) {
        encode(string.map { NSString(string: $0) }, forKey: key)
    }
}
