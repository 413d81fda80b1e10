/// Finds what takes part in builds by its path, with work that does not grow with the project.
struct MembershipIndex: Sendable {
    /// Where a step lists a file.
    struct Entry: Hashable, Sendable {
        /// The index of the target in the project.
        var target: Int
        /// The index of the step in the target.
        var phase: Int
        /// The index of the file in the step.
        var file: Int
    }

    /// How a folder whose files take part without being listed belongs to targets.
    private struct Folder: Sendable {
        /// The targets that have it.
        var holders: Set<Int> = []
        /// The indices of its exceptions, by their targets.
        var exceptions: [Int: [Int]] = [:]
    }

    /// The files of each path, and for each the name of the listed object that stands for it.
    private var files: [ProjectPath: [(file: ProjectFile, owner: String)]] = [:]
    /// Where steps list each object.
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

    /// Where steps list a file, in the order of the targets and their steps.
    func entries(of path: ProjectPath) -> [Entry] {
        let owners = Set((files[path] ?? []).map(\.owner))
        return owners.flatMap { entries[$0] ?? [] }.sorted {
            ($0.target, $0.phase, $0.file) < ($1.target, $1.phase, $1.file)
        }
    }

    /// The objects that stand for a path in the steps of targets.
    func files(at path: ProjectPath) -> [ProjectFile] {
        (files[path] ?? []).map(\.file)
    }

    /// The folders that a path is in, in the order of the project.
    func folders(around path: ProjectPath) -> [Int] {
        guard !foldersByPath.isEmpty else { return [] }
        return ([""] + path.path.enclosingFolders)
            .flatMap { foldersByPath[ProjectPath(path.root, normalized: $0)] ?? [] }
            .sorted()
    }

    /// The targets that a folder may have files for.
    func targets(ofFolder index: Int) -> Set<Int> {
        folders[index].holders.union(folders[index].exceptions.keys)
    }

    /// Whether a target has a folder.
    func target(_ target: Int, hasFolder index: Int) -> Bool {
        folders[index].holders.contains(target)
    }

    /// The indices of the exceptions that a folder makes for a target.
    func exceptions(ofFolder index: Int, for target: Int) -> [Int] {
        folders[index].exceptions[target] ?? []
    }
}

extension String {
    /// The paths of the folders that a relative path is in, the outermost first.
    var enclosingFolders: [String] {
        utf8.indices.filter { utf8[$0] == UInt8(ascii: "/") }.map { String(self[..<$0]) }
    }
}
