package import Basics
import PropertyLists

/// An Xcode project: its targets and their files.
package struct XcodeProject: Sendable {
    /// The development language.
    package var developmentRegion: Located<String>?
    /// The localizations, including `Base`.
    package var knownRegions: [Located<String>]
    /// The build configurations, whose settings apply unless a target overrides them.
    package var configurations: BuildConfigurations
    /// The targets in the order of the file.
    package internal(set) var targets: [ProjectTarget]
    /// The synchronized folders.
    package let folders: [SynchronizedFolder]
    private let index: MembershipIndex

    init(
        developmentRegion: Located<String>?,
        knownRegions: [Located<String>],
        configurations: BuildConfigurations,
        targets: [ProjectTarget],
        folders: [SynchronizedFolder]
    ) {
        self.developmentRegion = developmentRegion
        self.knownRegions = knownRegions
        self.configurations = configurations
        self.targets = targets
        self.folders = folders
        index = MembershipIndex(targets, folders)
    }
}

extension XcodeProject {
    /// The membership of a file in a target.
    package struct Membership: Hashable, Sendable {
        /// The reason for a membership.
        package enum Origin: Hashable, Sendable {
            /// A build phase lists the file: the index of the phase in the target.
            case phase(Int)
            /// A synchronized folder contains the file: the index of the folder in the project.
            case folder(Int)
        }

        /// The index of the target.
        package var target: Int
        /// The reason for the membership.
        package var origin: Origin
        /// The index of the entry in the build phase that lists the file; `nil` if none does.
        package var entry: Int?
        /// The attributes of the file, such as `no_codegen`.
        package var attributes: [String]
        /// The position of the entry that adds the file.
        package var position: SourcePosition

        /// Whether the target generates no classes from the file, which is a definition.
        package var generatesNoClasses: Bool { attributes.contains("no_codegen") }
    }

    /// Returns all memberships of a file in targets. A localized file is a member through its variants.
    package func memberships(of file: ProjectPath) -> [Membership] {
        let listed = Dictionary(grouping: index.entries(of: file), by: \.target)
        let inFolders = index.folders(around: file).compactMap { folder in
            folders[folder].relativePath(of: file).map { (folder, $0) }
        }
        let candidates = inFolders.reduce(into: Set(listed.keys)) { $0.formUnion(index.targets(ofFolder: $1.0)) }
        return candidates.sorted().flatMap { target in
            (listed[target] ?? []).map(listedMembership)
                + inFolders.flatMap { folderMemberships(of: $0.1, in: target, folder: $0.0) }
        }
    }

    /// The objects by which the steps of targets name a file.
    package func references(to file: ProjectPath) -> [ProjectFile] {
        index.files(at: file)
    }

    private func listedMembership(_ entry: MembershipIndex.Entry) -> Membership {
        let file = targets[entry.target].phases[entry.phase].files[entry.file]
        return Membership(
            target: entry.target,
            origin: .phase(entry.phase),
            entry: entry.file,
            attributes: file.attributes,
            position: file.position
        )
    }

    private func folderMemberships(of path: String, in target: Int, folder index: Int) -> [Membership] {
        let sets = self.index.exceptions(ofFolder: index, for: target).map { folders[index].exceptions[$0] }
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
        guard self.index.target(target, hasFolder: index) == (exception == nil) else { return joined }
        return [membership(.folder(index), at: exception?.position ?? folders[index].position)] + joined
    }
}
