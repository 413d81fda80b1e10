import Foundation
import Testing

// How the tests of the interface state what is there. A member that is missing or of another type does not compile.

/// States that a property can be read, and its type.
func readable<Root, Value>(_ property: KeyPath<Root, Value>, _ type: Value.Type) {}

/// States that a property of an object can be set, and its type.
func settable<Root: AnyObject, Value>(_ property: ReferenceWritableKeyPath<Root, Value>, _ type: Value.Type) {}

/// States the type of an initializer or method.
func callable<Member>(_ member: Member, _ type: Member.Type) {}

/// States that a class can be copied and archived.
func storable(_ type: (some NSObject & NSCopying & NSSecureCoding).Type) {}
