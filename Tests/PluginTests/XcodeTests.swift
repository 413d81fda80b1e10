import Foundation
import TestSupport
import Testing

/// Xcode's module exists on macOS only. Elsewhere a few declarations stand in for it.
@Suite("Plugins in Xcode") struct XcodeTests {
    /// The options with which SwiftPM compiles plugins of this package's tools version.
    private static let options = [
        "-parse-as-library", "-swift-version", "6", "-package-description-version", "6.2.0", "-warnings-as-errors",
    ]

    @Test(
        "the variants for Xcode type-check",
        arguments: ["IntentDefinitionPlugin", "GenerateIntents", "VerifyIntents"]
    )
    func typeCheck(plugin: String) throws {
        try withTemporaryFolder { folder in
            let interface = PackageFolder.tests.appendingPathComponent("PluginTests/XcodeInterfaces")
            let module = folder.file("XcodeProjectPlugin.swiftmodule").path
            try compile(
                try sources(in: interface),
                ["-emit-module", "-module-name", "XcodeProjectPlugin", "-emit-module-path", module]
            )
            let plugin = PackageFolder.root.appendingPathComponent("Plugins/\(plugin)")
            let files = try sources(in: plugin) + sources(in: plugin.appendingPathComponent("Shared"))
            try #require(files.contains { try String(contentsOfFile: $0, encoding: .utf8).contains("Xcode") })
            try compile(files, ["-typecheck", "-module-name", "Plugin", "-I", folder.url.path])
        }
    }

    private func compile(_ files: [String], _ options: [String]) throws {
        let compiler = try Subprocess.find("swiftc")
        let interfaces = compiler.resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent("../lib/swift/pm/PluginAPI")
        let arguments = Self.options + ["-I", interfaces.path] + options + files
        let result = try Subprocess(compiler, arguments).run(timeout: 120)
        #expect(result.succeeded, "\(result.errorText)")
    }

    /// The Swift files of a folder; none where there is no such folder.
    private func sources(in folder: URL) throws -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.resolvingSymlinksInPath().path)) ?? []
        return names.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appendingPathComponent($0).path }
    }
}
