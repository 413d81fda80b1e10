import Basics
import Foundation
import TestSupport
import Testing
import ToolSupport

@Suite("The pages of the documentation")
struct DocumentationTests {
    // MARK: Commands

    /// Commands that these tests can't run, because they build packages, take long or change the machine: how they
    /// start, the file that runs them, and how it does.
    private static let elsewhere: [(start: String, file: String, text: String)] = [
        ("swift run latest-article ", "Tests/LatestArticleTests/QuickStartTests.swift", "swift run latest-article "),
        ("swift package --allow-writing", "Scripts/examples", "swift package --allow-writing-to-package-directory"),
        ("swift package verify-intents", "Scripts/examples", "swift package verify-intents"),
        ("swift package check-handlers", "Scripts/examples", "swift package check-handlers"),
        ("swift test --package-path Examples/", "Scripts/examples", "swift test"),
        ("swift build --build-tests", "Scripts/test", "swift build --build-tests"),
        ("swift test --skip-build", "Scripts/test", "swift test --skip-build"),
        ("swift test --filter", "Scripts/test", "swift test --skip-build"),
        ("swift format lint", "Scripts/test", "swift format lint --strict --recursive"),
        ("INTENTC_CORPUS=", "Tests/TestSupport/Corpus.swift", "INTENTC_CORPUS"),
        ("INTENTC_ARCHIVE=", "Scripts/ci-check", "INTENTC_SHA256=$sum expect"),
        ("Scripts/test", ".ci/run", "Scripts/test"),
        ("Scripts/type-checking", "Scripts/test", "Scripts/type-checking"),
        ("Scripts/examples --all", "Scripts/test", "Scripts/examples --all"),
        ("Scripts/fuzz ", "Scripts/test", "Scripts/fuzz 60"),
        ("Scripts/recipes", "Scripts/test", "Scripts/recipes"),
        ("Scripts/ci-check --hooks", "Scripts/test", "Scripts/ci-check --hooks"),
        ("Scripts/dist --check", "Scripts/test", "Scripts/dist --check"),
        ("Scripts/docs", "Scripts/test", "Scripts/docs"),
        ("Benchmarks/run", "Scripts/test", "Benchmarks/run --smoke"),
        ("Benchmarks/growth", "Scripts/test", "Benchmarks/growth --smoke"),
    ]

    private static func runsElsewhere(_ command: some StringProtocol) -> Bool {
        elsewhere.contains { command.hasPrefix($0.start) }
    }

    /// The commands of a block: of a transcript, the lines after a prompt; of a script, all lines, without comments.
    private static func shellCommands(of block: Page.Block) -> [String] {
        switch block.language {
        case "console": block.lines.filter { $0.hasPrefix("$ ") }.map { String($0.dropFirst(2)) }
        case "sh" where block.words.isEmpty: block.lines.filter { !$0.isEmpty && !$0.hasPrefix("#") }
        default: []
        }
    }

    @Test(
        "their commands succeed, and print what the page shows",
        arguments: Page.all.filter { $0.blocks.contains { !shellCommands(of: $0).isEmpty } }
    )
    func run(page: Page) throws {
        try withTemporaryFolder { folder in
            let project = try Project(in: folder)
            var lines = page.lines
            var replacements: [(start: Int, count: Int, lines: [String])] = []
            for block in page.blocks {
                let commands = Self.shellCommands(of: block)
                if block.language == "console" {
                    guard !commands.contains(where: Self.runsElsewhere) else { continue }
                    let shown = try project.transcript(of: commands, shown: block.lines)
                    replacements.append((block.start, block.lines.count, shown))
                } else {
                    let script = commands.filter { !Self.runsElsewhere($0) }
                    guard !script.isEmpty else { continue }
                    let result = try project.run(script.joined(separator: "\n"))
                    #expect(result.succeeded, "\(script)\n\(result.outputText)")
                }
            }
            // The last first, since a replacement moves the lines below it.
            for replacement in replacements.reversed() {
                let range = replacement.start..<(replacement.start + replacement.count)
                lines.replaceSubrange(range, with: replacement.lines)
            }
            try Golden.expect(Array(lines.joined(separator: "\n").utf8), matches: page.url)
        }
    }

