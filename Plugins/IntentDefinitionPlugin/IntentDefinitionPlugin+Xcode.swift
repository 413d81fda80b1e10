#if canImport(XcodeProjectPlugin)
    import Foundation
    import PackagePlugin
    import XcodeProjectPlugin

    extension IntentDefinitionPlugin: XcodeBuildToolPlugin {
        /// Returns a command for each definition of the target.
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let sources = DefinitionSources(
                files: target.inputFiles.map(\.url),
                folder: context.xcodeProject.directoryURL,
                package: context.xcodeProject.directoryURL
            )
            return try sources.commands(
                tool: context.tool(named: "intentc-build").url,
                outputFolder: context.pluginWorkDirectoryURL
            )
        }
    }
#endif
