package import Basics
import CodeGeneration

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A writer and remover of files.
package enum FileWriter {
    /// Writes a file, and creates the folders that lead to it.
    ///
    /// The bytes go to a temporary file in the same folder, which is then renamed. So others see either the old or the
    /// new file and never a part of it, even if the process is killed. SIGINT and SIGTERM take effect after the file is
    /// in place.
    ///
    /// - Parameter keepsNature: Whether an existing file keeps its permissions, and a link keeps leading to the file.
    package static func replace(
        _ path: Path,
        with bytes: [UInt8],
        keepingNature keepsNature: Bool = false
    ) throws(FileError) {
        let signals = HeldSignals()
        defer { signals.release() }

        let path = keepsNature ? try path.leadingToTarget() : path
        if keepsNature { TemporaryFile.removeLeftOvers(in: path.folder) }

        let temporary = TemporaryFile(in: path.folder)
        do throws(FileError) {
            try createWithFolder(temporary.path, bytes)
            if keepsNature { try copyPermissions(from: path, to: temporary.path) }
            try system { rename(temporary.path.text, path.text) }
        } catch {
            unlink(temporary.path.text)
            throw error
        }
    }

    /// Renames a file within existing folders, and fails if a file with the new name exists.
    ///
    /// Others see the file under one of the names or under both, even if the process is killed.
    package static func move(_ path: Path, to newPath: Path) throws(FileError) {
        let signals = HeldSignals()
        defer { signals.release() }
        try system { linkat(AT_FDCWD, path.text, AT_FDCWD, newPath.text, 0) }
        do throws(FileError) {
            try system { unlink(path.text) }
        } catch {
            unlink(newPath.text)
            throw error
        }
    }

    private static func copyPermissions(from path: Path, to other: Path) throws(FileError) {
        var status = stat()
        guard stat(path.text, &status) == 0 else { return }
        try system { chmod(other.text, status.st_mode & 0o7777) }
    }

    /// Writes all bytes to an open file.
    static func send(_ bytes: [UInt8], to descriptor: CInt) throws(FileError) {
        var sent = 0
        while sent < bytes.count {
            sent += try system {
                bytes.withUnsafeBytes { write(descriptor, $0.baseAddress! + sent, bytes.count - sent) }
            }
        }
    }

    /// Removes a file, and then the folders that become empty.
    ///
    /// - Parameter root: The folder to keep even if it becomes empty.
    package static func remove(_ path: Path, below root: Path) throws(FileError) {
        try system { unlink(path.text) }
        var folder = path.folder
        while folder != root, rmdir(folder.text) == 0 { folder = folder.folder }
    }

    private static func createWithFolder(_ path: Path, _ bytes: [UInt8]) throws(FileError) {
        for _ in 1...5 {
            do throws(FileError) {
                try createFolder(path.folder)
                return try create(path, bytes)
            } catch .doesNotExist {
                // Another process has removed the empty folder in the meantime.
                continue
            }
        }
        try create(path, bytes)
    }

    private static func create(_ path: Path, _ bytes: [UInt8]) throws(FileError) {
        let descriptor = try system { open(path.text, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644) }
        do throws(FileError) {
            try send(bytes, to: descriptor)
        } catch {
            close(descriptor)
            throw error
        }
        // Some file systems report a full disk only on closing. After EINTR the file is closed, too.
        guard close(descriptor) == 0 || errno == EINTR else { throw .system(errno) }
    }

    private static func createFolder(_ path: Path) throws(FileError) {
        if mkdir(path.text, 0o777) == 0 || errno == EEXIST { return }
        guard errno == ENOENT else { throw .system(errno) }
        try createFolder(path.folder)
        guard mkdir(path.text, 0o777) == 0 || errno == EEXIST else { throw .system(errno) }
    }
}
