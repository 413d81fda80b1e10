import PackagePlugin

/// `swift package verify-intents`: fails where committed generated code is not up to date, and says which.
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
