import CommandLineSupport
import DefinitionBuild
import DefinitionCompiler
import DefinitionDiagnostics
import IntentInterface

/// `intentc list`: tells what definitions generate, without generating it.
struct ListCommand: Subcommand {
    /// How the result is printed.
    enum Format: String, ArgumentValue, CaseIterable {
        case text, json
    }

    var paths = ["Definitions"]
    var format = Format.text
    var classPrefix = ClassPrefix()
    var developmentLanguage = "en"
    var diagnosticFormat = DiagnosticFormat.short

    static var declaration: CommandDeclaration<Self> {
        CommandDeclaration(
            name: "list",
            abstract: "List what definitions generate, and the methods that remain to be written.",
            discussion: """
                Methods are listed by their async forms, where they have one. For an intent that can configure \
                widgets, each method tells whether it is called for that: where the intent does nothing else, the \
                others are never called. Documentation/list.md describes the JSON.
                """,
            operands: .definitions(\.paths),
            options: [
                .value("format", "format", \.format, "How to print the list: for people, or as JSON."),
                .classPrefix(\.classPrefix),
                .developmentLanguage(\.developmentLanguage),
                .diagnostics(\.diagnosticFormat),
            ]
        )
    }

    func run(on console: Console) throws(ToolFailure) -> ExitStatus {
        let found = DefinitionFinder(searching: paths.map { Path($0) }, workingFolder: try Path.workingFolder())
        let inputs = DefinitionInput.grouping(found.files, developmentLanguage: developmentLanguage)
        var diagnostics = found.diagnostics + inputs.compactMap(\.noteAboutCopies)
        let listings = inputs.compactMap { listing(of: $0.file.path, diagnostics: &diagnostics) }
        console.report(diagnostics, as: diagnosticFormat)
        switch format {
        case .text: try console.write(Array(listings.map(\.text).joined(separator: "\n").utf8))
        case .json: try printJSON(of: listings, on: console)
        }
        return ExitStatus(of: diagnostics)
    }

    private func listing(of path: Path, diagnostics: inout [Diagnostic]) -> DefinitionListing? {
        var compiler = DefinitionCompiler()
        compiler.classPrefix = classPrefix.text
        return InputReader.read(path, diagnostics: &diagnostics)
            .flatMap { compiler.resolve($0, file: path.text, diagnostics: &diagnostics) }
            .map { DefinitionListing(file: path.text, interface: $0) }
    }

    private func printJSON(of listings: [DefinitionListing], on console: Console) throws(ToolFailure) {
        var json = JSONWriter()
        json.object { json in
            json.member("formatVersion", 1)
            json.member("definitions", objects: listings) { json, listing in listing.writeMembers(to: &json) }
        }
        try console.write(json.bytes + [UInt8(ascii: "\n")])
    }
}
