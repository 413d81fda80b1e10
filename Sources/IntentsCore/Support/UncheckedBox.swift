/// A box that carries a value that isn't `Sendable` to another thread. The caller makes sure that only one thread uses
/// the value at a time: Apple's interfaces pass such values on without the compiler's knowledge.
package struct UncheckedBox<Value>: @unchecked Sendable {
    /// The value.
    package let value: Value

    package init(_ value: Value) {
        self.value = value
    }
}
