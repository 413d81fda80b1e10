package import Basics
import CodeGeneration

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The status of a file or folder.
package struct FileStatus: Equatable {
    /// The kind of thing that a path leads to.
    package enum Kind {
        case file, folder, link, other
    }

    /// An identity that doesn't depend on the path.
    package struct Identity: Hashable {
        var device: UInt64
        var number: UInt64
    }

    /// The kind of file.
    package var kind: Kind
    /// The identity of the file or folder.
    package var identity: Identity
    /// The size in bytes.
    var size: Int
    /// The time of the last change to its content, in nanoseconds since 1970.
    var changeTime: Int

    /// Reads the status of a path.
    ///
    /// - Parameter followsLinks: Whether to read the status of a symbolic link's target.
    package init(of path: Path, followsLinks: Bool = true) throws(FileError) {
        var status = stat()
        try system { followsLinks ? stat(path.text, &status) : lstat(path.text, &status) }
        self.init(status)
    }

    /// Reads the status of an open file.
    init(of descriptor: CInt) throws(FileError) {
        var status = stat()
        try system { fstat(descriptor, &status) }
        self.init(status)
    }

    private init(_ status: stat) {
        kind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: .link
            default: .other
            }

        identity = Identity(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
        size = Int(status.st_size)

        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        changeTime = Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
    }
}
