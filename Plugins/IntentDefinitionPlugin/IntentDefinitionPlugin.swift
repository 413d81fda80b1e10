import Foundation
import PackagePlugin

/// The plugin that generates Swift from the definitions of a target as part of the build.
@main
struct IntentDefinitionPlugin: BuildToolPlugin {
    /// Returns a command for each definition of the target.
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
