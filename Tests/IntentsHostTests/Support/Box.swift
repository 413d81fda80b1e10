import Foundation

/// A value that is set on other threads.
final class Box<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var current: Value

    init(_ value: Value) {
        current = value
    }

    var value: Value {
        get { lock.withLock { current } }
        set { lock.withLock { current = newValue } }
    }
}
