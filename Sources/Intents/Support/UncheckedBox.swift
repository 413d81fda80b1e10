/// Carries a value that is not `Sendable` to another thread, where the caller makes sure that only one thread uses it
/// at a time: Apple's interfaces hand such values over without telling the compiler.
package struct UncheckedBox<Value>: @unchecked Sendable {
    /// The value.
    package let value: Value

    package init(_ value: Value) {
        self.value = value
    }
}
