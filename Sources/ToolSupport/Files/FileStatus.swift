package import Basics
import CodeGeneration

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What the system knows about a file or folder.
package struct FileStatus: Equatable {
    /// What a path leads to.
    package enum Kind {
        case file, folder, link, other
    }

    /// What tells files apart whatever their paths are.
    package struct Identity: Hashable {
        var device: UInt64
        var number: UInt64
    }

    /// What it is.
    package var kind: Kind
    /// Which file or folder it is.
    package var identity: Identity
    /// The size in bytes.
    var size: Int
    /// The time of the last change of its content, in nanoseconds since 1970.
    var changeTime: Int

    /// Looks a path up.
    ///
    /// - Parameter followsLinks: Whether a symbolic link stands for what it leads to.
    package init(of path: Path, followsLinks: Bool = true) throws(FileError) {
        var status = stat()
        try system { followsLinks ? stat(path.text, &status) : lstat(path.text, &status) }
        self.init(status)
    }

    /// Looks an open file up.
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
