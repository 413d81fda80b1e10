import Basics
import CodeGeneration
import ToolSupport

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A temporary folder with the files of a revision that a check reads.
struct RevisionTree {
    private static let readSuffixes = [
        DefinitionFile.pathExtension, ".strings", ".stringsdict", ".xcstrings", ".pbxproj", ".xcconfig", ".plist",
    ]
    private static let readNames: Set = [Configuration.fileName, "Package.swift"]
    /// The extensions of source files, which only show the language of a target, so their content isn't needed.
    private static let sourceSuffixes = [".swift", ".m", ".mm", ".c", ".cpp", ".h"]

    /// The absolute path of the folder.
    let folder: Path
    private var files: [Path] = []

    /// Calls a body with the files of a revision, and removes them afterwards.
    ///
    /// - Parameters:
    ///   - revision: The revision.
    ///   - root: The absolute path of the repository.
    ///   - body: Receives the folder that stands for the repository.
    static func with<Value>(
        _ revision: String,
        of root: Path,
        _ body: (Path) -> Value
    ) throws(GitRepository.Failure) -> Value {
        let repository = GitRepository(folder: root)
        let files = try repository.files(of: revision, below: ".").filter(\.isInsideRepository)
        let read = files.filter { file in
            let name = Path(file.path).name
            return readNames.contains(name) || readSuffixes.contains { name.hasSuffix($0) }
        }
        let contents = try repository.contents(of: read)

        var tree: RevisionTree
        do throws(FileError) {
            tree = try RevisionTree()
        } catch {
            throw GitRepository.Failure(reason: "a temporary folder can't be created (\(error))")
        }
        defer { tree.remove() }

        do throws(FileError) {
            // With a '.git', the folder is searched for configurations like a repository.
            try tree.write([], to: ".git")
            for (file, content) in zip(read, contents) { try tree.write(content, to: file.path) }
            for path in sources(among: files.map(\.path)) { try tree.write([], to: path) }
        } catch {
            throw GitRepository.Failure(reason: "the temporary folder '\(tree.folder)' can't be written to (\(error))")
        }
        return body(tree.folder)
    }

    /// One source file of each extension in each folder.
    private static func sources(among paths: [String]) -> [String] {
        var seen: Set<String> = []
        return paths.filter { path in
            guard let suffix = sourceSuffixes.first(where: path.hasSuffix), !readNames.contains(Path(path).name) else {
                return false
            }
            return seen.insert("\(Path(path).folder)/\(suffix)").inserted
        }
    }

    private init() throws(FileError) {
        let parent = getenv("TMPDIR").map { String(cString: $0) } ?? ""
        let pattern = Path(parent.hasPrefix("/") ? parent : "/tmp").appending("intentc-XXXXXX").text
        guard let name = strdup(pattern) else { throw .system(errno) }
        defer { free(name) }
        guard mkdtemp(name) != nil else { throw .system(errno) }
        folder = Path(String(cString: name))
    }

    private mutating func write(_ content: [UInt8], to path: String) throws(FileError) {
        let file = folder.appending(path)
        try FileWriter.replace(file, with: content)
        files.append(file)
    }

    private func remove() {
        for file in files { try? FileWriter.remove(file, below: folder) }
        rmdir(folder.text)
    }
}

extension GitRepository.File {
    /// Whether the path leads to a file inside the repository, as in every valid repository.
    fileprivate var isInsideRepository: Bool {
        let components = path.split(separator: "/", omittingEmptySubsequences: false)
        return components.allSatisfy { !["", ".", "..", ".git"].contains($0) && !$0.utf8.contains(0) }
    }
}
