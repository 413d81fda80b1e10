public import Foundation

/// The folders of this package.
public enum PackageFolder {
    /// The package's root.
    public static let root = tests.deletingLastPathComponent()

    /// The folder of the tests and their data.
    public static let tests = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The package's own definitions, sorted by name.
    public static let definitions: [URL] = {
        let folder = root.appendingPathComponent("Definitions")
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (files ?? []).filter { $0.pathExtension == "intentdefinition" }.sorted { $0.path < $1.path }
    }()

    /// The headers that stand for those of Apple's frameworks.
    public static let appleHeaders = tests.appendingPathComponent("AppleInterfaces/Headers")
}
