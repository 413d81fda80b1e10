import Basics
import CodeGeneration
import IntentInterface

/// `check-handlers` of the plugins' tool: judges handlers in the compiler's symbol graphs against definitions.
package struct CheckHandlersCommand: Subcommand {
    /// The largest symbol graph that is read.
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
            abstract: "Check that handlers implement what their intents require.",
            discussion: """
                Reads the symbol graphs that the compiler has written about the modules with handlers, with private \
                symbols, and reports which required method a class neither declares nor inherits.
                """,
            operands: .definitions(\.paths),
            options: [
                .values("graph", "file", \.graphs, "A symbol graph; a folder stands for those in it."),
                .values(
                    "source",
                    "file",
                    \.sources,
                    "A Swift file of these modules, for places that graphs don't name."
                ),
                .values("exclude", "path", \.excluded, "Leave out this definition, or those in this folder."),
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
        if paths.isEmpty { throw UsageError(message: "there is no definition; name one, or a folder") }
        if graphs.isEmpty { throw UsageError(message: "there is no symbol graph; name one with '--graph'") }
    }

    package func run(on console: Console) throws(ToolFailure) -> ExitStatus {
        let workingFolder = try Path.workingFolder()
        var diagnostics: [Diagnostic] = []
        let methods = methods(in: workingFolder, &diagnostics)
        var graph = SymbolGraph()
        for path in graphs { read(Path(path), into: &graph, &diagnostics) }
        graph.locate(in: places(&diagnostics))
        let check = HandlerCheck(graph, methods: methods)
        // Paths in graphs are absolute; people know them from where they are.
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

    /// The methods of all handling protocols that the definitions generate.
    private func methods(in workingFolder: Path, _ diagnostics: inout [Diagnostic]) -> [HandlingMethod] {
        let found = DefinitionFinder(searching: paths.map { Path($0) }, workingFolder: workingFolder)
        diagnostics += found.diagnostics
        let excluded = excluded.map { Path($0).absolute(in: workingFolder) }
        let files = found.files.filter { file in !excluded.contains { file.absolutePath.isInside($0) } }
        var configurations = ConfigurationFinder(configuration.source, workingFolder: workingFolder)
        var methods: [HandlingMethod] = []
        for input in DefinitionInput.grouping(files, developmentLanguage: developmentLanguage) {
            let configuration = configurations.configuration(of: input.file)
            diagnostics += configuration?.diagnostics ?? []
            // How to compile the definition isn't known.
            guard configuration?.diagnostics.hasErrors != true else { continue }
            let compiler = CodeOptions(classPrefix: classPrefix).compiler(configuration?.configuration)
            var own: [Diagnostic] = []
            if let bytes = InputReader.read(input.file.path, diagnostics: &own),
                let interface = compiler.resolve(bytes, file: input.file.path.text, diagnostics: &own)
            {
                methods += interface.intents.flatMap(\.handlingMethods)
            }
            // Warnings are for 'check' and the build.
            diagnostics += own.filter { $0.severity == .error }
        }
        return methods
    }

    private func places(_ diagnostics: inout [Diagnostic]) -> DeclarationPlaces {
        var places = DeclarationPlaces()
        for source in sources {
            guard let bytes = InputReader.read(Path(source), diagnostics: &diagnostics) else { continue }
            places.add(bytes, file: source)
        }
        return places
    }

    private func read(_ path: Path, into graph: inout SymbolGraph, _ diagnostics: inout [Diagnostic]) {
        do throws(FileError) {
            guard try FileStatus(of: path).kind == .folder else {
                let bytes = try FileReader.contents(of: path, limit: Self.graphLimit)
                return graph.read(bytes, file: path.text, diagnostics: &diagnostics)
            }
            for entry in try FolderEntry.entries(of: path) where entry.name.hasSuffix(".symbols.json") {
                read(path.appending(entry.name), into: &graph, &diagnostics)
            }
        } catch {
            let message = "cannot be read (\(error)); name a symbol graph that exists"
            diagnostics.append(Diagnostic(.error, .readFailed, message, at: SourceLocation(file: path.text)))
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
