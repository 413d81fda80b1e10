import Basics
import PropertyLists

/// The entries of a project's resource phases, by the paths of their files.
struct ResourceEntries {
    /// An entry of a phase that copies resources.
    struct Entry {
        /// The target.
        var target: ProjectTarget
        /// The build phase.
        var phase: BuildPhase
        /// The entry.
        var file: BuildFile
        /// Whether the target also compiles the file.
        var isAlsoBuilt: Bool

        /// The position of the entry.
        var position: SourcePosition { file.position }
    }

    private let paths: [String: [ProjectPath]]
    private var entries: [ProjectPath: [Entry]] = [:]

    /// Collects the entries of a project.
    init(of project: CheckedProject) {
        paths = project.paths
        for target in project.model.targets {
            var built: Set<ProjectPath> = []
            for phase in target.phases where phase.kind == .sources {
                built.formUnion(phase.files.flatMap(\.paths))
            }

            for phase in target.phases where phase.kind == .resources {
                for (file, path) in phase.files.flatMap({ file in file.paths.map { (file, $0) } }) {
                    let isAlsoBuilt = built.contains(path)
                    let entry = Entry(target: target, phase: phase, file: file, isAlsoBuilt: isAlsoBuilt)
                    entries[path, default: []].append(entry)
                }
            }
        }
    }

    /// Returns the entries of a file of the run.
    func entries(of file: String) -> [Entry] {
        (paths[file] ?? []).flatMap { entries[$0] ?? [] }
    }
}

extension BuildFile {
    fileprivate var paths: [ProjectPath] { (file?.files ?? []).compactMap(\.path) }
}
