public import Foundation

/// The folders of this package.
public enum PackageFolder {
    /// The package's root.
    public static let root = tests.deletingLastPathComponent()

    /// The folder of the tests and their data.
    public static let tests = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The headers that stand for those of Apple's frameworks.
    public static let appleHeaders = tests.appendingPathComponent("AppleInterfaces/Headers")
}
