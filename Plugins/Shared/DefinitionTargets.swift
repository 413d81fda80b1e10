import Foundation
import PackagePlugin

/// The folders of the targets that a command processes.
struct DefinitionTargets {
    /// The folder that relative paths start from.
    private let root: URL
    /// The folders of targets with definitions.
    private let folders: [TargetFolder]
    /// Whether to overwrite files that intentc didn't write.
    private let isForced: Bool

    /// Selects the targets of a package that contain definitions; with `--target NAME`, which may be repeated, only
    /// these targets. With `--force`, existing files are overwritten.
    init(of package: Package, arguments: [String]) throws {
        // `ArgumentExtractor` ignores an option without its value.
        guard arguments.last != "--target" else { throw CommandError.unexpected(["--target"]) }
        var arguments = ArgumentExtractor(arguments)
        let names = arguments.extractOption(named: "target")
        isForced = arguments.extractFlag(named: "force") > 0
        guard arguments.remainingArguments.isEmpty else { throw CommandError.unexpected(arguments.remainingArguments) }

        let targets = try names.isEmpty ? package.targets : package.targets(named: names)
        root = package.directoryURL
        folders = targets.compactMap { $0 as? any SourceModuleTarget }.compactMap { TargetFolder(of: $0) }
        guard !folders.isEmpty else { throw CommandError.noDefinitions }
    }

    /// Runs `intentc build` for each target. The generated files go to the folder `Generated` in the target.
    ///
    /// - Parameter isVerifying: Whether to write nothing and to report outdated files as errors.
    /// - Throws: `CommandError` if the tool reported errors, after all targets have been built.
    func build(tool: URL, isVerifying: Bool = false) throws {
        let options = (isVerifying ? ["--verify"] : []) + (isForced ? ["--force"] : [])
        var hasFailed = false
        for folder in folders {
            let process = Process()
            process.executableURL = tool
            process.currentDirectoryURL = root
            let output = ["--output", relativePath(of: folder.url.appending(path: "Generated"))]
            let exclusions = folder.excluded.map { "--exclude=\(relativePath(of: $0))" }
            process.arguments =
                [relativePath(of: folder.url), "--single-module", "--single-file"] + output + exclusions + options

            try process.run()
            process.waitUntilExit()
            if process.terminationReason != .exit || process.terminationStatus != 0 { hasFailed = true }
        }
        if hasFailed { throw isVerifying ? CommandError.notVerified : .failed }
    }

    /// Returns a path relative to the root, as people know it.
    private func relativePath(of folder: URL) -> String {
        let prefix = root.standardizedFileURL.path + "/"
        let path = folder.standardizedFileURL.path
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    }
}

/// The reason why a command failed.
private enum CommandError: Error, CustomStringConvertible {
    case unexpected([String])
    case noDefinitions
    case failed
    case notVerified

    var description: String {
        switch self {
        case .unexpected(let arguments):
            "unexpected '\(arguments.joined(separator: " "))'; valid options are '--target <name>', which may be repeated, and '--force'"
        case .noDefinitions: "no target contains an '.intentdefinition' file; add one, or name another '--target'"
        case .failed: "intentc reported errors; see above"
        case .notVerified: "intentc reported errors; run 'generate-intents' to update outdated files"
        }
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension DefinitionTargets {
        /// Selects all definitions of a project. It has no folders of targets to choose from.
        init(of project: XcodeProject, arguments: [String]) throws {
            root = project.directoryURL
            folders = [TargetFolder(url: project.directoryURL, excluded: [])]
            isForced = arguments.contains("--force")
        }
    }
#endif
