public import Foundation

/// A program to run to its end.
///
/// Running blocks the calling thread on purpose: tests that start compilers then never start more of them at a time
/// than there are threads for tests.
public struct Subprocess: Sendable {
    /// What a program left behind.
    public struct Result: Sendable {
        /// The exit code, or the number of the signal that ended the program.
        public var status: Int32
        /// Whether a signal ended the program.
        public var wasKilled: Bool
        /// Whether the program ran longer than it was given, and was killed for it.
        public var timedOut: Bool
        /// All that it wrote to its standard output.
        public var output: Data
        /// All that it wrote to its standard error.
        public var errors: Data

        /// The standard output as text.
        public var outputText: String { String(decoding: output, as: UTF8.self) }
        /// The standard error as text.
        public var errorText: String { String(decoding: errors, as: UTF8.self) }
        /// Whether the program ended by itself with exit code 0.
        public var succeeded: Bool { status == 0 && !wasKilled }
    }

    /// A program of this name is not in the folders of `PATH`.
    public struct ProgramNotFound: Error, CustomStringConvertible {
        /// The name.
        public var name: String
        /// The name and where it was looked for.
        public var description: String { "no program '\(name)' in the folders of PATH" }
    }

    /// The program's file.
    public var program: URL
    /// The arguments after the program's name.
    public var arguments: [String]
    /// The whole environment.
    public var environment: [String: String]
    /// The working directory; `nil` for the one of the tests.
    public var directory: URL?
    /// What the program reads from its standard input.
    public var input: Data

    /// Describes a program that is given by its file.
    public init(
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
    public init(
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
    public static func find(_ name: String) throws -> URL {
        let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
        let candidates = folders.map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
        guard let program = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
            throw ProgramNotFound(name: name)
        }
        return program
    }
}
