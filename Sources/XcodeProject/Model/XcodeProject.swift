public import DefinitionDiagnostics
public import PropertyListXML

/// What a project of Xcode builds, and from which files.
public struct XcodeProject: Sendable {
    /// The language that the project is developed in.
    public var developmentRegion: LocatedText?
    /// The languages that the project is translated into, and `Base`.
    public var knownRegions: [LocatedText]
    /// The settings of the project, which count where targets have none.
    public var configurations: [BuildConfiguration]
    /// The name of the configuration that builds use if nothing else is said.
    public var defaultConfiguration: String?
    /// The targets in the order of the file.
    public var targets: [ProjectTarget]
    /// The folders whose files take part in builds without being listed.
    public var folders: [SynchronizedFolder]
}

extension XcodeProject {
    /// How a file takes part in the build of a target.
    public struct Membership: Hashable, Sendable {
        /// Why the file takes part.
        public enum Origin: Hashable, Sendable {
            /// A step lists it: the index of the step in the target.
            case phase(Int)
            /// It is in a folder whose files take part: the index of the folder in the project.
            case folder(Int)
        }

        /// The index of the target.
        public var target: Int
        /// Why the file takes part.
        public var origin: Origin
        /// How the build treats the file, such as `no_codegen`.
        public var attributes: [String]
        /// The place of the entry that makes the file take part.
        public var position: SourcePosition

        /// Whether no classes are generated from the file, which is a definition.
        public var generatesNoClasses: Bool { attributes.contains("no_codegen") }
    }

    /// The targets that a file takes part in, each as often as it does. A localised file takes part by its variants.
    public func memberships(of file: ProjectPath) -> [Membership] {
        let inFolders = folders.indices.compactMap { index in
            folders[index].relativePath(of: file).map { (index, $0) }
        }
        return targets.indices.flatMap { target in
            listedMemberships(of: file, in: target)
                + inFolders.flatMap { folderMemberships(of: $0.1, in: target, folder: $0.0) }
        }
    }

    private func listedMemberships(of file: ProjectPath, in target: Int) -> [Membership] {
        targets[target].phases.enumerated().flatMap { index, phase in
            phase.files
                .filter { $0.file?.files.contains { $0.path == file } ?? false }
                .map {
                    Membership(target: target, origin: .phase(index), attributes: $0.attributes, position: $0.position)
                }
        }
    }

    private func folderMemberships(of path: String, in target: Int, folder index: Int) -> [Membership] {
        let sets = folders[index].exceptions.filter { $0.target == target }
        let attributes = sets.flatMap { $0.attributes(of: path) }
        func membership(_ origin: Membership.Origin, at position: SourcePosition) -> Membership {
            Membership(target: target, origin: origin, attributes: attributes, position: position)
        }
        let joined = sets.compactMap { set -> Membership? in
            guard let phase = set.phase, let exception = set.exception(for: path) else { return nil }
            return membership(.phase(phase), at: exception.position)
        }
        let exception = sets.lazy.filter { $0.phase == nil }.compactMap { $0.exception(for: path) }.first
        // The exceptions of a target that has the folder leave it; those of any other target join that.
        guard targets[target].folders.contains(index) == (exception == nil) else { return joined }
        return [membership(.folder(index), at: exception?.position ?? folders[index].position)] + joined
    }
}
