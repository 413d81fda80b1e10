import Foundation

/// An object after a journey through a secure archive.
func archived<Object: NSObject & NSSecureCoding>(_ object: Object) throws -> Object? {
    let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
    return try NSKeyedUnarchiver.unarchivedObject(ofClass: type(of: object), from: data)
}