    @Test("commands that run elsewhere do run there", arguments: elsewhere.indices)
    func others(index: Int) throws {
        let row = Self.elsewhere[index]
        let file = try String(contentsOf: PackageFolder.root.appendingPathComponent(row.file), encoding: .utf8)
        #expect(file.contains(row.text))
        let commands = Page.all.flatMap(\.blocks).flatMap(Self.shellCommands)
        #expect(commands.contains { $0.hasPrefix(row.start) }, "no page has such a command; remove the row")
    }

    /// A copy of this package's definitions and generated code, in a repository with the tool.
    private struct Project {
        let folder: TemporaryFolder
        let environment: [String: String]

        init(in folder: TemporaryFolder) throws {
            self.folder = folder
            let files = FileManager.default
            let tools = folder.file("Tools")
            for path in ["project/Scripts", "Tools"] {
                try files.createDirectory(at: folder.file(path), withIntermediateDirectories: true)
            }
            for path in ["Definitions", "Generated", "Package.swift", "Scripts/ci"] {
                let original = PackageFolder.root.appendingPathComponent(path)
                try files.copyItem(at: original, to: folder.file("project/\(path)"))
            }
            // The script builds the tool before it runs it.
            for link in [tools.appendingPathComponent("intentc"), folder.file("project/Scripts/intentc")] {
                try files.createSymbolicLink(at: link, withDestinationURL: ToolRunner.tool)
            }
            var environment = ProcessInfo.processInfo.environment
            environment["PATH"] = "\(tools.path):\(environment["PATH", default: ""])"
            self.environment = environment
            let repository = """
                git init --quiet
                git add --all
                git -c user.name=A -c user.email=a@example.com commit --quiet --message 'The first version'
                git tag v1.0
                git update-ref refs/remotes/origin/main HEAD
                """
            try #require(run(repository).succeeded)
        }

        /// Runs lines of a shell's script, with everything that they print in the output.
        func run(_ script: String) throws -> Subprocess.Result {
            let shell = try Subprocess(
                named: "bash",
                ["-euc", "exec 2>&1\n\(script)"],
                environment: environment,
                directory: folder.file("project")
            )
            return try shell.run(timeout: 300)
        }

        /// Runs commands.
        ///
        /// - Returns: The lines that are shown, if that is what the commands print; otherwise what they print.
        func transcript(of commands: [String], shown: [String]) throws -> [String] {
            var printed: [String] = []
            for command in commands {
                printed.append("$ \(command)")
                printed += try run(command).outputText.split(separator: "\n", omittingEmptySubsequences: false)
                    .dropLast().map(String.init)
            }
            return isExcerpt(shown, of: printed, whole: true) ? shown : printed
        }
    }

    // MARK: Files

    @Test("a block that is named after a file of the package is part of that file", arguments: Page.all)
    func excerpts(page: Page) throws {
        for block in page.blocks {
            guard let name = block.words.first else { continue }
            let file = PackageFolder.root.appendingPathComponent(name)
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
            #expect(isExcerpt(block.lines, of: text.components(separatedBy: "\n")), "\(name) has other lines")
        }
    }

