import PackagePlugin

/// `swift package verify-intents`: fails if committed generated code isn't up to date, and names the files.
@main
struct VerifyIntents: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let targets = try DefinitionTargets(of: context.package, arguments: arguments)
        try targets.build(tool: context.tool(named: "intentc-build").url, isVerifying: true)
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension VerifyIntents: XcodeCommandPlugin {
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            let targets = try DefinitionTargets(of: context.xcodeProject, arguments: arguments)
            try targets.build(tool: context.tool(named: "intentc-build").url, isVerifying: true)
        }
    }
#endif
