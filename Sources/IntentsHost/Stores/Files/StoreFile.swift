import Foundation

/// The file of a store, which only its user can read.
struct StoreFile: Sendable {
    /// The folder.
    let folder: String
    /// The file's name without its extension.
    let name: String

    /// The file.
    var path: String { "\(folder)/\(name).sqlite" }

    /// Creates the file, and the folders that lead to it, where they are missing.
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
        // The file is made without being opened: closing it would free the locks of other connections of this process.
        guard mknod(path, S_IFREG | 0o600, 0) == 0 || errno == EEXIST else { throw currentError }
    }

    /// Renames the file and what SQLite keeps beside it.
    ///
    /// - Parameter identity: The file that is meant. Where another one has its path by now, nothing is renamed.
    /// - Returns: The new path.
    /// - Throws: `POSIXError`.
    func setAside(_ identity: FileIdentity) throws -> String? {
        try withLockedFolder {
            guard FileIdentity(path: path) == identity else { return nil }
            let kept = freeName()
            // The main file goes last: until then another process finds the damage too, and waits for the lock.
            for suffix in ["-wal", "-shm", ""] where rename(path + suffix, kept + suffix) != 0 {
                guard errno == ENOENT else { throw currentError }
            }
            return kept
        }
    }

    /// A path that nothing has yet.
    private func freeName() -> String {
        var number = 1
        while FileIdentity(path: keptPath(number)) != nil { number += 1 }
        return keptPath(number)
    }

    private func keptPath(_ number: Int) -> String { "\(folder)/\(name).damaged-\(number).sqlite" }

    /// Runs code while no other process renames files of the folder.
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
