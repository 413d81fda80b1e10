#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Why a file could not be read or written.
package enum FileError: Error, Equatable {
    /// A system call failed with this value of `errno`.
    case system(CInt)
    /// A path leads to something else than a file, such as a folder or a device.
    case notAFile
    /// A file has more bytes than may be read.
    case tooLarge(limit: Int)
    /// A file was changed while it was read, again and again.
    case changing

    package static let doesNotExist = FileError.system(ENOENT)
    package static let exists = FileError.system(EEXIST)
    package static let notAFolder = FileError.system(ENOTDIR)
    package static let brokenPipe = FileError.system(EPIPE)
}

extension FileError: CustomStringConvertible {
    /// The reason in words; the system's own for a system call, such as `Permission denied`.
    package var description: String {
        switch self {
        case .system(let code): String(cString: strerror(code))
        case .notAFile: "not a file"
        case .tooLarge(let limit): "larger than \(limit / (1024 * 1024)) MB, the most that is read"
        case .changing: "changed while it was read"
        }
    }
}

/// Makes a system call, again as long as signals interrupt it.
///
/// - Returns: What the call returned.
/// - Throws: `FileError.system` where the call returned a negative number.
@discardableResult
func system<Result: SignedInteger>(_ call: () -> Result) throws(FileError) -> Result {
    while true {
        let result = call()
        if result >= 0 { return result }
        guard errno == EINTR else { throw .system(errno) }
    }
}
