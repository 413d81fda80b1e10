import Basics
import PropertyLists

/// Creates the parts of targets from their objects: build phases, files and build configurations.
struct TargetPartReader {
    let objects: ProjectObjects
    let paths: ProjectPaths

    /// The maximum number of variants of a localized file that are read; no file has a tenth of it.
    private static let variantLimit = 500

    /// Returns the kind of a build phase.
    func kind(of phase: ProjectObject) -> BuildPhase.Kind {
        switch phase.isa {
        case "PBXSourcesBuildPhase": .sources
        case "PBXResourcesBuildPhase": .resources
        case "PBXHeadersBuildPhase": .headers
        case "PBXFrameworksBuildPhase": .frameworks
        case "PBXShellScriptBuildPhase": .script
        case "PBXCopyFilesBuildPhase": .copyFiles(folder: phase.text("dstSubfolderSpec").flatMap { Int($0.value) })
        case let isa: .other(isa)
        }
    }

    func phase(from object: ProjectObject, files: [String: ProjectFile]) -> BuildPhase {
        BuildPhase(
            id: object.id,
            kind: kind(of: object),
            name: object.text("name")?.value,
            files: object.texts("files").compactMap { buildFile($0, files) }
        )
    }

    private func buildFile(_ id: Located<String>, _ files: [String: ProjectFile]) -> BuildFile? {
        guard let object = objects[id] else { return nil }
        let attributes = object.entries("settings").last { $0.key.value == "ATTRIBUTES" }?.value
        return BuildFile(
            id: id.value,
            file: object.text("fileRef").flatMap { files[$0.value] },
            attributes: attributes?.list.compactMap { $0.text?.value } ?? [],
            position: id.position
        )
    }

    func file(from object: ProjectObject) -> ProjectFile {
        var file = single(from: object)
        guard object.isa == "PBXVariantGroup" else { return file }
        file.path = nil
        file.variants = objects.list("children", of: object).prefix(Self.variantLimit).map { single(from: $0) }
        return file
    }

    private func single(from object: ProjectObject) -> ProjectFile {
        let path = object.text("path")?.value ?? ""
        return ProjectFile(
            id: object.id,
            name: object.text("name")?.value ?? path.split(separator: "/").last.map(String.init) ?? "",
            path: paths[object],
            relativePath: object.text("path")?.value,
            type: (object.text("lastKnownFileType") ?? object.text("explicitFileType"))?.value,
            variants: [],
            position: object.position
        )
    }

    func configuration(from object: ProjectObject) -> BuildConfiguration {
        let baseFile = baseFile(of: object)
        return BuildConfiguration(
            name: object.text("name")?.value ?? "",
            settings: SettingTable(object.entries("buildSettings").map { setting($0.key, $0.value) }),
            baseFile: baseFile,
            baseSettings: baseFile == nil ? SettingTable() : .unread
        )
    }

    /// Returns the `.xcconfig` file of a configuration: a file of the project, or one in a synchronized folder.
    private func baseFile(of object: ProjectObject) -> ProjectPath? {
        if let file = object.text("baseConfigurationReference") {
            return objects[file].flatMap { paths[$0] } ?? ProjectPath(.other(file.value), "")
        }
        guard let folder = objects[object.text("baseConfigurationReferenceAnchor")].flatMap({ paths[$0] }),
            let path = object.text("baseConfigurationReferenceRelativePath")
        else { return nil }
        return folder.appending(path.value)
    }

    private func setting(_ name: Located<String>, _ value: ProjectValue) -> BuildSetting {
        let values = value.text.map { [$0.value] } ?? value.list.compactMap { $0.text?.value }
        return BuildSetting(name: name.value, values: values, position: name.position)
    }
}
