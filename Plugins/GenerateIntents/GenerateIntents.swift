import PackagePlugin

/// `swift package generate-intents`: writes generated code into the targets, for packages that commit it.
@main
struct GenerateIntents: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let targets = try DefinitionTargets(of: context.package, arguments: arguments)
        try targets.build(tool: context.tool(named: "intentc-build").url)
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension GenerateIntents: XcodeCommandPlugin {
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            let targets = try DefinitionTargets(of: context.xcodeProject, arguments: arguments)
            try targets.build(tool: context.tool(named: "intentc-build").url)
        }
    }
#endif
