package import Basics
import CodeGeneration

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// An entry of a folder.
package struct FolderEntry {
    /// The name. Bytes that aren't UTF-8 are replaced; see `isNameValid`.
    package var name: String
    /// Whether the name is UTF-8. Otherwise, the path of the file can't be represented.
    package var isNameValid: Bool
    /// The kind of file. Links aren't followed.
    package var kind: FileStatus.Kind

    /// Returns whether the entry is a folder or a link to one.
    ///
    /// - Parameter path: The path of the entry.
    package func isFolder(at path: Path) -> Bool {
        kind == .folder || kind == .link && (try? FileStatus(of: path))?.kind == .folder
    }

    /// Lists a folder, sorted by name.
    package static func entries(of folder: Path) throws(FileError) -> [FolderEntry] {
        guard let stream = opendir(folder.text) else { throw .system(errno) }
        defer { closedir(stream) }
        var entries: [FolderEntry] = []

        errno = 0
        while let entry = readdir(stream) {
            let found = FolderEntry(entry, in: folder)
            if found.name != ".", found.name != ".." { entries.append(found) }
            errno = 0
        }

        guard errno == 0 else { throw .system(errno) }
        return entries.sorted { $0.name < $1.name }
    }

    private init(_ entry: UnsafePointer<dirent>, in folder: Path) {
        // The name can be longer than the array that the C header declares.
        let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
        let bytes = (UnsafeRawPointer(entry) + nameOffset).assumingMemoryBound(to: CChar.self)
        name = String(cString: bytes)
        isNameValid = String(validatingCString: bytes) != nil

        kind =
            switch Int(entry.pointee.d_type) {
            case Int(DT_REG): .file
            case Int(DT_DIR): .folder
            case Int(DT_LNK): .link
            case Int(DT_UNKNOWN): (try? FileStatus(of: folder.appending(name), followsLinks: false))?.kind ?? .other
            default: .other
            }
    }
}
