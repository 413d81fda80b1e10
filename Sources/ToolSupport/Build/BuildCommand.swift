import Basics
import CodeGeneration
import IntentInterface

/// `intentc build`: keeps a folder of generated files up to date.
package struct BuildCommand: Subcommand {
    var paths = ["Definitions"]
    var excluded: [String] = []
    var output = "Generated"
    var outputFiles: [String] = []
    var sourceName: String?
    var configuration = ConfigurationOptions()
    var classPrefix: ClassPrefix?
    var dialect: Dialect?
    var visibility: Visibility?
    var isolation: Isolation?
    var developmentLanguage = "en"
    var isSingleModule = false
    var isSingleFile = false
    var isForced = false
    var verifies = false
    var isDryRun = false
    var jobs = JobCount()
    var watches = false
    var isQuiet = false
    var isVerbose = false
    var errorLimit = FindingLimit()
    var diagnosticFormat = DiagnosticFormat.short

    package init() {}

    package static var declaration: CommandDeclaration<Self> {
        CommandDeclaration(
            name: "build",
            abstract: "Generate code from definitions, and keep it up to date.",
            discussion: """
                Each definition gets a folder of its own below the output folder: its path below the folder given, \
                without extension and '.lproj'. Files are written only where their content changes. A generated file \
                whose definition is gone, or generates it no longer, is removed. A definition with errors keeps its \
                last good output and does not stop the others.

                Folders are searched to any depth and through symbolic links; hidden files and folders are left out. \
                Of copies of a definition in sibling '.lproj' folders one is read: 'Base', else the development \
                language, else the first by name.

                What the options leave open, the nearest 'intentc.json' tells, from the folder of a definition up to \
                the root of its repository or package: Documentation/configuration.md describes it.
                """,
            operands: .definitions(\.paths),
            options: [
                .values("exclude", "path", \.excluded, "Leave out this definition, or those in this folder."),
                .value("output", "dir", \.output, "The folder that generated files go to."),
                .values(
                    "output-file",
                    "file",
                    \.outputFiles,
                    "The one file to generate from a definition, once for each definition; prints no summary."
                ),
                .value(
                    "source-name",
                    "name",
                    \.sourceName,
                    "What the output file names as its source, in place of the path in the package."
                ),
                .configuration(\.configuration),
                .noConfiguration(\.configuration),
                .classPrefix(\.classPrefix),
                .value(
                    "dialect",
                    "form",
                    \.dialect,
                    """
                    The form of the code: Swift for Apple's platforms, for others with this package's 'Intents', or \
                    for both; or Objective-C. \(fallback(Dialect.universal))
                    """
                ),
                .value(
                    "visibility",
                    "level",
                    \.visibility,
                    "The access level of Swift declarations. \(fallback(Visibility.public))"
                ),
                .isolation(\.isolation, fallback(Isolation.nonisolated)),
                .flag("single-module", \.isSingleModule, "All definitions go into one module: equal names are errors."),
                .flag(
                    "single-file",
                    \.isSingleFile,
                    "Generate one file for each definition; with '--single-module' straight into the output folder, "
                        + "named after the path, such as 'Sub_Shop+Intents.swift'."
                ),
                .flag("force", \.isForced, "Overwrite files in the way that intentc didn't write."),
                .flag("verify", \.verifies, "Write nothing; fail where a file is not up to date, and say which."),
                .flag("dry-run", \.isDryRun, "Write nothing; print what would be written and removed."),
                .developmentLanguage(\.developmentLanguage),
                .value("jobs", "n", \.jobs, "The most definitions to compile at a time."),
                .flag("watch", \.watches, "Go on until interrupted, and build again when a definition changes."),
                .flag("quiet", \.isQuiet, "Print errors only."),
                .flag("verbose", \.isVerbose, "Print what becomes of each file."),
                .errorLimit(\.errorLimit),
                .diagnostics(\.diagnosticFormat),
            ]
        )
    }

    package func validate() throws(UsageError) {
        let modes = [("--verify", verifies), ("--dry-run", isDryRun), ("--watch", watches)].filter(\.1).map(\.0)
        guard modes.count <= 1 else { throw UsageError(message: "\(quotedList(modes)) cannot be combined; choose one") }
        try configuration.validate()
        try validateOutputFiles()
        if output.isEmpty { throw UsageError(message: "'--output' is empty; name a folder, such as 'Generated'") }
        if isQuiet, isVerbose { throw UsageError(message: "'--quiet', '--verbose' cannot be combined; choose one") }
    }

    private func validateOutputFiles() throws(UsageError) {
        guard !outputFiles.isEmpty else {
            guard sourceName == nil else {
                throw UsageError(message: "'--source-name' is for '--output-file'; give both")
            }
            return
        }
        guard paths.count == outputFiles.count, paths.allSatisfy({ DefinitionFile.isNamedAsOne(Path($0).name) }) else {
            let message =
                outputFiles.count == 1
                ? "'--output-file' needs one definition; name it, and no folder"
                : "each '--output-file' needs a definition; name \(outputFiles.count) of them, and no folder"
            throw UsageError(message: message)
        }
        if dialect == .objc {
            let message = "'--output-file' is one Swift file, and Objective-C needs two; give '--output' in place of it"
            throw UsageError(message: message)
        }
        if outputFiles.contains("") { throw UsageError(message: "'--output-file' is empty; name a Swift file") }
        if let path = paths.firstRepetition, outputFiles.count > 1 {
            throw UsageError(message: "'\(path)' is given twice; name each definition once")
        }
        if sourceName != nil, outputFiles.count > 1 {
            throw UsageError(message: "'--source-name' is for one '--output-file'; leave it out, or give one")
        }
    }

    package func run(on console: Console) throws(ToolFailure) -> ExitStatus {
        let workingFolder = try Path.workingFolder()
        guard watches else { return try buildOnce(in: workingFolder, on: console) }
        let watcher = DefinitionWatcher(
            paths: paths.map { Path($0) },
            configurationSource: configuration.source,
            workingFolder: workingFolder
        )
        try watcher.run { () throws(ToolFailure) in
            _ = try buildOnce(in: workingFolder, on: console)
        }
        return .success
    }

    private func buildOnce(in workingFolder: Path, on console: Console) throws(ToolFailure) -> ExitStatus {
        let report = build.run(in: workingFolder, progress: isQuiet ? nil : ProgressLine(on: console))
        let diagnostics = report.diagnostics + (verifies ? report.staleness : [])
        console.report(
            isQuiet ? diagnostics.filter { $0.severity == .error } : diagnostics,
            as: diagnosticFormat,
            suppressed: report.suppressed,
            errorLimit: errorLimit
        )
        if isVerbose || isDryRun { try console.print(lines: report.listing(of: mode, isVerbose: isVerbose)) }
        if !isQuiet, outputFiles.isEmpty { try console.print(report.summary(of: mode)) }
        return ExitStatus(of: diagnostics)
    }

    private var mode: BuildMode {
        verifies ? .verify : isDryRun ? .dryRun : .write
    }

    private var build: Build {
        var build = Build()
        build.options = CodeOptions(
            classPrefix: classPrefix,
            dialect: dialect,
            visibility: visibility,
            isolation: isolation,
            generatesSingleFile: isSingleFile
        )
        build.configurationSource = configuration.source
        build.inputs = paths.map { Path($0) }
        build.excluded = excluded.map { Path($0) }
        build.output = OutputFolder(
            path: Path(output),
            isReadOnly: mode != .write,
            obstaclePolicy: isForced ? .overwrite : .refuse
        )
        build.outputFiles = outputFiles.map { Path($0) }
        build.sourceName = sourceName
        build.developmentLanguage = developmentLanguage
        build.isSingleModule = isSingleModule
        build.jobs = jobs.count
        return build
    }

    /// What an option is where neither it nor the configuration says otherwise.
    private static func fallback<Value: RawRepresentable<String>>(_ value: Value) -> String {
        "Unless configured: \(value.rawValue)."
    }
}

extension [String] {
    /// The first element that was there before.
    fileprivate var firstRepetition: String? {
        var seen: Set<String> = []
        return first { !seen.insert($0).inserted }
    }
}

extension Dialect: ArgumentValue {}
extension Visibility: ArgumentValue {}
