// The part of Xcode's module of this name that the plugins use, for type-checking them where there is no Xcode.

public import Foundation
public import PackagePlugin

/// A build-tool plugin that works on targets of Xcode projects.
public protocol XcodeBuildToolPlugin: BuildToolPlugin {
    /// The commands for a target.
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

/// A command plugin that works on Xcode projects.
public protocol XcodeCommandPlugin: CommandPlugin {
    /// Does what the command is for.
    func performCommand(context: XcodePluginContext, arguments: [String]) throws
}

/// What a plugin is told about where it runs.
public struct XcodePluginContext {
    /// The project.
    public let xcodeProject: XcodeProject
    /// The folder that the plugin may write to.
    public let pluginWorkDirectoryURL: URL

    /// Finds a tool that the plugin depends on.
    public func tool(named name: String) throws -> PluginContext.Tool { fatalError("for type-checking only") }
}

/// A project.
public struct XcodeProject {
    /// The folder of the project.
    public let directoryURL: URL
}

/// A target of a project.
public struct XcodeTarget {
    /// The files of the target.
    public let inputFiles: FileList
}
