import DefinitionCompiler
import DefinitionDiagnostics
import IntentInterface

/// One run of `intentc build`: brings an output folder up to date with the definitions that the user gave.
struct Build: Sendable {
    /// How to compile.
    var compiler = DefinitionCompiler()
    /// The files and folders to search for definitions.
    var inputs: [Path] = []
    /// Where generated files go.
    var output = OutputFolder(path: Path("Generated"), isReadOnly: false)
    /// The language whose copy of a localized definition is read where there is no `Base`.
    var developmentLanguage = "en"
    /// Whether all definitions are generated into one module, where a name can stand once only.
    var isSingleModule = false
    /// The most threads to use.
    var jobs = 1

    /// Runs the build.
    ///
    /// All definitions are read before the first file is written, so that names that clash are known by then.
    ///
    /// - Parameters:
    ///   - workingFolder: The absolute path that relative paths start from.
    ///   - progress: Shows how far the build is.
    func run(in workingFolder: Path, progress: ProgressLine?) -> BuildReport {
        let found = DefinitionFinder(searching: inputs, workingFolder: workingFolder)
        let inputs = DefinitionInput.grouping(found.files, developmentLanguage: developmentLanguage)
        var units = concurrentMap(count: inputs.count, jobs: jobs) { finishedCount in
            progress?.show("read \(finishedCount) of \(inputs.count) definitions")
        } _: { index in
            resolve(inputs[index])
        }
        compareWithEachOther(&units)
        units = concurrentMap(count: units.count, jobs: jobs) { [units] finishedCount in
            progress?.show("generated \(finishedCount) of \(units.count) definitions")
        } _: { [units] index in
            write(units[index])
        }
        let sweep = StaleFileSweep(of: output, judge(of: units, found))
        progress?.clear()
        return BuildReport(
            definitionCount: units.count,
            failedDefinitionCount: units.count(where: \.hasFailed),
            changes: (units.flatMap(\.changes) + sweep.changes).sorted { $0.path < $1.path },
            diagnostics: found.diagnostics + units.flatMap(\.diagnostics) + sweep.diagnostics
        )
    }

    private func resolve(_ input: DefinitionInput) -> BuildUnit {
        var unit = BuildUnit(input: input, diagnostics: [input.noteAboutCopies].compactMap(\.self))
        let path = input.file.path
        if let bytes = InputReader.read(path, diagnostics: &unit.diagnostics) {
            unit.interface = compiler.resolve(consume bytes, file: path.text, diagnostics: &unit.diagnostics)
        }
        return unit
    }

    /// Finds what definitions cannot have in common: the folder of their output, and names in one module.
    ///
    /// Of definitions with the same folder the first is built. Of definitions whose names clash none is, so that what
    /// was generated before stays whole.
    private func compareWithEachOther(_ units: inout [BuildUnit]) {
        var indices: [String: Int] = [:]
        for index in units.indices { indices[units[index].input.file.path.text] = index }
        func report(_ diagnostic: Diagnostic, atUnitsOf locations: [SourceLocation]) {
            for index in Set(locations.compactMap { indices[$0.file] }) { units[index].diagnostics.append(diagnostic) }
        }
        let places: [OutputLayout.Place] =
            isSingleModule && compiler.generatesSingleFile ? [.folder, .singleFileName] : [.folder]
        for collision in places.flatMap({ OutputLayout.collisions(among: units.map(\.input.file), at: $0) }) {
            report(collision, atUnitsOf: [collision.location])
        }
        let names = units.map { $0.hasFailed ? [] : $0.interface?.names ?? [] }
        for clash in GeneratedName.clashes(among: names, layout: isSingleModule ? .single : .separate) {
            report(clash, atUnitsOf: [clash.location] + clash.notes.map(\.location))
        }
    }

    private func write(_ unit: BuildUnit) -> BuildUnit {
        var unit = unit
        guard !unit.hasFailed, let interface = unit.interface.take() else { return unit }
        let file = unit.input.file
        let files = compiler.generate(interface, source: file.sourcePath.text, baseName: file.baseName)
        let folder = OutputLayout.folder(of: file)
        unit.changes = output.put(files, in: folder, from: file.sourcePath, diagnostics: &unit.diagnostics)
        return unit
    }

    private func judge(of units: [BuildUnit], _ found: DefinitionFinder) -> StaleFileJudge {
        let failed = units.filter(\.hasFailed).flatMap { [$0.input.file] + $0.input.copies }
        return StaleFileJudge(
            roots: found.roots,
            failedInputs: found.failedInputs.union(failed.map(\.absolutePath)),
            expectedFiles: Set(units.flatMap(\.changes).map(\.path))
        )
    }
}

/// A definition on its way through a build.
struct BuildUnit: Sendable {
    /// Where it comes from.
    var input: DefinitionInput
    /// What it generates, until that is written.
    var interface: DefinitionInterface?
    /// What became of its files.
    var changes: [FileChange] = []
    /// What was found on the way.
    var diagnostics: [Diagnostic] = []

    /// Whether it has errors, so that its last good output is left as it is.
    var hasFailed: Bool { diagnostics.hasErrors }
}
