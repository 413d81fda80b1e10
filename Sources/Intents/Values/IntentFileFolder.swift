import Foundation
import Synchronization

/// A folder in which files that are held as bytes get an address, for as long as an intent runs.
///
/// Nothing is written before an address is asked for.
package final class IntentFileFolder: Sendable {
    private enum State {
        case unused
        case used(URL)
        case removed
    }

    private let state = Mutex(State.unused)

    package init() {}

    /// Whether the folder was removed with all files.
    var isRemoved: Bool {
        state.withLock { state in
            if case .removed = state { true } else { false }
        }
    }

    /// Writes a file.
    ///
    /// - Returns: The file's address; `nil` after the folder was removed, and if the file can't be written, which is
    ///   reported.
    func write(_ bytes: Data, as filename: String) -> URL? {
        state.withLock { state in
            do {
                let root: URL
                switch state {
                case .unused: root = try Self.makeFolder(in: FileManager.default.temporaryDirectory)
                case .used(let folder): root = folder
                case .removed: return nil
                }
                state = .used(root)
                // In a folder of its own: several files can have one name.
                let address = try Self.makeFolder(in: root).appendingPathComponent(Self.name(for: filename))
                try bytes.write(to: address)
                return address
            } catch {
                IntentEnvironment.report("the file '\(filename)' has no address: \(error)")
                return nil
            }
        }
    }

    /// Removes the folder with all files.
    package func remove() {
        state.withLock { state in
            if case .used(let folder) = state { try? FileManager.default.removeItem(at: folder) }
            state = .removed
        }
    }

    /// A new folder that only its user can enter.
    private static func makeFolder(in parent: URL) throws -> URL {
        let folder = parent.appendingPathComponent("intents-" + UUID().uuidString)
        try FileManager.default.createDirectory(
            at: folder,
            withIntermediateDirectories: false,
            attributes: [.posixPermissions: 0o700]
        )
        return folder
    }

    /// A file's name without the folders that it may name.
    private static func name(for filename: String) -> String {
        let name = filename.split(separator: "/").last.map(String.init) ?? ""
        let isUsable = ![".", ".."].contains(name) && !name.isEmpty && !name.utf8.contains(0) && name.utf8.count < 256
        return isUsable ? name : "file"
    }
}
