import Foundation
import PackagePlugin

/// Generates Swift from the definitions of a target while the target is built.
@main
struct IntentDefinitionPlugin: BuildToolPlugin {
    /// A command for each definition of the target.
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let sources = DefinitionSources(
            files: target.sourceFiles.map(\.url),
            folder: target.directoryURL,
            package: context.package.directoryURL
        )
        return try sources.commands(
            tool: context.tool(named: "intentc-build").url,
            outputFolder: context.pluginWorkDirectoryURL
        )
    }
}
