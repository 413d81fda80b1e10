package import Foundation

/// The folders of this package.
package enum PackageFolder {
    /// The package's root.
    package static let root = tests.deletingLastPathComponent()

    /// The folder of the tests and their data.
    package static let tests = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The package's own definitions, sorted by name.
    package static let definitions: [URL] = {
        let folder = root.appendingPathComponent("Definitions")
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (files ?? []).filter { $0.pathExtension == "intentdefinition" }.sorted { $0.path < $1.path }
    }()

    /// The headers that stand for those of Apple's frameworks.
    package static let appleHeaders = tests.appendingPathComponent("AppleInterfaces/Headers")
}
