import Foundation

/// The file of a store. Only its user can read it.
struct StoreFile: Sendable {
    /// The folder.
    let folder: String
    /// The file's name without its extension.
    let name: String

    /// The path of the file.
    var path: String { "\(folder)/\(name).sqlite" }

    /// Creates the file, and the folders that lead to it, if they are missing.
    ///
    /// - Throws: `POSIXError`.
    func create() throws {
        var parent = ""
        for part in folder.split(separator: "/") {
            parent += "/" + part
            guard mkdir(parent, 0o700) == 0 || errno == EEXIST || FileIdentity(path: parent) != nil else {
                throw currentError
            }
        }
        // The file is created without being opened: closing it would release the locks of this process's connections.
        guard mknod(path, S_IFREG | 0o600, 0) == 0 || errno == EEXIST else { throw currentError }
    }

    /// Renames the file and SQLite's files next to it.
    ///
    /// - Parameter identity: The identity of the file. If another file has its path by now, nothing is renamed.
    /// - Returns: The new path; `nil` if nothing is renamed.
    /// - Throws: `POSIXError`.
    func setAside(_ identity: FileIdentity) throws -> String? {
        try withLockedFolder {
            guard FileIdentity(path: path) == identity else { return nil }
            let kept = freeName()
            // The main file is renamed last: until then another process also finds the damage, and waits for the lock.
            for suffix in ["-wal", "-shm", ""] where rename(path + suffix, kept + suffix) != 0 {
                guard errno == ENOENT else { throw currentError }
            }
            return kept
        }
    }

    /// Returns an unused path.
    private func freeName() -> String {
        var number = 1
        while FileIdentity(path: keptPath(number)) != nil { number += 1 }
        return keptPath(number)
    }

    private func keptPath(_ number: Int) -> String { "\(folder)/\(name).damaged-\(number).sqlite" }

    /// Runs code while other processes can't rename files of the folder.
    private func withLockedFolder<Value>(_ body: () throws -> Value) throws -> Value {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw currentError }
        defer { close(descriptor) }
        for _ in 1...500 where flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            guard errno == EWOULDBLOCK || errno == EINTR else { throw currentError }
            usleep(10_000)
        }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { throw currentError }
        return try body()
    }

    private var currentError: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
