import Basics
import PropertyLists

/// Creates the model of a project from its objects.
///
/// Objects that several others refer to are created once and shared, and a build phase belongs to one target, so the model
/// doesn't outgrow the file.
struct ProjectReader {
    private let objects: ProjectObjects
    private let paths: ProjectPaths
    private let parts: TargetPartReader
    private let targets: [ProjectObject]
    private let targetIndices: [String: Int]
    /// The build phases of each target. A phase belongs to the first target that refers to it.
    private let phases: [[ProjectObject]]
    private let phaseIndices: [String: PhaseIndex]
    /// The targets by the identifiers of their products.
    private let productTargets: [String: Int]
    private let folders: [ProjectObject]
    private let folderIndices: [String: Int]

    /// The place of a build phase: the index of its target, and its own among the target's phases.
    struct PhaseIndex {
        var target: Int
        var phase: Int
    }

    init(_ objects: ProjectObjects) {
        self.objects = objects
        paths = ProjectPaths(objects)
        parts = TargetPartReader(objects: objects, paths: paths)
        targets = objects.list("targets", of: objects.root).uniqued()
        targetIndices = Self.indices(of: targets.map(\.id))
        productTargets = Self.indices(of: targets.map { $0.text("productReference")?.value ?? "" })

        var seen: Set<String> = []
        phases = targets.map { target in
            objects.list("buildPhases", of: target).filter { seen.insert($0.id).inserted }
        }
        let places = phases.enumerated().flatMap { target, phases in
            phases.enumerated().map { ($0.element.id, PhaseIndex(target: target, phase: $0.offset)) }
        }
        phaseIndices = Dictionary(places) { first, _ in first }

        let named = targets.flatMap { objects.list("fileSystemSynchronizedGroups", of: $0) }
        folders = (paths.groups + named).uniqued().filter { $0.isa == "PBXFileSystemSynchronizedRootGroup" }
        folderIndices = Self.indices(of: folders.map(\.id))
    }

    private static func indices(of ids: [String]) -> [String: Int] {
        Dictionary(ids.enumerated().filter { !$0.element.isEmpty }.map { ($0.element, $0.offset) }) { first, _ in first
        }
    }

    /// Returns the whole project.
    func project() -> XcodeProject {
        let root = objects.root
        let settings = configurationTable()
        let phaseTable = phaseTable()

        return XcodeProject(
            developmentRegion: root.text("developmentRegion"),
            knownRegions: root.texts("knownRegions"),
            configurations: configurations(of: root, settings),
            targets: targets.indices.map { target(at: $0, settings: settings, phases: phaseTable) },
            folders: synchronizedFolders()
        )
    }

    private func target(
        at index: Int,
        settings: [String: BuildConfiguration],
        phases phaseTable: [String: BuildPhase]
    ) -> ProjectTarget {
        let object = targets[index]
        return ProjectTarget(
            name: object.text("name") ?? Located<String>("", at: object.position),
            productType: object.text("productType")?.value,
            configurations: configurations(of: object, settings),
            phases: phases[index].compactMap { phaseTable[$0.id] },
            folders: objects.list("fileSystemSynchronizedGroups", of: object).compactMap { folderIndices[$0.id] },
            linkedTargets: products(in: phases[index]) { $0 == .frameworks },
            embeddedTargets: products(in: phases[index]) { if case .copyFiles = $0 { true } else { false } }
        )
    }

    /// Returns the targets whose products are in some build phases.
    private func products(in phases: [ProjectObject], where isIncluded: (BuildPhase.Kind) -> Bool) -> [Int] {
        phases.filter { isIncluded(parts.kind(of: $0)) }
            .flatMap { objects.list("files", of: $0) }
            .compactMap { file in file.text("fileRef").flatMap { productTargets[$0.value] } }
            .uniqued()
    }
}

extension ProjectReader {
    private func phaseTable() -> [String: BuildPhase] {
        let all = phases.flatMap(\.self)
        let references = all.flatMap { objects.list("files", of: $0) }.compactMap { objects[$0.text("fileRef")] }
        let files = references.table { parts.file(from: $0) }
        return all.table { parts.phase(from: $0, files: files) }
    }

    private func configurationTable() -> [String: BuildConfiguration] {
        ([objects.root] + targets)
            .compactMap { objects[$0.text("buildConfigurationList")] }
            .uniqued()
            .flatMap { objects.list("buildConfigurations", of: $0) }
            .table { parts.configuration(from: $0) }
    }

    /// Returns the build configurations of a project or a target.
    private func configurations(
        of object: ProjectObject,
        _ table: [String: BuildConfiguration]
    ) -> BuildConfigurations {
        guard let list = objects[object.text("buildConfigurationList")] else { return BuildConfigurations([]) }
        return BuildConfigurations(
            objects.list("buildConfigurations", of: list).uniqued().compactMap { table[$0.id] }
        )
    }

    private func synchronizedFolders() -> [SynchronizedFolder] {
        let sets = folders.flatMap { objects.list("exceptions", of: $0) }.table { object in
            exceptionSet(from: object, phase: object.text("buildPhase").flatMap { phaseIndices[$0.value] })
        }
        return folders.map { folder in
            SynchronizedFolder(
                path: paths[folder],
                exceptions: objects.list("exceptions", of: folder).uniqued().compactMap { sets[$0.id] },
                copiedFolders: Set(folder.texts("explicitFolders").map(\.value)),
                position: folder.position
            )
        }
    }

    private func exceptionSet(from object: ProjectObject, phase: PhaseIndex?) -> SynchronizedFolder.ExceptionSet {
        let attributes = object.entries("attributesByRelativePath").map { entry in
            (entry.key.value, entry.value.list.compactMap { $0.text?.value })
        }
        return SynchronizedFolder.ExceptionSet(
            target: phase?.target ?? object.text("target").flatMap { targetIndices[$0.value] },
            phase: phase?.phase,
            paths: object.texts("membershipExceptions"),
            attributes: Dictionary(attributes) { _, last in last }
        )
    }
}

extension [ProjectObject] {
    /// Returns the objects without repetitions.
    fileprivate func uniqued() -> [ProjectObject] {
        var seen: Set<String> = []
        return filter { seen.insert($0.id).inserted }
    }

    /// Returns the results for each object, by its identifier.
    fileprivate func table<Value>(_ make: (ProjectObject) -> Value) -> [String: Value] {
        var table: [String: Value] = [:]
        for object in self where table[object.id] == nil { table[object.id] = make(object) }
        return table
    }
}

extension [Int] {
    fileprivate func uniqued() -> [Int] {
        var seen: Set<Int> = []
        return filter { seen.insert($0).inserted }
    }
}
