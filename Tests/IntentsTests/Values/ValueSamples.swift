import Intents
import Testing

/// An object of a class, and one of the same class that differs from it.
struct ValueSample: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let make: @Sendable () -> any NSObject & NSSecureCoding
    let makeOther: @Sendable () -> any NSObject & NSSecureCoding

    init<Object: NSObject & NSSecureCoding>(
        _ name: String,
        _ make: @autoclosure @escaping @Sendable () -> Object,
        _ makeOther: @autoclosure @escaping @Sendable () -> Object
    ) {
        testDescription = name
        self.make = make
        self.makeOther = makeOther
    }
}
