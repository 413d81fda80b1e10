/// An index of files and folders in targets by path, whose lookups don't depend on the size of the project.
struct MembershipIndex: Sendable {
    /// The place of a file in a build phase.
    struct Entry: Hashable, Sendable {
        /// The index of the target in the project.
        var target: Int
        /// The index of the build phase in the target.
        var phase: Int
        /// The index of the file in the build phase.
        var file: Int
    }

    /// The targets of a synchronized folder.
    private struct Folder: Sendable {
        /// The targets that contain it.
        var holders: Set<Int> = []
        /// The indices of its exceptions, by target.
        var exceptions: [Int: [Int]] = [:]
    }

    /// The files of each path, with the identifier of the listed object that stands for each.
    private var files: [ProjectPath: [(file: ProjectFile, owner: String)]] = [:]
    /// The entries of each object in build phases.
    private var entries: [String: [Entry]] = [:]
    private var folders: [Folder]
    /// The folders of each path.
    private var foldersByPath: [ProjectPath: [Int]] = [:]

    init(_ targets: [ProjectTarget], _ folders: [SynchronizedFolder]) {
        self.folders = folders.map { folder in
            let sets = folder.exceptions.indices.filter { folder.exceptions[$0].target != nil }
            return Folder(exceptions: Dictionary(grouping: sets) { folder.exceptions[$0].target ?? 0 })
        }
        for (index, folder) in folders.enumerated() {
            if let path = folder.path { foldersByPath[path, default: []].append(index) }
        }

        for (target, content) in targets.enumerated() {
            for folder in content.folders { self.folders[folder].holders.insert(target) }
            for (phase, step) in content.phases.enumerated() { add(step.files, target: target, phase: phase) }
        }
    }

    private mutating func add(_ listed: [BuildFile], target: Int, phase: Int) {
        for (index, entry) in listed.enumerated() {
            guard let file = entry.file else { continue }
            if entries[file.id] == nil {
                for part in file.files {
                    if let path = part.path { files[path, default: []].append((part, file.id)) }
                }
            }
            entries[file.id, default: []].append(Entry(target: target, phase: phase, file: index))
        }
    }

    /// Returns the entries of a file in build phases, in the order of the targets and their phases.
    func entries(of path: ProjectPath) -> [Entry] {
        let owners = Set((files[path] ?? []).map(\.owner))
        return owners.flatMap { entries[$0] ?? [] }.sorted {
            ($0.target, $0.phase, $0.file) < ($1.target, $1.phase, $1.file)
        }
    }

    /// Returns the objects in build phases that stand for a path.
    func files(at path: ProjectPath) -> [ProjectFile] {
        (files[path] ?? []).map(\.file)
    }

    /// Returns the synchronized folders that contain a path, in the order of the project.
    func folders(around path: ProjectPath) -> [Int] {
        guard !foldersByPath.isEmpty else { return [] }
        return ([""] + path.path.enclosingFolders)
            .flatMap { foldersByPath[ProjectPath(path.root, normalized: $0)] ?? [] }
            .sorted()
    }

    /// Returns the targets that a folder may have files for.
    func targets(ofFolder index: Int) -> Set<Int> {
        folders[index].holders.union(folders[index].exceptions.keys)
    }

    /// Whether a target contains a folder.
    func target(_ target: Int, hasFolder index: Int) -> Bool {
        folders[index].holders.contains(target)
    }

    /// Returns the indices of the exceptions of a folder for a target.
    func exceptions(ofFolder index: Int, for target: Int) -> [Int] {
        folders[index].exceptions[target] ?? []
    }
}

extension String {
    /// The paths of the folders that contain the relative path, the outermost first.
    var enclosingFolders: [String] {
        utf8.indices.filter { utf8[$0] == UInt8(ascii: "/") }.map { String(self[..<$0]) }
    }
}
