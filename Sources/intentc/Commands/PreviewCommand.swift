import Basics
import CodeGeneration
import DefinitionChecks
import IntentInterface
import Preview
import ToolSupport

/// `intentc preview`: writes a page that shows definitions as people meet them.
struct PreviewCommand: Subcommand {
    var paths: [String] = []
    var output = ""
    var earlier: String?
    var configuration = ConfigurationOptions()
    var classPrefix: ClassPrefix?
    var developmentLanguage = "en"
    var jobs = JobCount()
    var diagnosticFormat = DiagnosticFormat.short

    static var declaration: CommandDeclaration<Self> {
        CommandDeclaration(
            name: "preview",
            abstract: "Write a page that shows intents as people meet them in Shortcuts and Siri.",
            discussion: """
                The page is one HTML file that needs nothing else. It shows summaries, suggestions, dialogs and \
                responses in every language, and the findings of 'check' beside the things that they are about. \
                Without a path, the command searches the package or repository of the working folder for definitions.

                A definition with findings is shown, too. A definition that can't be read is reported, and the page \
                shows the others.
                """,
            operands: .definitions(\.paths),
            options: [
                .value(
                    "output",
                    valueName: "file",
                    \.output,
                    help: "The page to write, which ends in '.html'.",
                    isRequired: true
                ),
                .value(
                    "against",
                    valueName: "rev-or-dir",
                    \.earlier,
                    help: "Show what changed since this Git revision, or since the definitions in this folder."
                ),
                .configuration(\.configuration),
                .noConfiguration(\.configuration),
                .classPrefix(\.classPrefix),
                .developmentLanguage(\.developmentLanguage),
                .value("jobs", valueName: "n", \.jobs, help: "The maximum number of definitions to read at a time."),
                .diagnostics(\.diagnosticFormat),
            ]
        )
    }

    func validate() throws(UsageError) {
        try configuration.validate()
        if earlier?.isEmpty == true { throw UsageError(message: "'--against' is empty; name a revision or a folder") }
        guard output.hasSuffix(".html") || output.hasSuffix(".htm") else {
            throw UsageError(message: "'\(output)' isn't an HTML file; name one that ends in '.html'")
        }
    }

    func run(on console: Console) throws(ToolFailure) -> ExitStatus {
        let workingFolder = try Path.workingFolder()
        var check = Check()
        check.inputs = CheckInputs(paths, in: workingFolder).paths
        check.options.classPrefix = classPrefix
        // The enum that lists a definition's intents, which only the other dialects generate, doesn't matter here.
        check.options.dialect = .apple
        check.configurationSource = configuration.source
        check.developmentLanguage = developmentLanguage
        check.surroundings = Surroundings(earlier: earlier)
        check.collectsFindings = true
        check.jobs = jobs.count

        let report = check.run(on: FileOverlay(), in: workingFolder, progress: ProgressLine(on: console))
        var failures = report.isAboutUsage ? report.diagnostics : report.unshown
        if !report.isAboutUsage {
            let preview = Preview(of: report, earlier: earlier)
            do throws(FileError) {
                try FileWriter.replace(Path(output), with: PreviewPage(preview).bytes, keepingNature: true)
                console.printError("wrote \(counted(preview.intents.count, "intent")) to '\(output)'")
            } catch {
                let message = "can't be written (\(error)); choose a path that you can write to"
                failures.append(
                    Diagnostic(.error, .writeFailed, message: message, at: SourceLocation(file: output))
                )
            }
        }
        console.report(failures, as: diagnosticFormat)
        return ExitStatus(of: failures)
    }
}

extension CheckReport {
    /// The errors about files that the page can't show.
    fileprivate var unshown: [Diagnostic] {
        let shown = Set(definitions.flatMap { [$0.file] + $0.copies.keys })
        return diagnostics.filter { diagnostic in
            diagnostic.severity == .error
                && (ExitStatus(of: [diagnostic]) > .errorsInInput
                    || DefinitionFile.isNamedAsOne(Path(diagnostic.location.file).name)
                        && !shown.contains(diagnostic.location.file)
                        && !(earlier(named: diagnostic.location.file)))
        }
    }

    private func earlier(named file: String) -> Bool {
        (previousDefinitions ?? []).contains { $0.definition.file == file || $0.path == file }
    }
}
