import Basics
import DefinitionChecks
import PropertyLists

extension FuzzTarget {
    /// Projects of Xcode, what they say about the files that they list, and edits that remove these.
    static let xcodeProject = FuzzTarget(name: "xcode-project") { input in
        guard let project = try reading({ () throws(PropertyListError) in try XcodeProject(input) }) else { return }
        for (index, target) in project.targets.enumerated() {
            for name in target.configurations.flatMap(\.settings.names) { _ = project.settings(name, of: target) }
            for file in target.phases.flatMap(\.files).compactMap(\.file).flatMap(\.files) {
                guard let path = file.path else { continue }
                let targets = project.memberships(of: path).map(\.target)
                try require(targets.contains(index), "'\(path.path)' is a member of '\(target.name.value)'")
            }
        }
        try requireRemovals(from: project, input)
    }

    /// `.xcconfig` files: what they assign can be looked up, at places of the file.
    static let settingsFile = FuzzTarget(name: "settings-file") { input in
        var project = try XcodeProject(Array(settingsProject.utf8))
        project.readSettingsFiles { $0.path == "a.xcconfig" ? SettingsFile(path: "a", bytes: input) : nil }
        let source = SourceFile(path: "a", utf8: input)
        for name in project.targets[0].configurations.flatMap(\.baseSettings.names) {
            for setting in project.settings(name, of: project.targets[0]) {
                try require(setting.baseName == name, "'\(setting.name)' is found as '\(name)'")
                try require(source.offset(of: setting.position) != nil, "\(setting.position) is a place of the file")
            }
        }
    }

    /// A project with one target, whose settings are in a file.
    private static let settingsProject = """
        { objects = {
        R = {isa = PBXProject; mainGroup = G; targets = (T); };
        G = {isa = PBXGroup; children = (F); };
        F = {isa = PBXFileReference; path = a.xcconfig; };
        T = {isa = PBXNativeTarget; buildConfigurationList = L; name = App; };
        L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
        C = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = F; };
        }; rootObject = R; }
        """
}

/// Requires that a project can be read after an entry of one of its steps was removed.
private func requireRemovals(from project: XcodeProject, _ input: [UInt8]) throws {
    guard let editor = SourceFile(path: "a", decoding: input).flatMap({ ProjectEditor($0) }) else { return }
    for phase in project.targets.flatMap(\.phases).prefix(10) {
        for file in phase.files.prefix(10) {
            guard let edit = editor.removingElement(at: file.position, from: "files", of: phase.id) else { continue }
            let edited = try require([edit].applied(to: input), "the edit is inside the file")
            let again = try XcodeProject(edited).targets.flatMap(\.phases).first { $0.id == phase.id }
            try require(again?.files.count == phase.files.count - 1, "'\(file.id)' is removed from '\(phase.id)'")
        }
    }
}
