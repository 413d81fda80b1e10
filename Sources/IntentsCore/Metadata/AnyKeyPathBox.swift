/// A key path as a key of a dictionary. Unchecked: key paths can be compared on any thread.
struct AnyKeyPathBox: Hashable, @unchecked Sendable {
    private let keyPath: AnyKeyPath

    init(_ keyPath: AnyKeyPath) {
        self.keyPath = keyPath
    }
}
