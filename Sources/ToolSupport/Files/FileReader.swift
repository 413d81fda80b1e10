package import Basics
import CodeGeneration

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Reads files.
package enum FileReader {
    /// How often a file is read that changes meanwhile.
    private static let attemptLimit = 5

    /// Reads a whole file, and again where it changes meanwhile: what was read of it may never have been its content.
    ///
    /// - Parameter limit: The most bytes that the file may have, which is checked before it is read.
    package static func contents(of path: Path, limit: Int) throws(FileError) -> [UInt8] {
        try contents(of: path, limit: limit, reading: bytes)
    }

    /// Reads a whole file.
    ///
    /// - Parameter read: Reads some bytes of an open file, or fewer where it has no more.
    static func contents(
        of path: Path,
        limit: Int,
        reading read: (_ descriptor: CInt, _ count: Int) throws(FileError) -> [UInt8]
    ) throws(FileError) -> [UInt8] {
        for _ in 1...attemptLimit {
            let content = try withFile(path) { (descriptor, status) throws(FileError) -> [UInt8]? in
                guard status.size <= limit else { throw .tooLarge(limit: limit) }
                let content = try read(descriptor, status.size)
                let newStatus = try FileStatus(of: descriptor)
                return content.count == status.size && newStatus == status ? content : nil
            }
            if let content { return content }
        }
        throw .changing
    }

    /// Reads the first bytes of a file.
    package static func start(of path: Path, byteCount: Int) throws(FileError) -> [UInt8] {
        try withFile(path) { (descriptor, status) throws(FileError) in
            try bytes(of: descriptor, upTo: min(status.size, byteCount))
        }
    }

    /// Whether a file holds the given bytes and nothing else.
    package static func file(_ path: Path, holds expected: [UInt8]) throws(FileError) -> Bool {
        try withFile(path) { (descriptor, status) throws(FileError) in
            guard status.size == expected.count else { return false }
            let found = try bytes(of: descriptor, upTo: status.size)
            // Arrays would be compared byte by byte.
            return found.count == expected.count && memcmp(found, expected, found.count) == 0
        }
    }

    /// Opens a file, or what a link to one leads to.
    ///
    /// - Parameter body: Gets the descriptor and what the system knows about the file.
    private static func withFile<Result>(
        _ path: Path,
        _ body: (_ descriptor: CInt, _ status: FileStatus) throws(FileError) -> Result
    ) throws(FileError) -> Result {
        // Without O_NONBLOCK a named pipe would wait for a writer before it can be refused.
        let descriptor = try system { open(path.text, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
        defer { close(descriptor) }
        let status = try FileStatus(of: descriptor)
        guard status.kind == .file else { throw .notAFile }
        return try body(descriptor, status)
    }

    static func bytes(of descriptor: CInt, upTo count: Int) throws(FileError) -> [UInt8] {
        var failure: FileError?
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            do throws(FileError) {
                while filled < count {
                    let got = try system { read(descriptor, buffer.baseAddress! + filled, count - filled) }
                    if got == 0 { break }
                    filled += got
                }
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return bytes
    }
}
