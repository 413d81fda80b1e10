import Foundation

/// The identity of a file, which differs from that of other files that have or had its path.
struct FileIdentity: Hashable {
    private let device: UInt64
    private let number: UInt64

    /// Reads the identity of the file that is at a path now; `nil` if the file doesn't exist.
    init?(path: String) {
        var information = stat()
        guard stat(path, &information) == 0 else { return nil }
        device = UInt64(information.st_dev)
        number = UInt64(information.st_ino)
    }
}
