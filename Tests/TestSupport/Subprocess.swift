package import Foundation

/// A program to run to its end.
///
/// Running blocks the calling thread on purpose: tests that start compilers then never start more of them at a time
/// than there are threads for tests.
package struct Subprocess: Sendable {
    /// What a program left behind.
    package struct Result: Sendable {
        /// The exit code, or the number of the signal that ended the program.
        package var status: Int32
        /// Whether a signal ended the program.
        package var wasKilled: Bool
        /// Whether the program ran longer than it was given, and was killed for it.
        package var timedOut: Bool
        /// All that it wrote to its standard output.
        package var output: Data
        /// All that it wrote to its standard error.
        package var errors: Data

        /// The standard output as text.
        package var outputText: String { String(decoding: output, as: UTF8.self) }
        /// The standard error as text.
        package var errorText: String { String(decoding: errors, as: UTF8.self) }
        /// Whether the program ended by itself with exit code 0.
        package var succeeded: Bool { status == 0 && !wasKilled }
    }

    /// A program of this name is not in the folders of `PATH`.
    package struct ProgramNotFound: Error, CustomStringConvertible {
        /// The name.
        package var name: String
        /// The name and where it was looked for.
        package var description: String { "no program '\(name)' in the folders of PATH" }
    }

    /// The program's file.
    package var program: URL
    /// The arguments after the program's name.
    package var arguments: [String]
    /// The whole environment.
    package var environment: [String: String]
    /// The working directory; `nil` for the one of the tests.
    package var directory: URL?
    /// What the program reads from its standard input.
    package var input: Data

    /// Describes a program that is given by its file.
    package init(
        _ program: URL,
        _ arguments: [String] = [],
        environment: [String: String] = ProcessInfo.processInfo.environment,
        directory: URL? = nil,
        input: Data = Data()
    ) {
        self.program = program
        self.arguments = arguments
        self.environment = environment
        self.directory = directory
        self.input = input
    }

    /// Describes a program that is looked up in `PATH`.
    ///
    /// - Throws: `ProgramNotFound`.
    package init(
        named name: String,
        _ arguments: [String] = [],
        environment: [String: String] = ProcessInfo.processInfo.environment,
        directory: URL? = nil,
        input: Data = Data()
    ) throws {
        let program = try Self.find(name)
        self.init(program, arguments, environment: environment, directory: directory, input: input)
    }

    /// The file of a program in the folders of `PATH`.
    ///
    /// - Throws: `ProgramNotFound`.
    package static func find(_ name: String) throws -> URL {
        let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
        let candidates = folders.map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
        guard let program = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
            throw ProgramNotFound(name: name)
        }
        return program
    }
}
