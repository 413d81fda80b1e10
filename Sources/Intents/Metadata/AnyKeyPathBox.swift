/// A key path as a key of a table: comparing key paths is safe on every thread, which the compiler does not know.
struct AnyKeyPathBox: Hashable, @unchecked Sendable {
    private let keyPath: AnyKeyPath

    init(_ keyPath: AnyKeyPath) {
        self.keyPath = keyPath
    }
}
