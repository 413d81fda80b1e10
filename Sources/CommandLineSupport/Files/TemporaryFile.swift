package import DefinitionCompiler

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The file that stands in for another while it is written. A process has at most one in a folder at a time.
package struct TemporaryFile {
    private static let prefix = ".intentc-"
    private static let suffix = ".tmp"

    /// Where it is.
    let path: Path
    private let process: pid_t

    /// Names the file of this process in a folder.
    init(in folder: Path) {
        process = getpid()
        path = folder.appending("\(Self.prefix)\(process)\(Self.suffix)")
    }

    /// Takes a file for a temporary one; `nil` where its name is not that of one.
    package init?(_ path: Path) {
        let name = path.name
        guard name.hasPrefix(Self.prefix), name.hasSuffix(Self.suffix),
            let process = pid_t(name.dropFirst(Self.prefix.count).dropLast(Self.suffix.count)),
            process > 0
        else { return nil }
        self.path = path
        self.process = process
    }

    /// Removes the files in a folder that processes have left there which were killed.
    package static func removeLeftOvers(in folder: Path) {
        for entry in (try? FolderEntry.entries(of: folder)) ?? [] where entry.kind == .file {
            guard let file = TemporaryFile(folder.appending(entry.name)), file.isLeftOver else { continue }
            unlink(file.path.text)
        }
    }

    /// Whether the process is gone that would have put the file in place.
    package var isLeftOver: Bool {
        kill(process, 0) != 0 && errno == ESRCH
    }
}
