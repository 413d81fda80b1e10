import Basics
import CodeGeneration
import IntentInterface
import ToolSupport

/// `intentc generate`: generates code from one definition with the arguments of Apple's compiler, for build systems
/// that call it.
struct GenerateCommand: Subcommand {
    /// The access levels, by the names that Apple's compiler gives them.
    enum AppleVisibility: String, ArgumentValue, CaseIterable {
        case `public`, `private`, project
    }

    /// The languages that Apple's compiler generates.
    enum Language: String, ArgumentValue, CaseIterable {
        case swift = "Swift"
        case objectiveC = "Objective-C"

        /// The dialect of the code in this language.
        var dialect: Dialect {
            switch self {
            case .swift: .apple
            case .objectiveC: .objc
            }
        }
    }

    var input = ""
    var output = ""
    var classPrefix = ClassPrefix()
    var language = Language.swift
    var swiftVersion: String?
    var visibility = AppleVisibility.public
    var moduleName: String?
    var isolation = Isolation.none
    var isDryRun = false

    static var declaration: CommandDeclaration<Self> {
        CommandDeclaration(
            name: "generate",
            abstract: "Generate code from one definition, taking the same arguments as Apple's compiler.",
            discussion: """
                The files go directly into the output folder; no other file there is touched. Like Apple's compiler, \
                this command overwrites files of the same names that it didn't write, and warns about them. Option \
                values may be empty, and options may be given in any order.
                """,
            style: .singleDash,
            options: [
                .value("input", valueName: "file", \.input, help: "The definition.", isRequired: true),
                .value(
                    "output",
                    valueName: "dir",
                    \.output,
                    help: "The folder for the generated files.",
                    isRequired: true
                ),
                .value(
                    "classPrefix",
                    valueName: "prefix",
                    \.classPrefix,
                    help: "The prefix for the names of intents, enums and types."
                ),
                .value("language", valueName: "language", \.language, help: "The language to generate."),
                .value(
                    "swiftVersion",
                    valueName: "version",
                    \.swiftVersion,
                    help: "Accepted for compatibility; has no effect."
                ),
                .value(
                    "visibility",
                    valueName: "level",
                    \.visibility,
                    help: "The access level in Swift; 'private' and 'project' mean internal."
                ),
                .value(
                    "moduleName",
                    valueName: "name",
                    \.moduleName,
                    help: "Accepted for compatibility; has no effect."
                ),
                .isolation(\.isolation),
                .flag(
                    "dryRun",
                    \.isDryRun,
                    help: "Write nothing; print the absolute paths of the files, one per line."
                ),
            ]
        )
    }

    func run(on console: Console) throws(ToolFailure) -> ExitStatus {
        let workingFolder = try Path.workingFolder()
        var diagnostics: [Diagnostic] = []
        let files = generate(in: workingFolder, diagnostics: &diagnostics)

        let folder = OutputFolder(
            path: Path(output),
            isReadOnly: isDryRun,
            obstaclePolicy: isDryRun ? .overwrite : .overwriteAndWarn
        )

        if !isDryRun { TemporaryFile.removeLeftOvers(in: folder.path) }
        _ = folder.put(files, in: Path("."), from: Path(input), diagnostics: &diagnostics)

        console.report(diagnostics, as: .short)
        if isDryRun, !files.isEmpty {
            let absolute = folder.path.absolute(in: workingFolder)
            // Build systems read these paths, so they aren't escaped.
            try console.write(Array(files.map { absolute.appending($0.name).text + "\n" }.joined().utf8))
        }
        return ExitStatus(of: diagnostics)
    }

    private func generate(in workingFolder: Path, diagnostics: inout [Diagnostic]) -> [GeneratedFile] {
        var compiler = DefinitionCompiler()
        compiler.classPrefix = classPrefix.text
        compiler.dialect = language.dialect
        compiler.visibility = visibility == .public ? .public : .internal
        compiler.isolation = isolation

        let path = Path(input)
        guard let bytes = InputReader.read(path, diagnostics: &diagnostics),
            let interface = compiler.resolve(bytes, file: input, diagnostics: &diagnostics)
        else { return [] }

        var packages = PackageFinder(workingFolder: workingFolder)
        let package = packages.package(of: path.absolute(in: workingFolder).folder)
        let file = DefinitionFile(path, relativePath: Path(path.name), workingFolder: workingFolder, package: package)
        return compiler.generate(interface, source: file.sourcePath.text, baseName: file.baseName)
    }
}
