import Foundation
import PackagePlugin

/// The targets whose handlers are checked, and the definitions of their intents.
struct HandlerTargets {
    /// The targets.
    let checked: [any SourceModuleTarget]
    /// The definitions that the targets contain or can import, sorted by path.
    let definitions: [URL]

    /// Selects the targets of a package that contain definitions or depend on targets that do, except tests; with
    /// `--target NAME`, which may be repeated, only these targets.
    init(of package: Package, arguments: [String]) throws {
        // `ArgumentExtractor` ignores an option without its value.
        guard arguments.last != "--target" else { throw HandlerTargetsError.unexpected(["--target"]) }
        var arguments = ArgumentExtractor(arguments)
        let names = arguments.extractOption(named: "target")
        guard arguments.remainingArguments.isEmpty else {
            throw HandlerTargetsError.unexpected(arguments.remainingArguments)
        }

        let targets = try names.isEmpty ? package.targets : package.targets(named: names)
        checked = targets.compactMap { $0 as? any SourceModuleTarget }.filter { target in
            (target.kind != .test || !names.isEmpty) && !Self.definitions(for: target).isEmpty
        }
        guard !checked.isEmpty else { throw HandlerTargetsError.noDefinitions }
        definitions = Set(checked.flatMap { Self.definitions(for: $0) }).sorted { $0.path < $1.path }
    }

    /// The Swift files of the targets.
    var sources: [URL] {
        checked.flatMap { target in target.sourceFiles.map(\.url).filter { $0.pathExtension == "swift" } }
    }

    /// Returns the definitions of a target and of the targets that it depends on.
    private static func definitions(for target: any SourceModuleTarget) -> [URL] {
        let dependencies = target.recursiveTargetDependencies.compactMap { $0 as? any SourceModuleTarget }
        return ([target] + dependencies).flatMap { target in
            target.sourceFiles.map(\.url).filter { $0.pathExtension == "intentdefinition" }
        }
    }
}

/// The reason why there is nothing to check.
private enum HandlerTargetsError: Error, CustomStringConvertible {
    case unexpected([String])
    case noDefinitions

    var description: String {
        switch self {
        case .unexpected(let arguments):
            "unexpected '\(arguments.joined(separator: " "))'; valid is '--target <name>', which may be repeated"
        case .noDefinitions:
            "no target contains an '.intentdefinition' file or depends on one that does; add one, or name another '--target'"
        }
    }
}
