#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The reason why a file could not be read or written.
package enum FileError: Error, Equatable {
    /// A system call failed with this value of `errno`.
    case system(CInt)
    /// The path leads to something other than a file, such as a folder or a device.
    case notAFile
    /// The file is larger than the limit.
    case tooLarge(limit: Int)
    /// The file kept changing while it was read.
    case changing

    package static let doesNotExist = FileError.system(ENOENT)
    package static let exists = FileError.system(EEXIST)
    package static let notAFolder = FileError.system(ENOTDIR)
    package static let brokenPipe = FileError.system(EPIPE)
}

extension FileError: CustomStringConvertible {
    /// The reason in words. For a system call, these are the system's own, such as `Permission denied`.
    package var description: String {
        switch self {
        case .system(let code): String(cString: strerror(code))
        case .notAFile: "not a file"
        case .tooLarge(let limit): "larger than the limit of \(limit / (1024 * 1024)) MB"
        case .changing: "it changed while it was being read"
        }
    }
}

/// Makes a system call, and repeats it as long as signals interrupt it.
///
/// - Returns: The result of the call.
/// - Throws: `FileError.system` if the call returned a negative number.
@discardableResult
func system<Result: SignedInteger>(_ call: () -> Result) throws(FileError) -> Result {
    while true {
        let result = call()
        if result >= 0 { return result }
        guard errno == EINTR else { throw .system(errno) }
    }
}
