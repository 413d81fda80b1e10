import Foundation
import PackagePlugin

/// `swift package check-handlers`: fails if a handler lacks a method that its intents require, and names it.
@main
struct CheckHandlers: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let targets = try HandlerTargets(of: context.package, arguments: arguments)
        let graphs = try targets.checked.map { target in
            try packageManager.getSymbolGraph(
                for: target,
                options: PackageManager.SymbolGraphOptions(
                    minimumAccessLevel: .private,
                    includeSynthesized: false,
                    includeSPI: true,
                    emitExtensionBlocks: false
                )
            )
            .directoryURL
        }

        let process = Process()
        process.executableURL = try context.tool(named: "intentc-build").url
        process.currentDirectoryURL = context.package.directoryURL
        var toolArguments = ["check-handlers"] + targets.definitions.map(\.path)
        for graph in graphs { toolArguments += ["--graph", graph.path] }
        for source in targets.sources { toolArguments += ["--source", source.path] }
        process.arguments = toolArguments

        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else { throw HandlersFailed() }
    }
}

/// The failure after the tool has reported errors.
private struct HandlersFailed: Error, CustomStringConvertible {
    let description = "the handlers are incomplete or could not be checked; see the errors above"
}
