import Foundation
import Synchronization

/// A folder in which files in memory have URLs while an intent runs.
///
/// A file is written when its URL is needed.
package final class IntentFileFolder: Sendable {
    private enum State {
        case unused
        case used(URL)
        case removed
    }

    private let state = Mutex(State.unused)

    package init() {}

    /// Whether the folder and its files have been removed.
    var isRemoved: Bool {
        state.withLock { state in
            if case .removed = state { true } else { false }
        }
    }

    /// Writes a file.
    ///
    /// - Returns: The URL of the file; `nil` if the folder has been removed, or if the file can't be written, which is
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
                // Each file has a folder of its own, because several files can have the same name.
                let address = try Self.makeFolder(in: root).appendingPathComponent(Self.name(for: filename))
                try bytes.write(to: address)
                return address
            } catch {
                IntentEnvironment.report("the file '\(filename)' can't be written for the handler: \(error)")
                return nil
            }
        }
    }

    /// Removes the folder and its files.
    package func remove() {
        state.withLock { state in
            if case .used(let folder) = state { try? FileManager.default.removeItem(at: folder) }
            state = .removed
        }
    }

    /// Creates a folder that only its user can open.
    ///
    /// - Returns: The URL of the folder.
    private static func makeFolder(in parent: URL) throws -> URL {
        let folder = parent.appendingPathComponent("intents-" + UUID().uuidString)
        try FileManager.default.createDirectory(
            at: folder,
            withIntermediateDirectories: false,
            attributes: [.posixPermissions: 0o700]
        )
        return folder
    }

    /// Returns the name of a file without folders.
    private static func name(for filename: String) -> String {
        let name = filename.split(separator: "/").last.map(String.init) ?? ""
        let isUsable = ![".", ".."].contains(name) && !name.isEmpty && !name.utf8.contains(0) && name.utf8.count < 256
        return isUsable ? name : "file"
    }
}
