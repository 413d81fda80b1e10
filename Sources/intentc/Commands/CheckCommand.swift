import CommandLineSupport
import DefinitionBuild
import DefinitionChecks
import DefinitionCompiler
import DefinitionConfiguration
import DefinitionDiagnostics
import IntentInterface
import SourceGeneration

/// `intentc check`: finds what is wrong with definitions, and mends what can be mended safely.
struct CheckCommand: Subcommand {
    var paths = ["Definitions"]
    var configuration = ConfigurationOptions()
    var classPrefix: ClassPrefix?
    var developmentLanguage = "en"
    var isSingleModule = false
    var minimumSystems = MinimumSystems()
    var projects: [String] = []
    var propertyLists: [String] = []
    var bundles: [String] = []
    var earlier: String?
    var isStrict = false
    var locales = LocaleList()
    var isForStore = false
    var fixes = false
    var isDryRun = false
    var jobs = JobCount()
    var isQuiet = false
    var errorLimit = ErrorLimit()
    var diagnosticFormat = DiagnosticFormat.text

    static var declaration: CommandDeclaration<Self> {
        CommandDeclaration(
            name: "check",
            abstract: "Find what is wrong with definitions, at its place, and mend it.",
            discussion: """
                Definitions are found and read as by 'build', and nothing is generated. Findings go to the standard \
                output, sorted by file and place, and a summary to the standard error. 'explain' tells more about a \
                finding by its id.

                The nearest 'intentc.json', from the folder of a definition up to its package, can give rules another \
                severity and accept single findings: Documentation/configuration.md describes it.
                """,
            operands: .definitions(\.paths),
            options: [
                .flag("fix", \.fixes, "Mend what can be mended without a person looking at it."),
                .flag("dry-run", \.isDryRun, "With '--fix', write nothing; print the changes as a unified diff."),
                .values("project", "xcodeproj", \.projects, "Check how this project builds the definitions."),
                .values("info-plist", "file", \.propertyLists, "Check this Info.plist of the app or an extension."),
                .values("bundle", "app", \.bundles, "Check this app as it was built."),
                .value(
                    "against",
                    "rev-or-dir",
                    \.earlier,
                    "Find what breaks saved shortcuts since a revision of git, or a folder's definitions."
                ),
                .flag("strict", \.isStrict, "Fail on warnings too."),
                .value("locales", "list", \.locales, "The languages that every text is expected in, joined by commas."),
                .flag("store", \.isForStore, "Be as strict as the App Store."),
                .configuration(\.configuration),
                .noConfiguration(\.configuration),
                .classPrefix(\.classPrefix),
                .flag("single-module", \.isSingleModule, "All definitions go into one module: equal names are errors."),
                .value(
                    "minimum-os",
                    "systems",
                    \.minimumSystems,
                    "The oldest systems that the definitions are for, such as 'iOS=13.0,watchOS=6.0'."
                ),
                .developmentLanguage(\.developmentLanguage),
                .value("jobs", "n", \.jobs, "The most definitions to check at a time."),
                .flag("quiet", \.isQuiet, "Print errors only."),
                .errorLimit(\.errorLimit),
                .diagnostics(\.diagnosticFormat),
            ]
        )
    }

    func validate() throws(UsageError) {
        try configuration.validate()
        if earlier?.isEmpty == true { throw UsageError(message: "'--against' is empty; name a revision or a folder") }
        if isDryRun, !fixes { throw UsageError(message: "'--dry-run' needs '--fix', whose changes it prints") }
    }

    func run(on console: Console) throws(ToolFailure) -> ExitStatus {
        let workingFolder = try Path.workingFolder()
        let progress = isQuiet ? nil : ProgressLine(on: console)
        guard fixes else {
            return try tell(check.run(on: FileOverlay(), in: workingFolder, progress: progress), on: console)
        }
        let run = FixRun(check, in: workingFolder, progress: progress)
        if isDryRun {
            try console.write(Array(run.files.diff.escapingControlsInDiff.utf8))
            console.report(run.report.inputFailures, as: diagnosticFormat, errorLimit: errorLimit)
            if !isQuiet { console.writeError("\(counted(run.fixCount, "finding")) to mend\n") }
            return ExitStatus(of: run.report.inputFailures)
        }
        var report = run.report
        report.diagnostics += run.files.write()
        if !isQuiet { console.writeError("\(counted(run.fixCount, "finding")) mended\n") }
        return try tell(report, on: console)
    }

    /// Prints what was found.
    private func tell(_ report: CheckReport, on console: Console) throws(ToolFailure) -> ExitStatus {
        let told = isQuiet ? report.diagnostics.filter { $0.severity == .error } : report.diagnostics
        try console.print(told, suppressed: report.suppressed, as: diagnosticFormat, errorLimit: errorLimit)
        if !isQuiet { console.writeError(report.summary + "\n") }
        return report.exitStatus(isStrict: isStrict)
    }

    private var check: Check {
        var check = Check()
        check.inputs = paths.map { Path($0) }
        check.options.classPrefix = classPrefix
        // The list of a definition's intents, which other forms have, is of no concern here.
        check.options.dialect = .apple
        check.configurationSource = configuration.source
        check.developmentLanguage = developmentLanguage
        check.moduleLayout = isSingleModule ? .single : .separate
        check.locales = locales.identifiers
        check.isForStore = isForStore
        check.minimumOS = minimumSystems.versions
        check.surroundings = Surroundings(
            projects: projects.map { Path($0) },
            propertyLists: propertyLists.map { Path($0) },
            bundles: bundles.map { Path($0) },
            earlier: earlier
        )
        check.jobs = jobs.count
        return check
    }
}
