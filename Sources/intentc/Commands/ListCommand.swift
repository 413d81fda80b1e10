import Basics
import CodeGeneration
import IntentDefinition
import IntentInterface
import ToolSupport

/// `intentc list`: lists what definitions generate, without generating it.
struct ListCommand: Subcommand {
    /// The form in which the list is printed.
    enum Format: String, ArgumentValue, CaseIterable {
        case text, json
    }

    var paths = ["Definitions"]
    var format = Format.text
    var configuration = ConfigurationOptions()
    var classPrefix: ClassPrefix?
    var developmentLanguage = "en"
    var diagnosticFormat = DiagnosticFormat.short

    static var declaration: CommandDeclaration<Self> {
        CommandDeclaration(
            name: "list",
            abstract: "List what definitions generate, and the methods left for you to write.",
            discussion: """
                Methods are listed in their async form if they have one. For an intent that can configure widgets, \
                the list says for each method whether widgets call it; if the intent does nothing else, the other \
                methods are never called. Documentation/list.md describes the JSON.

                The class prefix and the excluded intents come from the nearest 'intentc.json', as with 'build'.
                """,
            operands: .definitions(\.paths),
            options: [
                .value(
                    "format",
                    valueName: "format",
                    \.format,
                    help: "The format of the list: text for people, or JSON."
                ),
                .configuration(\.configuration),
                .noConfiguration(\.configuration),
                .classPrefix(\.classPrefix),
                .developmentLanguage(\.developmentLanguage),
                .diagnostics(\.diagnosticFormat),
            ]
        )
    }

    func validate() throws(UsageError) {
        try configuration.validate()
    }

    func run(on console: Console) throws(ToolFailure) -> ExitStatus {
        let workingFolder = try Path.workingFolder()
        let found = DefinitionFinder(searching: paths.map { Path($0) }, workingFolder: workingFolder)
        let inputs = DefinitionInput.grouping(found.distinctFiles, developmentLanguage: developmentLanguage)

        var diagnostics = found.diagnostics + inputs.compactMap(\.noteAboutCopies)
        var configurations = ConfigurationFinder(configuration.source, workingFolder: workingFolder)
        let listings = inputs.compactMap { input in
            listing(
                of: input.file,
                configuration: configurations.configuration(of: input.file),
                in: workingFolder,
                diagnostics: &diagnostics
            )
        }

        console.report(diagnostics, as: diagnosticFormat)
        switch format {
        case .text: try console.write(Array(listings.map(\.text).joined(separator: "\n").utf8))
        case .json: try printJSON(of: listings, on: console)
        }
        return ExitStatus(of: diagnostics)
    }

    private func listing(
        of file: DefinitionFile,
        configuration: ConfigurationFile?,
        in workingFolder: Path,
        diagnostics: inout [Diagnostic]
    ) -> DefinitionListing? {
        diagnostics += configuration?.diagnostics ?? []
        guard configuration?.diagnostics.hasErrors != true else { return nil }
        // The list describes Swift in Apple's dialect, which has no enum that lists a definition's intents.
        let compiler = CodeOptions(classPrefix: classPrefix, dialect: .apple).compiler(configuration?.configuration)

        let path = file.path
        var found: [Diagnostic] = []
        guard let bytes = InputReader.read(path, diagnostics: &diagnostics),
            let definition = compiler.decode(bytes, file: path.text, diagnostics: &found)
        else {
            diagnostics += found
            return nil
        }

        let interface = compiler.resolve(definition, file: path.text, diagnostics: &found)
        let policy = DefinitionPolicy(configuration, workingFolder: workingFolder)
        diagnostics += policy.apply(to: found, in: file, of: definition).reported
        return found.hasErrors ? nil : interface.map { DefinitionListing(file: path.text, interface: $0) }
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
