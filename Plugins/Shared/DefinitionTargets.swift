import Foundation
import PackagePlugin

/// The folders of the targets that a command works on.
struct DefinitionTargets {
    /// The folder that relative paths start from.
    private let root: URL
    /// The folders of targets with definitions.
    private let folders: [TargetFolder]
    /// Whether files in the way that intentc didn't write are overwritten.
    private let isForced: Bool

    /// Takes the targets of a package that hold definitions; with `--target NAME`, which may be repeated, of those.
    /// With `--force`, files in the way are overwritten.
    init(of package: Package, arguments: [String]) throws {
        // The extractor takes an option without its value for none.
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

    /// Runs `intentc build` for each target. Generated files go to the folder `Generated` in it.
    ///
    /// - Parameter isVerifying: Whether nothing is written, and a generated file that is out of date is an error.
    /// - Throws: `CommandError` where the tool has reported errors, after all targets were built.
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

    /// A path as people know it, from the root.
    private func relativePath(of folder: URL) -> String {
        let prefix = root.standardizedFileURL.path + "/"
        let path = folder.standardizedFileURL.path
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    }
}

/// Why a command has failed.
private enum CommandError: Error, CustomStringConvertible {
    case unexpected([String])
    case noDefinitions
    case failed
    case notVerified

    var description: String {
        switch self {
        case .unexpected(let arguments):
            "unexpected '\(arguments.joined(separator: " "))'; valid are '--target <name>', which may be repeated, and '--force'"
        case .noDefinitions: "no target holds an '.intentdefinition' file; add one, or name another '--target'"
        case .failed: "intentc has reported errors"
        case .notVerified: "intentc has reported errors; run 'generate-intents' to bring files up to date"
        }
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension DefinitionTargets {
        /// Takes all definitions of a project; it has no folders of targets to choose from.
        init(of project: XcodeProject, arguments: [String]) throws {
            root = project.directoryURL
            folders = [TargetFolder(url: project.directoryURL, excluded: [])]
            isForced = arguments.contains("--force")
        }
    }
#endif
