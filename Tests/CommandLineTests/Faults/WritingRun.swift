import Foundation
import TestSupport
import Testing

/// A run of the tool that writes files, for each way in which it does: what goes in, and which files come out.
struct WritingRun: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// The arguments of the tool.
    var arguments: [String]
    /// The folder that the run writes to, which can be the one that it reads from.
    var output: String

    static let build = WritingRun(
        testDescription: "build",
        arguments: ["build", "--dialect", "apple"],
        output: "Generated"
    )
    static let buildOneFile = WritingRun(
        testDescription: "build --output-file",
        arguments: ["build", "Definitions/D0.intentdefinition", "--output-file", "Generated/D0.swift"],
        output: "Generated"
    )
    static let generate = WritingRun(
        testDescription: "generate",
        arguments: ["generate", "-input", "Definitions/D0.intentdefinition", "-output", "Generated"],
        output: "Generated"
    )
    static let fix = WritingRun(testDescription: "check --fix", arguments: ["check", "--fix"], output: "Definitions")
    static let format = WritingRun(testDescription: "format", arguments: ["format"], output: "Definitions")

    static let all = [build, buildOneFile, generate, fix, format]
    /// Those that write the files that they have read.
    static let mending = [fix, format]

    /// Writes definitions whose output differs from version to version, and that `check --fix` and `format` change.
    static func writeDefinitions(version: Int, count: Int = 3, to folder: TemporaryFolder) throws {
        for index in 0..<count {
            try folder.write(definition(index, version: version), to: "Definitions/D\(index).intentdefinition")
        }
    }

    /// A definition of some intents with a counter of tags that is too low, and enough text that its output takes a
    /// while to write and more than a page of memory.
    private static func definition(_ index: Int, version: Int) -> String {
        let intents = (0..<8).map { number in
            """
            <dict>
            <key>INIntentDescription</key><string>\(version) \(String(repeating: "text ", count: 2000))</string>
            <key>INIntentLastParameterTag</key><integer>1</integer>
            <key>INIntentName</key><string>Do\(index)Part\(number)</string>
            <key>INIntentParameters</key><array><dict>
            <key>INIntentParameterName</key><string>size</string>
            <key>INIntentParameterTag</key><integer>3</integer>
            <key>INIntentParameterType</key><string>String</string>
            </dict></array>
            </dict>
            """
        }
        return Definitions.root("<key>INIntents</key><array>\(intents.joined(separator: "\n"))</array>")
    }

    /// The files that a run leaves which nothing disturbs.
    func undisturbedOutput(version: Int, count: Int = 3) throws -> [String: Data] {
        try withTemporaryFolder { folder in
            try Self.writeDefinitions(version: version, count: count, to: folder)
            try ToolRunner(in: folder).run(arguments)
            return try folder.contents(of: output)
        }
    }
}

extension TemporaryFolder {
    /// Whether a run has left a temporary file.
    func hasTemporaryFiles() throws -> Bool {
        try paths().contains { $0.hasSuffix(".tmp") }
    }
}

/// Who runs the tool.
enum User: String, CaseIterable, Sendable {
    case current, ordinary

    /// What stands before a command so that the user runs it. A superuser becomes one without rights by `setpriv`.
    var prefix: [String] {
        guard self == .ordinary, getuid() == 0 else { return [] }
        return ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", "--"]
    }

    /// Whether this user can be had here.
    var isAvailable: Bool { prefix.isEmpty || (try? Subprocess.find("setpriv")) != nil }

    static let available = allCases.filter(\.isAvailable)
}

extension ToolRunner {
    /// Runs the tool as a user.
    func run(_ arguments: [String], as user: User) throws -> Subprocess.Result {
        let command = user.prefix + [program.path] + arguments
        return try Subprocess(named: "env", command, directory: folder.url).run(timeout: 60)
    }
}
