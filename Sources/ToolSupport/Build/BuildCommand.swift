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
                Each definition gets its own folder in the output folder, named after the definition's path below the \
                given folder, without the extension and '.lproj'. Files are written only if their content changes. A \
                generated file is removed when its definition is gone or no longer generates it. A definition with \
                errors keeps its last good output and doesn't stop the others.

                Folders are searched to any depth and through symbolic links; hidden files and folders are left out. \
                If a definition has copies in sibling '.lproj' folders, one of them is read: 'Base', or else the \
                development language, or else the first by name.

                Settings that no option gives come from the nearest 'intentc.json', from the folder of a definition up \
                to the root of its repository or package; see Documentation/configuration.md.
                """,
            operands: .definitions(\.paths),
            options: [
                .values(
                    "exclude",
                    valueName: "path",
                    \.excluded,
                    help: "Leave out this definition, or all definitions in this folder."
                ),
                .value("output", valueName: "dir", \.output, help: "The folder for the generated files."),
                .values(
                    "output-file",
                    valueName: "file",
                    \.outputFiles,
                    help:
                        "The single file to generate from a definition; give one per definition. No summary is printed."
                ),
                .value(
                    "source-name",
                    valueName: "name",
                    \.sourceName,
                    help: "The source to name in the output file, instead of the path in the package."
                ),
                .configuration(\.configuration),
                .noConfiguration(\.configuration),
                .classPrefix(\.classPrefix),
                .value(
                    "dialect",
                    valueName: "form",
                    \.dialect,
                    help: """
                        The form of the code: Swift for Apple's platforms, Swift for other platforms with this \
                        package's 'Intents', Swift for both, or Objective-C. \(fallback(Dialect.universal))
                        """
                ),
                .value(
                    "visibility",
                    valueName: "level",
                    \.visibility,
                    help: "The access level of Swift declarations. \(fallback(Visibility.public))"
                ),
                .isolation(\.isolation, fallback: fallback(Isolation.nonisolated)),
                .flag(
                    "single-module",
                    \.isSingleModule,
                    help: "Treat all definitions as one module, where equal names are errors."
                ),
                .flag(
                    "single-file",
                    \.isSingleFile,
                    help: """
                        Generate one file per definition. With '--single-module', it goes directly into the output \
                        folder and is named after the path, such as 'Sub_Shop+Intents.swift'.
                        """
                ),
                .flag("force", \.isForced, help: "Overwrite files that intentc didn't write."),
                .flag("verify", \.verifies, help: "Write nothing; fail if a file isn't up to date, and name it."),
                .flag("dry-run", \.isDryRun, help: "Write nothing; print which files would be written and removed."),
                .developmentLanguage(\.developmentLanguage),
                .value("jobs", valueName: "n", \.jobs, help: "The maximum number of definitions to compile at a time."),
                .flag(
                    "watch",
                    \.watches,
                    help: "Keep running until interrupted, and build again when a definition changes."
                ),
                .flag("quiet", \.isQuiet, help: "Print errors only."),
                .flag("verbose", \.isVerbose, help: "Print what happens to each file."),
                .errorLimit(\.errorLimit),
                .diagnostics(\.diagnosticFormat),
            ]
        )
    }

    package func validate() throws(UsageError) {
        let modes = [("--verify", verifies), ("--dry-run", isDryRun), ("--watch", watches)].filter(\.1).map(\.0)
        guard modes.count <= 1 else {
            let names = modes.map { "'\($0)'" }.joined(separator: " and ")
            throw UsageError(message: "\(names) can't be combined; choose one")
        }
        try configuration.validate()
        try validateOutputFiles()
        if output.isEmpty { throw UsageError(message: "'--output' is empty; name a folder, such as 'Generated'") }
        if isQuiet, isVerbose { throw UsageError(message: "'--quiet' and '--verbose' can't be combined; choose one") }
    }

    private func validateOutputFiles() throws(UsageError) {
        guard !outputFiles.isEmpty else {
            guard sourceName == nil else {
                throw UsageError(message: "'--source-name' needs '--output-file'; give both")
            }
            return
        }
        guard paths.count == outputFiles.count, paths.allSatisfy({ DefinitionFile.isNamedAsOne(Path($0).name) }) else {
            let message =
                outputFiles.count == 1
                ? "'--output-file' needs exactly one definition; name a definition, not a folder"
                : "each '--output-file' needs a definition; name \(outputFiles.count) definitions, and no folders"
            throw UsageError(message: message)
        }
        if dialect == .objc {
            throw UsageError(
                message: "'--output-file' names one file, but Objective-C needs two; use '--output' instead"
            )
        }
        if outputFiles.contains("") { throw UsageError(message: "'--output-file' is empty; name a Swift file") }
        if let path = paths.firstRepetition, outputFiles.count > 1 {
            throw UsageError(message: "'\(path)' is given twice; name each definition once")
        }
        if sourceName != nil, outputFiles.count > 1 {
            throw UsageError(message: "'--source-name' needs a single '--output-file'; leave it out, or name one file")
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

    /// The note about the default that applies if neither the option nor the configuration sets a value.
    private static func fallback<Value: RawRepresentable<String>>(_ value: Value) -> String {
        "Default unless configured: \(value.rawValue)."
    }
}

extension [String] {
    /// The first element that occurs a second time.
    fileprivate var firstRepetition: String? {
        var seen: Set<String> = []
        return first { !seen.insert($0).inserted }
    }
}

extension Dialect: ArgumentValue {}
extension Visibility: ArgumentValue {}
