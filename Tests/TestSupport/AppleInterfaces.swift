import Foundation

/// The Objective-C interfaces of Apple's frameworks that stand in `Tests/AppleInterfaces`, made ready for the Swift
/// compiler on Linux.
struct AppleInterfaces: Sendable {
    static let folder = PackageFolder.tests.appendingPathComponent("AppleInterfaces")
    static let headers = folder.appendingPathComponent("Headers")

    /// The flags with which the compiler finds the interfaces.
    let compilerFlags: [String]

    /// The interfaces for a platform, built when they are first needed and kept until a file or the compiler changes.
    static func prepared(for platform: AppleTypeChecker.Platform) throws -> AppleInterfaces {
        switch platform {
        case .iOS: try iOS.get()
        case .macOS: try macOS.get()
        }
    }

    private static let iOS = Result { try AppleInterfaces(building: .iOS) }
    private static let macOS = Result { try AppleInterfaces(building: .macOS) }

    private init(building platform: AppleTypeChecker.Platform) throws {
        let swiftCompiler = try Toolchain.swiftCompiler()
        let name = try "\(platform.rawValue)-\(Self.fingerprint(of: swiftCompiler))"
        let modules = PackageFolder.root.appendingPathComponent(".build/apple-interfaces/\(name)")
        let cache = modules.appendingPathExtension("cache")
        let common = Self.flags(for: platform, cache: cache)
        if !FileManager.default.fileExists(atPath: modules.path) {
            try Self.buildOverlays(into: modules, flags: common, swiftCompiler: swiftCompiler)
        }
        compilerFlags = common + ["-I", modules.path]
    }

    private static func flags(for platform: AppleTypeChecker.Platform, cache: URL) -> [String] {
        [
            "-enable-objc-interop", "-Xcc", "-fobjc-runtime=macosx-11.0", "-Xcc", "-fblocks",
            "-Xcc", "-DTARGET_OS_OSX=\(platform == .macOS ? 1 : 0)",
            "-module-cache-path", cache.path, "-I", headers.path,
        ]
    }

    /// Builds the Swift parts of the frameworks, one after the other since each uses those before it, and moves them to
    /// their place only when all are there, so that several test runs can do so at once.
    private static func buildOverlays(into modules: URL, flags: [String], swiftCompiler: URL) throws {
        let building = modules.appendingPathExtension(UUID().uuidString)
        try FileManager.default.createDirectory(at: building, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: building) }
        for module in ["ObjectiveC", "Foundation", "Intents"] {
            let overlay = folder.appendingPathComponent("Overlays/\(module).swift")
            let output = building.appendingPathComponent("\(module).swiftmodule")
            let arguments =
                ["-frontend", "-emit-module", "-parse-as-library", "-module-name", module, "-import-underlying-module"]
                + flags + ["-I", building.path, overlay.path, "-o", output.path]
            let result = try Subprocess(swiftCompiler, arguments).run()
            guard result.succeeded, result.errors.isEmpty else { throw CompilerFailure(output: result.errorText) }
        }
        do {
            try FileManager.default.moveItem(at: building, to: modules)
        } catch  where FileManager.default.fileExists(atPath: modules.path) {
            // Another test run was faster, and built the same.
        }
    }

    /// A short text that changes with the content of any interface and with the compiler (FNV-1a).
    private static func fingerprint(of swiftCompiler: URL) throws -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        func mix(_ bytes: some Sequence<UInt8>) {
            for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        }
        let version = try Subprocess(swiftCompiler, ["--version"]).run()
        mix(version.output)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        for path in paths.sorted() where path.hasPrefix("Headers/") || path.hasPrefix("Overlays/") {
            guard let content = FileManager.default.contents(atPath: folder.appendingPathComponent(path).path) else {
                continue
            }
            mix(path.utf8)
            mix(content)
        }
        return String(hash, radix: 16)
    }
}
