import Basics
import CodeGeneration
import DefinitionChecks
import IntentInterface
import ToolSupport

/// `intentc check`: finds what is wrong with definitions, and mends what can be mended safely.
struct CheckCommand: Subcommand {
    var paths: [String] = []
    var configuration = ConfigurationOptions()
    var classPrefix: ClassPrefix?
    var developmentLanguage = "en"
    var isSingleModule = false
    var minimumSystems = MinimumSystems()
    var projects: [String] = []
    var propertyLists: [String] = []
    var bundles: [String] = []
    var ignoresProjects = false
    var earlier: String?
    var since: String?
    var baseline: String?
    var updatesBaseline = false
    var isStrict = false
    var locales = LocaleList()
    var isForStore = false
    var fixes = false
    var isDryRun = false
    var jobs = JobCount()
    var isQuiet = false
    var findingLimit = FindingLimit()
    var errorLimit = FindingLimit()
    var diagnosticFormat = DiagnosticFormat.text

    static var declaration: CommandDeclaration<Self> {
        CommandDeclaration(
            name: "check",
            abstract: "Find what is wrong with definitions, at its place, and mend it.",
            discussion: """
                Without a path, the package or repository of the working folder is searched for definitions. For a \
                path of another file, such as a table, the definition that it belongs to is checked. Findings go to \
                the standard output, errors first, and a summary to the standard error. 'explain' describes a finding \
                by its id.

                If there is one project of Xcode around the definitions, they are checked against it.

                The nearest 'intentc.json', from the folder of a definition up to the root of its repository, can give \
                rules another severity and accept single findings: Documentation/configuration.md describes it. \
                '--baseline' and '--since' leave out all findings that were there before.
                """,
            operands: .definitions(\.paths),
            options: [
                .flag("fix", \.fixes, "Mend what can be mended without a person looking at it."),
                .flag("dry-run", \.isDryRun, "With '--fix', write nothing; print the changes as a unified diff."),
                .values("project", "xcodeproj", \.projects, "Check how this project builds the definitions."),
                .flag("no-project", \.ignoresProjects, "Check against no project that isn't named."),
                .values("info-plist", "file", \.propertyLists, "Check this Info.plist of the app or an extension."),
                .values("bundle", "app", \.bundles, "Check this app as it was built."),
                .value(
                    "against",
                    "rev-or-dir",
                    \.earlier,
                    "Find what breaks saved shortcuts since a revision of git, or a folder's definitions."
                ),
                .value("since", "rev", \.since, "Report only what this revision of git did not have."),
                .value(
                    "baseline",
                    "file",
                    \.baseline,
                    "Report only what this file does not list; a file that doesn't exist is written, and all reported."
                ),
                .flag("update-baseline", \.updatesBaseline, "With '--baseline', write the file anew."),
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
                .value(
                    "max-findings",
                    "n",
                    \.findingLimit,
                    "The most findings to print; how many are left out is told."
                ),
                .errorLimit(\.errorLimit),
                .diagnostics(\.diagnosticFormat),
            ]
        )
    }

    func validate() throws(UsageError) {
        try configuration.validate()
        if earlier?.isEmpty == true { throw UsageError(message: "'--against' is empty; name a revision or a folder") }
        if since?.isEmpty == true { throw UsageError(message: "'--since' is empty; name a revision") }
        if baseline?.isEmpty == true { throw UsageError(message: "'--baseline' is empty; name a file") }
        if isDryRun, !fixes { throw UsageError(message: "'--dry-run' needs '--fix', whose changes it prints") }
        guard updatesBaseline else { return }
        if baseline == nil { throw UsageError(message: "'--update-baseline' needs '--baseline', the file to write") }
        if fixes { throw UsageError(message: "'--update-baseline', '--fix' cannot be combined; fix first") }
    }

    func run(on console: Console) throws(ToolFailure) -> ExitStatus {
        let workingFolder = try Path.workingFolder()
        let progress = isQuiet ? nil : ProgressLine(on: console)
        var check = check(in: workingFolder)
        var usageErrors: [Diagnostic] = []
        let file = baseline.map { Path($0) }
        let old = file.flatMap { BaselineFile(reading: $0, in: workingFolder, diagnostics: &usageErrors) }
        if let old, !updatesBaseline { check.known.append(KnownFindings(old)) }
        if let since {
            let reader = EarlierFindings(check: check, workingFolder: workingFolder)
            check.known += [reader.known(of: since, diagnostics: &usageErrors)].compactMap(\.self)
        }
        guard usageErrors.isEmpty else { return try tell(CheckReport(usageErrors: usageErrors), on: console) }
        if let file, old == nil || updatesBaseline {
            check.collectsFindings = true
            return try run(check, writing: file, in: workingFolder, progress, on: console)
        }
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

    /// Checks, and writes what is found to a baseline.
    ///
    /// A baseline that the user asks for anew is what the report leaves out. One that was missing, perhaps by mistake,
    /// leaves out nothing in this run, so that no gate opens for want of a file.
    private func run(
        _ check: Check,
        writing path: Path,
        in workingFolder: Path,
        _ progress: ProgressLine?,
        on console: Console
    ) throws(ToolFailure) -> ExitStatus {
        var report = check.run(on: FileOverlay(), in: workingFolder, progress: progress)
        guard report.inputFailures.isEmpty, !report.isAboutUsage else { return try tell(report, on: console) }
        let file = BaselineFile(of: report, at: path, in: workingFolder)
        if let failure = file.write() {
            report.diagnostics.append(failure)
        } else {
            if updatesBaseline { report.leaveOutKnowable() }
            if !isQuiet {
                let count = counted(report.findings.count(where: \.diagnostic.canBeKnown), "finding")
                console.writeError("wrote \(count) to '\(path)'; runs with this file report only others\n")
            }
        }
        return try tell(report, on: console)
    }

    /// Prints what was found.
    private func tell(_ report: CheckReport, on console: Console) throws(ToolFailure) -> ExitStatus {
        let told = isQuiet ? report.diagnostics.filter { $0.severity == .error } : report.diagnostics
        try console.print(
            told.grouped(),
            suppressed: report.suppressed,
            in: report.sources,
            as: diagnosticFormat,
            findingLimit: findingLimit,
            errorLimit: errorLimit
        )
        if !isQuiet { console.writeError(report.summary(withRules: diagnosticFormat == .text)) }
        return report.exitStatus(isStrict: isStrict)
    }

    private func check(in workingFolder: Path) -> Check {
        var check = Check()
        let inputs = CheckInputs(paths, in: workingFolder)
        check.inputs = inputs.paths
        check.isPartial = inputs.isOnlyFiles
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
        if projects.isEmpty, !ignoresProjects, !check.inputs.isEmpty,
            let project = ProjectFinder.onlyProject(for: check.inputs, in: workingFolder)
        {
            check.surroundings.projects = [project]
            check.surroundings.foundProject = project
        }
        check.jobs = jobs.count
        return check
    }
}
