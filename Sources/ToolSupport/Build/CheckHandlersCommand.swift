import Basics
import CodeGeneration
import IntentInterface

/// `check-handlers` of the plugins' tool: compares handlers in the compiler's symbol graphs with definitions.
package struct CheckHandlersCommand: Subcommand {
    /// The maximum size of a symbol graph, in bytes.
    private static let graphLimit = 1 << 30

    var paths: [String] = []
    var excluded: [String] = []
    var graphs: [String] = []
    var sources: [String] = []
    var configuration = ConfigurationOptions()
    var classPrefix: ClassPrefix?
    var developmentLanguage = "en"
    var diagnosticFormat = DiagnosticFormat.short

    package init() {}

    package static var declaration: CommandDeclaration<Self> {
        CommandDeclaration(
            name: "check-handlers",
            abstract: "Check that handlers implement the methods that their intents require.",
            discussion: """
                Reads the compiler's symbol graphs of the modules with handlers, including private symbols, and \
                reports each required method that a class neither declares nor inherits.
                """,
            operands: .definitions(\.paths),
            options: [
                .values("graph", valueName: "file", \.graphs, help: "A symbol graph, or a folder of symbol graphs."),
                .values(
                    "source",
                    valueName: "file",
                    \.sources,
                    help: "A Swift file of these modules, for locations that the graphs leave out."
                ),
                .values(
                    "exclude",
                    valueName: "path",
                    \.excluded,
                    help: "Leave out this definition, or all definitions in this folder."
                ),
                .configuration(\.configuration),
                .noConfiguration(\.configuration),
                .classPrefix(\.classPrefix),
                .developmentLanguage(\.developmentLanguage),
                .diagnostics(\.diagnosticFormat),
            ]
        )
    }

    package func validate() throws(UsageError) {
        try configuration.validate()
        if paths.isEmpty { throw UsageError(message: "missing argument '<path>'; name a definition or a folder") }
        if graphs.isEmpty { throw UsageError(message: "missing option '--graph <file>'; name a symbol graph") }
    }

    package func run(on console: Console) throws(ToolFailure) -> ExitStatus {
        let workingFolder = try Path.workingFolder()
        var diagnostics: [Diagnostic] = []
        let methods = methods(in: workingFolder, diagnostics: &diagnostics)
        var graph = SymbolGraph()
        for path in graphs { read(Path(path), into: &graph, diagnostics: &diagnostics) }
        graph.locate(in: places(diagnostics: &diagnostics))

        let check = HandlerCheck(graph, methods: methods)
        // Graphs have absolute paths; the paths in messages start from the working folder.
        diagnostics += check.diagnostics.map { $0.relative(to: workingFolder) }
        console.report(diagnostics, as: diagnosticFormat, errorLimit: FindingLimit())
        let status = ExitStatus(of: diagnostics)
        if status == .success {
            try console.print(
                "checked \(counted(check.handlerCount, "handler")) of \(counted(methods.protocolCount, "intent"))"
            )
        }
        return status
    }

    /// Returns the methods of all handling protocols that the definitions generate.
    private func methods(in workingFolder: Path, diagnostics: inout [Diagnostic]) -> [HandlingMethod] {
        let found = DefinitionFinder(searching: paths.map { Path($0) }, workingFolder: workingFolder)
        diagnostics += found.diagnostics
        let excluded = excluded.map { Path($0).absolute(in: workingFolder) }
        let files = found.files.filter { file in !excluded.contains { file.absolutePath.isInside($0) } }

        var configurations = ConfigurationFinder(configuration.source, workingFolder: workingFolder)
        var methods: [HandlingMethod] = []
        for input in DefinitionInput.grouping(files, developmentLanguage: developmentLanguage) {
            let configuration = configurations.configuration(of: input.file)
            diagnostics += configuration?.diagnostics ?? []
            // Without a valid configuration, it isn't known how to compile the definition.
            guard configuration?.diagnostics.hasErrors != true else { continue }

            let compiler = CodeOptions(classPrefix: classPrefix).compiler(configuration?.configuration)
            var own: [Diagnostic] = []
            if let bytes = InputReader.read(input.file.path, diagnostics: &own),
                let interface = compiler.resolve(bytes, file: input.file.path.text, diagnostics: &own)
            {
                methods += interface.intents.flatMap(\.handlingMethods)
            }
            // 'check' and 'build' report warnings.
            diagnostics += own.filter { $0.severity == .error }
        }
        return methods
    }

    private func places(diagnostics: inout [Diagnostic]) -> DeclarationPlaces {
        var places = DeclarationPlaces()
        for source in sources {
            guard let bytes = InputReader.read(Path(source), diagnostics: &diagnostics) else { continue }
            places.add(bytes, file: source)
        }
        return places
    }

    private func read(_ path: Path, into graph: inout SymbolGraph, diagnostics: inout [Diagnostic]) {
        do throws(FileError) {
            guard try FileStatus(of: path).kind == .folder else {
                let bytes = try FileReader.contents(of: path, limit: Self.graphLimit)
                return graph.read(bytes, file: path.text, diagnostics: &diagnostics)
            }
            for entry in try FolderEntry.entries(of: path) where entry.name.hasSuffix(".symbols.json") {
                read(path.appending(entry.name), into: &graph, diagnostics: &diagnostics)
            }
        } catch {
            let message = "can't be read (\(error)); name a symbol graph that exists"
            diagnostics.append(Diagnostic(.error, .readFailed, message: message, at: SourceLocation(file: path.text)))
        }
    }
}

extension [HandlingMethod] {
    fileprivate var protocolCount: Int { Set(map(\.protocolName)).count }
}

extension Diagnostic {
    fileprivate func relative(to folder: Path) -> Diagnostic {
        var diagnostic = self
        diagnostic.location.file = Path(location.file).absolute(in: folder).relative(to: folder).text
        diagnostic.notes = notes.map { note in
            var note = note
            note.location.file = Path(note.location.file).absolute(in: folder).relative(to: folder).text
            return note
        }
        return diagnostic
    }
}
