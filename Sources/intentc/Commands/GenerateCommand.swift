import Basics
import CodeGeneration
import IntentInterface
import ToolSupport

/// `intentc generate`: compiles one definition with the arguments of Apple's compiler, for build systems that call it.
struct GenerateCommand: Subcommand {
    /// Access levels by the names that Apple's compiler gives them.
    enum AppleVisibility: String, ArgumentValue, CaseIterable {
        case `public`, `private`, project
    }

    /// The languages of Apple's compiler.
    enum Language: String, ArgumentValue, CaseIterable {
        case swift = "Swift"
        case objectiveC = "Objective-C"

        /// The form of the code in the language.
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
            abstract: "Generate code from one definition, with the arguments of Apple's compiler.",
            discussion: """
                The files go straight into the output folder, and no other file there is touched. As Apple's compiler \
                does, it overwrites files of their names that it didn't write, and warns about them. Options may be empty \
                and stand in any order.
                """,
            style: .singleDash,
            options: [
                .value("input", "file", \.input, "The definition.", isRequired: true),
                .value("output", "dir", \.output, "The folder that generated files go to.", isRequired: true),
                .value(
                    "classPrefix",
                    "prefix",
                    \.classPrefix,
                    "Put this before the names of intents, enums and types."
                ),
                .value("language", "language", \.language, "The language to generate."),
                .value("swiftVersion", "version", \.swiftVersion, "Accepted; changes nothing."),
                .value(
                    "visibility",
                    "level",
                    \.visibility,
                    "The access level in Swift; 'private' and 'project' mean internal."
                ),
                .value("moduleName", "name", \.moduleName, "Accepted; changes nothing."),
                .isolation(\.isolation),
                .flag("dryRun", \.isDryRun, "Write nothing; print the absolute paths of the files, one a line."),
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
            // Build systems read these, so that paths are as they are.
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
