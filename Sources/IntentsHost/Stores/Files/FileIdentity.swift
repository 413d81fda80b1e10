import Foundation

/// Tells a file from others that have, or had, its path.
struct FileIdentity: Hashable {
    private let device: UInt64
    private let number: UInt64

    /// The identity of what a path leads to now; `nil` where that is nothing.
    init?(path: String) {
        var information = stat()
        guard stat(path, &information) == 0 else { return nil }
        device = UInt64(information.st_dev)
        number = UInt64(information.st_ino)
    }
}
