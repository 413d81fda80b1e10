import DefinitionChecks
import DefinitionCompiler
import DefinitionDiagnostics
import IntentInterface
import PropertyListXML

/// One run of `intentc check`: finds what is wrong with the definitions that the user gave.
struct Check: Sendable {
    /// The files and folders to search for definitions.
    var inputs: [Path] = []
    /// The text before the names of intents, enums and types that name no class of their own.
    var classPrefix = ""
    /// The language whose copy of a localized definition is read where there is no `Base`.
    var developmentLanguage = "en"
    /// How the definitions share modules.
    var moduleLayout = GeneratedName.ModuleLayout.separate
    /// The most threads to use.
    var jobs = 1

    /// Runs the check: reads all definitions, then lets the rules look at each of them and at all together.
    ///
    /// - Parameters:
    ///   - workingFolder: The absolute path that relative paths start from.
    ///   - progress: Shows how far the check is.
    func run(in workingFolder: Path, progress: ProgressLine?) -> CheckReport {
        let found = DefinitionFinder(searching: inputs, workingFolder: workingFolder)
        let inputs = DefinitionInput.grouping(found.files, developmentLanguage: developmentLanguage)
        let units = concurrentMap(count: inputs.count, jobs: jobs) { finishedCount in
            progress?.show("read \(finishedCount) of \(inputs.count) definitions")
        } _: { index in
            read(inputs[index])
        }
        let subject = CheckSubject(definitions: units.compactMap(\.definition))
        let findings = concurrentMap(count: subject.definitions.count, jobs: jobs) { finishedCount in
            progress?.show("checked \(finishedCount) of \(inputs.count) definitions")
        } _: { index in
            subject.findings(inDefinitionAt: index)
        }
        progress?.clear()
        let names = subject.definitions.map { $0.interface?.names ?? [] }
        return CheckReport(
            definitionCount: units.count,
            sources: subject.definitions.map(\.source),
            diagnostics: found.diagnostics + units.flatMap(\.diagnostics) + findings.joined()
                + GeneratedName.clashes(among: names, layout: moduleLayout) + subject.findingsAcrossDefinitions()
        )
    }

    private func read(_ input: DefinitionInput) -> CheckUnit {
        var unit = CheckUnit(diagnostics: [input.noteAboutCopies].compactMap(\.self))
        let file = input.file.path.text
        guard let bytes = InputReader.read(input.file.path, diagnostics: &unit.diagnostics) else { return unit }
        guard let source = SourceFile(path: file, decoding: bytes),
            let model = DefinitionCompiler().decode(bytes, file: file, diagnostics: &unit.diagnostics)
        else { return unit }
        var found: [Diagnostic] = []
        let interface = DefinitionInterface(of: model, file: file, classPrefix: classPrefix, diagnostics: &found)
        unit.diagnostics += found
        let isSound = !unit.diagnostics.hasErrors
        unit.definition = CheckedDefinition(source: source, model: model, interface: isSound ? interface : nil)
        return unit
    }
}

/// A definition on its way through a check.
private struct CheckUnit: Sendable {
    /// The definition; `nil` where it cannot be read.
    var definition: CheckedDefinition?
    /// What was found on the way.
    var diagnostics: [Diagnostic]
}
