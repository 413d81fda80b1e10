import Foundation
import PackagePlugin

/// The targets whose handlers are checked, and the definitions of their intents.
struct HandlerTargets {
    /// The targets.
    let checked: [any SourceModuleTarget]
    /// The definitions that the targets have or that they can import, sorted by path.
    let definitions: [URL]

    /// Takes the targets of a package that have definitions or depend on targets with some, without tests; with
    /// `--target NAME`, which may be repeated, those.
    init(of package: Package, arguments: [String]) throws {
        // The extractor takes an option without its value for none.
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

    /// The definitions of a target and of those that it depends on.
    private static func definitions(for target: any SourceModuleTarget) -> [URL] {
        let dependencies = target.recursiveTargetDependencies.compactMap { $0 as? any SourceModuleTarget }
        return ([target] + dependencies).flatMap { target in
            target.sourceFiles.map(\.url).filter { $0.pathExtension == "intentdefinition" }
        }
    }
}

/// Why there is nothing to check.
private enum HandlerTargetsError: Error, CustomStringConvertible {
    case unexpected([String])
    case noDefinitions

    var description: String {
        switch self {
        case .unexpected(let arguments):
            "unexpected '\(arguments.joined(separator: " "))'; valid is '--target <name>', which may be repeated"
        case .noDefinitions:
            "no target has an '.intentdefinition' file or depends on one that has; add one, or name another '--target'"
        }
    }
}
