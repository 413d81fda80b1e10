import Foundation

/// The folder of the modules that this build made, beside the program that runs the tests.
let builtModules = (Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0]))
    .deletingLastPathComponent()
    .appendingPathComponent("Modules")
