package import Basics
import CodeGeneration

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The temporary file that is written before it replaces another file.
///
/// Its name contains the number of the process, a random number, and a checksum of both, so that a user's file with a
/// similar name is never mistaken for one that a process left behind.
package struct TemporaryFile {
    private static let prefix = ".intentc-"
    private static let suffix = ".tmp"

    /// The path of the file.
    package let path: Path
    private let process: pid_t

    /// Creates a name for a new file in a folder.
    ///
    /// - Parameters:
    ///   - folder: The folder.
    ///   - process: The process that writes the file.
    package init(in folder: Path, process: Int32 = getpid()) {
        self.process = process
        let number = UInt32.random(in: 0...UInt32.max)
        path = folder.appending(Self.name(process: process, number: number))
    }

    /// Recognizes a temporary file by its name; `nil` for another file.
    package init?(_ path: Path) {
        let name = path.name
        guard name.hasPrefix(Self.prefix), name.hasSuffix(Self.suffix) else { return nil }
        let parts = name.dropFirst(Self.prefix.count).dropLast(Self.suffix.count).split(separator: "-")
        guard parts.count == 3, let process = pid_t(parts[0]), process > 0, let number = UInt32(parts[1], radix: 16),
            name == Self.name(process: process, number: number)
        else { return nil }
        self.path = path
        self.process = process
    }

    /// Removes the files that killed processes left in a folder.
    package static func removeLeftOvers(in folder: Path) {
        for entry in (try? FolderEntry.entries(of: folder)) ?? [] where entry.kind == .file {
            guard let file = TemporaryFile(folder.appending(entry.name)), file.isLeftOver else { continue }
            unlink(file.path.text)
        }
    }

    /// Whether the process that wrote the file has ended.
    package var isLeftOver: Bool {
        kill(process, 0) != 0 && errno == ESRCH
    }

    private static func name(process: pid_t, number: UInt32) -> String {
        let text = "\(process)-\(String(number, radix: 16))"
        return "\(prefix)\(text)-\(String(checksum(of: text), radix: 16))\(suffix)"
    }

    /// The FNV-1a hash of a text.
    private static func checksum(of text: String) -> UInt32 {
        text.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
    }
}
