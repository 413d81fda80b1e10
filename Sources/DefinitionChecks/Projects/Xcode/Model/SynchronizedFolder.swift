package import Basics
import PropertyLists

/// A synchronized folder: targets build its files without listing them, except for exceptions.
package struct SynchronizedFolder: Hashable, Sendable {
    /// The exceptional files for one target.
    package struct ExceptionSet: Hashable, Sendable {
        /// The index of the target in the project; `nil` if the project lacks it.
        package var target: Int?
        /// The index of the target's build phase that the files join; `nil` if the set applies to the target as a whole.
        package var phase: Int?
        /// The paths of the files below the folder. A target that contains the folder leaves them out; any other target adds
        /// them.
        package let paths: [Located<String>]
        /// The attributes of single files, such as `no_codegen`, by path below the folder.
        package var attributes: [String: [String]]
        /// The index of the first exception of each path.
        fileprivate let indices: [String: Int]

        init(
            target: Int?,
            phase: Int?,
            paths: [Located<String>],
            attributes: [String: [String]]
        ) {
            self.target = target
            self.phase = phase
            self.paths = paths
            self.attributes = attributes
            indices = Dictionary(zip(paths.map(\.value), paths.indices)) { first, _ in first }
        }
    }

    /// The path of the folder; `nil` if the project doesn't say.
    package var path: ProjectPath?
    /// The exceptions.
    package var exceptions: [ExceptionSet]
    /// The paths, below this folder, of folders that are copied as a whole.
    package var copiedFolders: Set<String>
    /// The position of the folder in the project file.
    package var position: SourcePosition

    /// Returns the path below the folder of a file that it contains; `nil` for other files, and for those in a folder that
    /// is copied as a whole.
    package func relativePath(of file: ProjectPath) -> String? {
        guard let path, path.root == file.root, path.path.isEmpty || file.path.hasPrefix(path.path + "/") else {
            return nil
        }
        let relativePath = path.path.isEmpty ? file.path : String(file.path.dropFirst(path.path.count + 1))
        return relativePath.enclosingFolders.contains(where: copiedFolders.contains) ? nil : relativePath
    }
}

extension SynchronizedFolder.ExceptionSet {
    /// The prefixes that versions of Xcode write before paths: usually none, and a mark before localized files.
    private static let marks = ["", "/Localized: ", "Localized: ", "/Localized/", "Localized/", "/", "./"]

    /// Returns the exception that applies to a file.
    func exception(for relativePath: String) -> Located<String>? {
        let folders = relativePath.enclosingFolders.flatMap { [$0, $0 + "/"] }
        let names = Self.spellings(of: relativePath) + folders
        return names.compactMap { indices[$0] }.min().map { paths[$0] }
    }

    /// Returns the attributes of a file.
    func attributes(of relativePath: String) -> [String] {
        Self.spellings(of: relativePath).lazy.compactMap { attributes[$0] }.first ?? []
    }

    /// Returns the possible spellings of a path: that of a localized file has the folder of its language or not.
    private static func spellings(of path: String) -> [String] {
        var names = path.split(separator: "/")
        guard names.count > 1, names[names.count - 2].hasSuffix(".lproj") else { return marks.map { $0 + path } }
        names.remove(at: names.count - 2)
        let withoutLanguage = names.joined(separator: "/")
        return marks.flatMap { [$0 + path, $0 + withoutLanguage] }
    }
}