    @Test("every block is run, compiled, read or compared by a test", arguments: Page.all)
    func blocks(page: Page) throws {
        let scripts = try ["Scripts/recipes", "Scripts/ci-check"].map {
            try String(contentsOf: PackageFolder.root.appendingPathComponent($0), encoding: .utf8)
        }
        for block in page.blocks {
            let file = block.words.first { !["fails-here", "main-actor"].contains($0) }
            if let file {
                let isKnown = FileManager.default.fileExists(
                    atPath: PackageFolder.root.appendingPathComponent(file).path
                )
                #expect(
                    isKnown || scripts.contains { $0.contains("document \(page.path) \(file)\n") },
                    "neither is there a file '\(file)', nor does a script write it to use it"
                )
                continue
            }
            switch block.language {
            case "console", "sh":
                #expect(!Self.shellCommands(of: block).isEmpty, "the block has no command")
            case "swift":
                // The tests of ported code compile these.
                break
            case "json":
                var diagnostics: [Diagnostic] = []
                #expect(Configuration(Array(block.text.utf8), file: "intentc.json", diagnostics: &diagnostics) != nil)
                #expect(diagnostics.isEmpty)
            case "", "text":
                // Nothing that a person would type.
                #expect(!block.lines.contains { $0.hasPrefix("$ ") })
            default:
                Issue.record("no test knows blocks in '\(block.language)'; name the file that the block is part of")
            }
        }
    }

    // MARK: Links

    @Test("links lead to files and headings that are there", arguments: Page.all + rulePages)
    func links(page: Page) throws {
        let code = page.blocks.flatMap { $0.start..<($0.start + $0.lines.count) }
        for (number, line) in page.lines.enumerated() where !code.contains(number) {
            for match in line.matches(of: /\]\((?<target>[^)\s#]*)(#(?<anchor>[^)\s]*))?\)/) {
                guard !match.target.contains("://") else { continue }
                let folder = page.url.deletingLastPathComponent()
                let file = match.target.isEmpty ? page.url : folder.appendingPathComponent(String(match.target))
                #expect(FileManager.default.fileExists(atPath: file.path), "\(page.path):\(number + 1)")
                guard let anchor = match.anchor else { continue }
                let anchors = try Page(file.path.dropping(PackageFolder.root.path + "/")).anchors
                #expect(anchors.contains(String(anchor)), "\(page.path):\(number + 1): #\(anchor)")
            }
        }
    }

    private static let rulePages: [Page] = {
        let folder = PackageFolder.root.appendingPathComponent("Documentation/rules")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().compactMap { try? Page("Documentation/rules/\($0)") }
    }()

    @Test("paths of this package lead to files that are there", arguments: Page.all)
    func paths(page: Page) {
        let code = page.blocks.flatMap { $0.start..<($0.start + $0.lines.count) }
        for (number, line) in page.lines.enumerated() where !code.contains(number) {
            for match in line.matches(of: /`(?<path>[A-Za-z]+\/[^` ]+)[` ]/) {
                // Words in capitals stand for names.
                let parts = match.path.split(separator: "/").prefix { $0 != $0.uppercased() }
                guard let root = parts.first, Self.folders.contains(String(root)) else { continue }
                let file = PackageFolder.root.appendingPathComponent(parts.joined(separator: "/"))
                #expect(FileManager.default.fileExists(atPath: file.path), "\(page.path):\(number + 1)")
            }
        }
    }

    private static let folders: Set = [
        "Benchmarks", "Definitions", "Documentation", "Examples", "Fuzzing", "Packaging", "Plugins", "Scripts",
        "Sources",
        "Tests", "bazel", "cmake",
    ]

    // MARK: Length

    @Test("the README has at most 1,200 words")
    func length() throws {
        let words = try Page("README.md").lines.flatMap { $0.split(whereSeparator: \.isWhitespace) }
        #expect(words.count <= 1_200)
    }
}

/// Whether lines are in a file, one below the other. A line `…` stands for any number of lines.
///
/// - Parameter whole: Whether the lines have to be all that the file holds.
private func isExcerpt(_ lines: [String], of file: [String], whole: Bool = false) -> Bool {
    let runs = lines.split(omittingEmptySubsequences: false) { $0.drop { $0 == " " } == "…" }.map(Array.init)
    var rest = file[...]
    for (index, run) in runs.enumerated() {
        let isFixed = whole && index == 0
        let starts = isFixed ? rest.startIndex..<(rest.startIndex + 1) : rest.startIndex..<(rest.endIndex + 1)
        guard let start = starts.first(where: { rest[$0...].starts(with: run) }) else { return false }
        rest = rest[(start + run.count)...]
    }
    guard whole, let last = runs.last else { return true }
    return rest.isEmpty || (runs.count > 1 && file.suffix(last.count).elementsEqual(last))
}

extension Page {
    /// What links to headings of the page name.
    fileprivate var anchors: Set<String> {
        let code = blocks.flatMap { $0.start..<($0.start + $0.lines.count) }
        return Set(
            lines.enumerated().filter { !code.contains($0.offset) && $0.element.hasPrefix("#") }.map { line in
                line.element.drop { $0 == "#" }.dropFirst().lowercased()
                    .filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
                    .replacingOccurrences(of: " ", with: "-")
            }
        )
    }
}

extension String {
    /// The text without a prefix.
    fileprivate func dropping(_ prefix: String) -> String {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
    }
}
