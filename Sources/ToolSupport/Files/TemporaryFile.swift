package import Basics
import CodeGeneration

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The file that stands in for another while it is written.
///
/// Its name holds the number of the process, a number of its own, and a checksum of both: a file that a person has
/// given a similar name is never taken for one that a process has left behind.
package struct TemporaryFile {
    private static let prefix = ".intentc-"
    private static let suffix = ".tmp"

    /// Where it is.
    package let path: Path
    private let process: pid_t

    /// Names a new file in a folder.
    ///
    /// - Parameters:
    ///   - folder: The folder.
    ///   - process: The process that writes the file.
    package init(in folder: Path, process: Int32 = getpid()) {
        self.process = process
        let number = UInt32.random(in: 0...UInt32.max)
        path = folder.appending(Self.name(process: process, number: number))
    }

    /// Takes a file for a temporary one; `nil` when its name isn't that of one.
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

    /// Removes the files that killed processes have left in a folder.
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

    private static func name(process: pid_t, number: UInt32) -> String {
        let text = "\(process)-\(String(number, radix: 16))"
        return "\(prefix)\(text)-\(String(checksum(of: text), radix: 16))\(suffix)"
    }

    /// The hash FNV-1a of a text.
    private static func checksum(of text: String) -> UInt32 {
        text.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
    }
}
