package import Foundation

/// Runs the `intentc` that was built with the tests.
package struct ToolRunner: Sendable {
    /// The tool's file.
    package static let tool = executable(named: "intentc")
    /// The file of the plugins' tool.
    package static let buildTool = executable(named: "intentc-build")

    private static func executable(named name: String) -> URL {
        #if os(macOS)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
            return (bundle ?? .main).bundleURL.deletingLastPathComponent().appendingPathComponent(name)
        #else
            return Bundle.main.bundleURL.appendingPathComponent(name)
        #endif
    }

    /// The working folder of the tool.
    package var folder: TemporaryFolder
    /// The file to run, the tool itself or a link to it.
    package var program = tool

    /// Creates a runner in a working folder.
    package init(in folder: TemporaryFolder) {
        self.folder = folder
    }

    /// Runs the tool to its end, which must come within minutes, however busy the machine is.
    @discardableResult
    package func run(
        _ arguments: String...,
        whileRunning: (pid_t) throws -> Void = { _ in }
    ) throws -> Subprocess.Result {
        try run(arguments, whileRunning: whileRunning)
    }

    /// Runs the tool to its end, which must come within minutes, however busy the machine is.
    @discardableResult
    package func run(
        _ arguments: [String],
        whileRunning: (pid_t) throws -> Void = { _ in }
    ) throws -> Subprocess.Result {
        try Subprocess(program, arguments, directory: folder.url).run(timeout: 300, whileRunning: whileRunning)
    }
}

/// Waits until something holds.
///
/// - Returns: Whether it did before the deadline, which even a machine with much else to do keeps: two minutes.
package func waitUntil(_ condition: () throws -> Bool) rethrows -> Bool {
    let clock = ContinuousClock()
    let deadline = clock.now + .seconds(120)
    while clock.now < deadline {
        if try condition() { return true }
        usleep(10_000)
    }
    return false
}
