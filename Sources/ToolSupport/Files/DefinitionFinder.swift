package import Basics
package import CodeGeneration

/// A search for definitions in the files and folders that the user named.
///
/// Folders are searched to any depth, sorted by name, and through symbolic links, but never a folder inside itself.
/// Hidden files and folders, whose names start with a dot, and folders that builds and other programs fill are left out
/// unless the user names them.
package struct DefinitionFinder {
    /// The maximum number of folders to search. Links between folders could otherwise lead to any number of paths.
    private static let folderLimit = 100_000

    /// The definitions, in the order of the given paths, then sorted by path.
    package private(set) var files: [DefinitionFile] = []
    /// The files and folders that the user named.
    package private(set) var roots: [InputRoot] = []
    /// The absolute paths of files and folders that could not be read.
    package private(set) var failedInputs: Set<Path> = []
    /// The findings about what could not be read or used.
    package private(set) var diagnostics: [Diagnostic] = []

    private let findsFamilies: Bool
    private let workingFolder: Path
    private var packages: PackageFinder
    private var folderCount = 0
    /// The folders that were skipped below the most recent root.
    private var skippedFolders: [Path] = []
    /// The files by identity, each with whether a link leads to it.
    private var identities: [FileStatus.Identity: [(index: Int, isLinked: Bool)]] = [:]

    /// Searches files and folders.
    ///
    /// - Parameters:
    ///   - paths: The files and folders.
    ///   - findsFamilies: Whether families of system intents are found beside definitions.
    ///   - workingFolder: The absolute path that relative paths start from.
    package init(searching paths: [Path], findsFamilies: Bool = false, workingFolder: Path) {
        self.findsFamilies = findsFamilies
        self.workingFolder = workingFolder
        packages = PackageFinder(workingFolder: workingFolder)
        for path in paths { search(path) }
    }

    private mutating func search(_ path: Path) {
        roots.append(InputRoot(absolutePath: path.absolute(in: workingFolder), packages: []))

        let countBefore = files.count + diagnostics.count
        skippedFolders = []

        do throws(FileError) {
            if try FileStatus(of: path).kind == .folder {
                searchFolder(path, relativePath: Path("."), isLinked: false, enclosing: [])
                guard files.count + diagnostics.count == countBefore else { return }
                reportNoDefinitions(in: path)
            } else if isWanted(path.name) {
                let isLink = (try? FileStatus(of: path, followsLinks: false))?.kind == .link
                add(path, relativePath: Path(path.name), isLinked: isLink)
            } else {
                let message =
                    "the name of a definition ends in '\(DefinitionFile.pathExtension)'; name a definition or a folder"
                fail(.notADefinition, message, at: path)
            }
        } catch {
            fail(.readFailed, "can't be read (\(error)); name a file or folder of definitions that exists", at: path)
        }
    }

    /// Searches a folder and the folders in it.
    ///
    /// - Parameters:
    ///   - relativePath: The path of the folder below the root.
    ///   - isLinked: Whether the path to the folder contains a link.
    ///   - enclosing: The folders that contain this one, up to the root.
    private mutating func searchFolder(
        _ folder: Path,
        relativePath: Path,
        isLinked: Bool,
        enclosing: [FileStatus.Identity]
    ) {
        do throws(FileError) {
            let identity = try FileStatus(of: folder).identity
            guard !enclosing.contains(identity) else { return }
            folderCount += 1
            guard folderCount <= Self.folderLimit else { return failForTooManyFolders(folder) }

            let entries = try FolderEntry.entries(of: folder)
            guard enclosing.isEmpty || !SkippedFolder.isOne(holding: entries.lazy.map(\.name)) else {
                return skippedFolders.append(folder)
            }

            notePackage(of: folder)
            for entry in entries where !entry.name.hasPrefix(".") {
                searchEntry(
                    entry,
                    of: folder,
                    relativePath: relativePath,
                    isLinked: isLinked,
                    enclosing: enclosing + [identity]
                )
            }
        } catch {
            fail(.readFailed, "can't be read (\(error))", at: folder)
        }
    }

    private mutating func searchEntry(
        _ entry: FolderEntry,
        of folder: Path,
        relativePath: Path,
        isLinked: Bool,
        enclosing: [FileStatus.Identity]
    ) {
        let path = folder.appending(entry.name)
        let isFolder = entry.isFolder(at: path)
        if isFolder, SkippedFolder.isNamedAsOne(entry.name) { return skippedFolders.append(path) }
        guard isFolder || isWanted(entry.name) else { return }
        guard entry.isNameValid else {
            return fail(.readFailed, "can't be read (its name isn't UTF-8); rename it", at: path)
        }

        let relativePath = relativePath.appending(entry.name)
        let isLinked = isLinked || entry.kind == .link
        if isFolder {
            searchFolder(path, relativePath: relativePath, isLinked: isLinked, enclosing: enclosing)
        } else {
            add(path, relativePath: relativePath, isLinked: isLinked)
        }
    }

    /// Whether a file of a name is looked for.
    private func isWanted(_ name: String) -> Bool {
        DefinitionFile.isNamedAsOne(name) || (findsFamilies && DefinitionFile.isNamedAsFamily(name))
    }

    private mutating func add(_ path: Path, relativePath: Path, isLinked: Bool) {
        let package = notePackage(of: path.folder)
        let file = DefinitionFile(path, relativePath: relativePath, workingFolder: workingFolder, package: package)
        files.append(file)
        guard let identity = (try? FileStatus(of: path))?.identity else { return }
        identities[identity, default: []].append((files.count - 1, isLinked))
    }

    /// The definitions, each once. If several paths lead to one definition, a path that isn't a link is preferred.
    package var distinctFiles: [DefinitionFile] {
        let left = Set(
            identities.values.flatMap { places in places.map(\.index).filter { $0 != Self.main(of: places) } }
        )
        return files.indices.filter { !left.contains($0) }.map { files[$0] }
    }

    /// The other paths of definitions that several paths lead to, by the path that `distinctFiles` contains.
    package var links: [Path: [DefinitionFile]] {
        let several = identities.values.filter { $0.count > 1 }
        return Dictionary(
            uniqueKeysWithValues: several.map { places in
                let main = Self.main(of: places)
                return (files[main].path, places.map(\.index).filter { $0 != main }.map { files[$0] })
            }
        )
    }

    private static func main(of places: [(index: Int, isLinked: Bool)]) -> Int {
        (places.first { !$0.isLinked } ?? places[0]).index
    }

    private mutating func reportNoDefinitions(in folder: Path) {
        let fact = "no '\(DefinitionFile.pathExtension)' file in this folder"
        guard let skipped = skippedFolders.first else {
            return report(.noDefinitions, "\(fact); name a folder or file of definitions", at: folder)
        }
        let message = """
            \(fact) outside of folders that builds and other programs fill, such as '\(skipped)'; to search one of \
            these folders, name it
            """
        report(.noDefinitions, message, at: folder)
    }

    /// Returns the package that a folder belongs to, and records it for the current root.
    @discardableResult
    private mutating func notePackage(of folder: Path) -> Path {
        let package = packages.package(of: folder.absolute(in: workingFolder))
        roots[roots.count - 1].packages.insert(package)
        return package
    }

    private mutating func failForTooManyFolders(_ folder: Path) {
        guard folderCount == Self.folderLimit + 1 else { return }
        let message = "search stopped after \(Self.folderLimit) folders; name a folder nearer to the definitions"
        fail(.readFailed, message, at: folder)
        failedInputs.formUnion(roots.map(\.absolutePath))
    }

    /// Reports that a path can't be read, so that the definitions there are unknown.
    private mutating func fail(_ id: Diagnostic.ID, _ message: String, at path: Path) {
        report(id, message, at: path)
        failedInputs.insert(path.absolute(in: workingFolder))
    }

    private mutating func report(_ id: Diagnostic.ID, _ message: String, at path: Path) {
        diagnostics.append(Diagnostic(.error, id, message: message, at: SourceLocation(file: path.text)))
    }
}
