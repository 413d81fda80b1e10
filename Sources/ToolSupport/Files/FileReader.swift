package import Basics
import CodeGeneration

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A reader of files.
package enum FileReader {
    /// The maximum number of attempts to read a file that changes in the meantime.
    private static let attemptLimit = 5

    /// Reads a whole file. If the file changes in the meantime, it is read again, because the bytes may never have been
    /// its content.
    ///
    /// - Parameter limit: The maximum size of the file in bytes, which is checked before it is read.
    package static func contents(of path: Path, limit: Int) throws(FileError) -> [UInt8] {
        try contents(of: path, limit: limit, reading: bytes)
    }

    /// Reads a whole file.
    ///
    /// - Parameter read: Reads some bytes of an open file, or fewer at its end.
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

    /// Returns whether the content of a file is equal to the given bytes.
    package static func file(_ path: Path, holds expected: [UInt8]) throws(FileError) -> Bool {
        try withFile(path) { (descriptor, status) throws(FileError) in
            guard status.size == expected.count else { return false }
            let found = try bytes(of: descriptor, upTo: status.size)
            // Comparing arrays would be slower, byte by byte.
            return found.count == expected.count && memcmp(found, expected, found.count) == 0
        }
    }

    /// Opens a file, or the file that a link leads to.
    ///
    /// - Parameter body: Receives the descriptor and the status of the file.
    private static func withFile<Result>(
        _ path: Path,
        _ body: (_ descriptor: CInt, _ status: FileStatus) throws(FileError) -> Result
    ) throws(FileError) -> Result {
        // Without O_NONBLOCK, opening a named pipe would wait for a writer.
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
