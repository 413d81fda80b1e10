package import Basics
import PropertyLists

/// A folder whose files take part in builds without being listed, but for exceptions.
package struct SynchronizedFolder: Hashable, Sendable {
    /// Files that are treated otherwise in one target.
    package struct ExceptionSet: Hashable, Sendable {
        /// The index of the target in the project; `nil` where the project has lost it.
        package var target: Int?
        /// The step of the target's build that the files join, by its index; `nil` where the set is about the target as
        /// a whole.
        package var phase: Int?
        /// The files, by their paths below the folder. Those of a target that has the folder are left out of it; others
        /// are added to a target that has it not.
        package let paths: [Located<String>]
        /// How steps treat single files, such as `no_codegen`, by their paths below the folder.
        package var attributes: [String: [String]]
        /// The place of the set.
        package var position: SourcePosition
        /// The index of the first exception of each path.
        fileprivate let indices: [String: Int]

        init(
            target: Int?,
            phase: Int?,
            paths: [Located<String>],
            attributes: [String: [String]],
            position: SourcePosition
        ) {
            self.target = target
            self.phase = phase
            self.paths = paths
            self.attributes = attributes
            self.position = position
            indices = Dictionary(zip(paths.map(\.value), paths.indices)) { first, _ in first }
        }
    }

    /// Where the folder is; `nil` where the project does not say.
    package var path: ProjectPath?
    /// The exceptions.
    package var exceptions: [ExceptionSet]
    /// The folders in it that are copied as a whole, by their paths below the folder.
    package var copiedFolders: Set<String>
    /// The place of the folder in the project file.
    package var position: SourcePosition

    /// The path below the folder of a file that is in it, and not in a folder that is copied as a whole.
    package func relativePath(of file: ProjectPath) -> String? {
        guard let path, path.root == file.root, path.path.isEmpty || file.path.hasPrefix(path.path + "/") else {
            return nil
        }
        let relativePath = path.path.isEmpty ? file.path : String(file.path.dropFirst(path.path.count + 1))
        return relativePath.enclosingFolders.contains(where: copiedFolders.contains) ? nil : relativePath
    }
}

extension SynchronizedFolder.ExceptionSet {
    /// What Xcode has written before the path of a file: most often nothing, and a mark before that of a localized file.
    private static let marks = ["", "/Localized: ", "Localized: ", "/Localized/", "Localized/", "/", "./"]

    /// The exception that a file falls under.
    func exception(for relativePath: String) -> Located<String>? {
        let folders = relativePath.enclosingFolders.flatMap { [$0, $0 + "/"] }
        let names = Self.spellings(of: relativePath) + folders
        return names.compactMap { indices[$0] }.min().map { paths[$0] }
    }

    /// How steps treat a file.
    func attributes(of relativePath: String) -> [String] {
        Self.spellings(of: relativePath).lazy.compactMap { attributes[$0] }.first ?? []
    }

    /// How the path of a file may be written: a localized one with the folder of its language or without.
    private static func spellings(of path: String) -> [String] {
        var names = path.split(separator: "/")
        guard names.count > 1, names[names.count - 2].hasSuffix(".lproj") else { return marks.map { $0 + path } }
        names.remove(at: names.count - 2)
        let withoutLanguage = names.joined(separator: "/")
        return marks.flatMap { [$0 + path, $0 + withoutLanguage] }
    }
}
