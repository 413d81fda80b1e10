import Basics
import CodeGeneration
import DefinitionChecks
import IntentInterface
import ToolSupport

/// `intentc check`: reports problems in definitions, and fixes those that can be fixed safely.
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
            abstract: "Report problems in intent definitions with their exact location, and fix them.",
            discussion: """
                Without a path, the command searches the package or repository of the working folder for definitions. \
                If a path names another file, such as a table, the definition that it belongs to is checked. Findings \
                go to standard output, errors first; a summary goes to standard error. 'explain' describes a finding \
                by its id.

                If exactly one Xcode project is found below the given folders, or else in their repository or package, \
                the definitions are checked against it.

                The nearest 'intentc.json', from the folder of a definition up to the root of its repository, can \
                change the severity of rules and accept individual findings; see Documentation/configuration.md. \
                '--baseline' and '--since' leave out all findings that existed before.
                """,
            operands: .definitions(\.paths),
            options: [
                .flag("fix", \.fixes, help: "Fix what can be fixed safely, without review."),
                .flag("dry-run", \.isDryRun, help: "With '--fix', write nothing; print the changes as a unified diff."),
                .values(
                    "project",
                    valueName: "xcodeproj",
                    \.projects,
                    help: "Check how this project builds the definitions."
                ),
                .flag("no-project", \.ignoresProjects, help: "Don't search for a project; use only named ones."),
                .values(
                    "info-plist",
                    valueName: "file",
                    \.propertyLists,
                    help: "Check this Info.plist of the app or of an extension."
                ),
                .values("bundle", valueName: "app", \.bundles, help: "Check this app bundle, as it was built."),
                .value(
                    "against",
                    valueName: "rev-or-dir",
                    \.earlier,
                    help: """
                        Report what breaks shortcuts saved with the definitions at this Git revision or in this folder.
                        """
                ),
                .value("since", valueName: "rev", \.since, help: "Report only findings newer than this Git revision."),
                .value(
                    "baseline",
                    valueName: "file",
                    \.baseline,
                    help: """
                        Report only findings that this file doesn't list. If the file doesn't exist, it is created, \
                        and all findings are reported.
                        """
                ),
                .flag("update-baseline", \.updatesBaseline, help: "With '--baseline', rewrite the file."),
                .flag("strict", \.isStrict, help: "Fail on warnings too."),
                .value(
                    "locales",
                    valueName: "list",
                    \.locales,
                    help: "The languages that every text must be in, separated by commas."
                ),
                .flag("store", \.isForStore, help: "Report missing titles and descriptions as errors."),
                .configuration(\.configuration),
                .noConfiguration(\.configuration),
                .classPrefix(\.classPrefix),
                .flag(
                    "single-module",
                    \.isSingleModule,
                    help: "Treat all definitions as one module, where equal names are errors."
                ),
                .value(
                    "minimum-os",
                    valueName: "systems",
                    \.minimumSystems,
                    help: "The oldest systems that the definitions support, such as 'iOS=13.0,watchOS=6.0'."
                ),
                .developmentLanguage(\.developmentLanguage),
                .value("jobs", valueName: "n", \.jobs, help: "The maximum number of definitions to check at a time."),
                .flag("quiet", \.isQuiet, help: "Print errors only."),
                .value(
                    "max-findings",
                    valueName: "n",
                    \.findingLimit,
                    help: "The maximum number of findings to print; the number left out is reported."
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
        if isDryRun, !fixes { throw UsageError(message: "'--dry-run' needs '--fix'; give both") }

        guard updatesBaseline else { return }
        if baseline == nil { throw UsageError(message: "'--update-baseline' needs '--baseline'; name the file") }
        if fixes { throw UsageError(message: "'--update-baseline' and '--fix' can't be combined; run '--fix' first") }
    }

    func run(on console: Console) throws(ToolFailure) -> ExitStatus {
        let workingFolder = try Path.workingFolder()
        let progress = isQuiet ? nil : ProgressLine(on: console)
        var check = check(in: workingFolder)
        var usageErrors: [Diagnostic] = []
        // Hooks pass all files of a change, so a file without a definition isn't an error.
        if check.inputs.isEmpty, let path = paths.first, !isQuiet {
            console.writeError(
                "no definition belongs to '\(path)'; name a definition, one of its tables, or a folder\n"
            )
        }

        let file = baseline.map { Path($0) }
        let old = file.flatMap { BaselineFile(reading: $0, in: workingFolder, diagnostics: &usageErrors) }
        if let old, !updatesBaseline { check.known.append(KnownFindings(old)) }
        if let since {
            let reader = EarlierFindings(check: check, workingFolder: workingFolder)
            check.known += [reader.known(of: since, diagnostics: &usageErrors)].compactMap(\.self)
        }
        guard usageErrors.isEmpty else { return try print(CheckReport(usageErrors: usageErrors), on: console) }

        if let file, old == nil || updatesBaseline {
            check.collectsFindings = true
            return try run(check, writing: file, in: workingFolder, progress: progress, on: console)
        }

        guard fixes else {
            return try print(check.run(on: FileOverlay(), in: workingFolder, progress: progress), on: console)
        }

        let run = FixRun(check, in: workingFolder, progress: progress)
        if isDryRun {
            try console.write(Array(run.files.diff.escapingControlsInDiff.utf8))
            console.report(run.report.inputFailures, as: diagnosticFormat, errorLimit: errorLimit)
            if !isQuiet { console.writeError("\(counted(run.fixCount, "finding")) can be fixed\n") }
            return ExitStatus(of: run.report.inputFailures)
        }

        var report = run.report
        report.diagnostics += run.files.write()
        if !isQuiet { console.writeError("\(counted(run.fixCount, "finding")) fixed\n") }
        return try print(report, on: console)
    }

    /// Checks the definitions, and writes the findings to a baseline.
    ///
    /// A baseline that the user asks to update applies to this report too. A baseline that was missing, perhaps by
    /// mistake, hides nothing in this run, so that a missing file never makes a failing check pass.
    private func run(
        _ check: Check,
        writing path: Path,
        in workingFolder: Path,
        progress: ProgressLine?,
        on console: Console
    ) throws(ToolFailure) -> ExitStatus {
        var report = check.run(on: FileOverlay(), in: workingFolder, progress: progress)
        guard report.inputFailures.isEmpty, !report.isAboutUsage else { return try print(report, on: console) }
        let file = BaselineFile(of: report, at: path, in: workingFolder)
        if let failure = file.write() {
            report.diagnostics.append(failure)
        } else {
            if updatesBaseline { report.leaveOutKnowable() }
            if !isQuiet {
                let count = counted(report.findings.count(where: \.diagnostic.canBeKnown), "finding")
                console.writeError("wrote \(count) to '\(path)'; runs with this baseline report only other findings\n")
            }
        }
        return try print(report, on: console)
    }

    /// Prints the findings and the summary.
    private func print(_ report: CheckReport, on console: Console) throws(ToolFailure) -> ExitStatus {
        let shown = isQuiet ? report.diagnostics.filter { $0.severity == .error } : report.diagnostics
        try console.print(
            shown.grouped(),
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
        // The enum that lists a definition's intents, which only the other dialects generate, doesn't matter here.
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
