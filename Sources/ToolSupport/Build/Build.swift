import Basics
import CodeGeneration
import IntentDefinition
import IntentInterface

/// One run of `intentc build`, which brings an output folder up to date with definitions.
struct Build: Sendable {
    /// The options for code generation.
    var options = CodeOptions()
    /// The configuration that sets what the options leave open.
    var configurationSource = ConfigurationSource.nearest
    /// The files and folders to search for definitions.
    var inputs: [Path] = []
    /// The files and folders whose definitions are left out.
    var excluded: [Path] = []
    /// The folder for generated files.
    var output = OutputFolder(path: Path("Generated"), isReadOnly: false)
    /// The single file to generate for each definition, in the order of the inputs, which then are all definitions;
    /// empty for the usual layout. If not empty, no other files are touched.
    var outputFiles: [Path] = []
    /// The source named in generated files; `nil` for the path of each definition below its package.
    var sourceName: String?
    /// The language whose copy of a localized definition is read if it lacks a `Base` copy.
    var developmentLanguage = "en"
    /// Whether all definitions are generated into one module, where each name must be unique.
    var isSingleModule = false
    /// The maximum number of threads.
    var jobs = 1

    /// Runs the build.
    ///
    /// All definitions are read before the first file is written, so that clashing names are found in time.
    ///
    /// - Parameters:
    ///   - workingFolder: The absolute path that relative paths start from.
    ///   - progress: The progress line to update.
    func run(in workingFolder: Path, progress: ProgressLine?) -> BuildReport {
        let found = DefinitionFinder(searching: inputs, findsFamilies: true, workingFolder: workingFolder)
        let excluded = excluded.map { $0.absolute(in: workingFolder) }
        let files = found.files.filter { file in !excluded.contains { file.absolutePath.isInside($0) } }
        let inputs =
            outputFiles.isEmpty
            ? DefinitionInput.grouping(files, developmentLanguage: developmentLanguage)
            : files.map { DefinitionInput(file: $0, copies: []) }

        var configurations = ConfigurationFinder(configurationSource, workingFolder: workingFolder)
        var units = inputs.map { BuildUnit(input: $0, configuration: configurations.configuration(of: $0.file)) }
        prepareForModule(&units, in: workingFolder)

        let families = FamilyInputs(of: &units)
        let definitionNames = Set(found.files.filter { !$0.isFamily }.map(\.baseName))
        let nearbyTables = NearbyTables()
        units = concurrentMap(count: units.count, jobs: jobs) { [units] finishedCount in
            progress?.show("read \(finishedCount) of \(units.count) definitions")
        } _: { [units] index in
            units[index].input.file.isFamily
                ? families.resolve(units[index])
                : resolve(units[index], among: definitionNames, nearbyTables, in: workingFolder)
        }

        var exclusions = ExcludedIntentCheck(workingFolder: workingFolder, configurations: configurations)
        exclusions.check(&units)
        checkFileNames(&units)
        compareWithEachOther(&units, in: workingFolder)

        // After SIGINT or SIGTERM the build stops between two definitions. It then removes no files, because it doesn't
        // know all files that are still generated.
        let signals = HeldSignals()
        defer { signals.release() }
        if !output.isReadOnly { Set(outputFiles.map(\.folder)).forEach(TemporaryFile.removeLeftOvers) }
        units = concurrentMap(count: units.count, jobs: jobs) { [units] finishedCount in
            progress?.show("generated \(finishedCount) of \(units.count) definitions")
        } _: { [units] index in
            signals.hasArrived ? units[index] : write(units[index])
        }

        let sweeps = outputFiles.isEmpty && !signals.hasArrived
        let sweep = sweeps ? StaleFileSweep(of: output, judge(of: units, found)) : nil
        progress?.clear()
        return BuildReport(
            definitionCount: units.count,
            failedDefinitionCount: units.count(where: \.hasFailed),
            changes: (units.flatMap(\.changes) + (sweep?.changes ?? [])).sorted { $0.path < $1.path },
            diagnostics: found.diagnostics + units.flatMap(\.diagnostics) + (sweep?.diagnostics ?? []),
            suppressed: units.flatMap(\.suppressed)
        )
    }

    /// Sets the output file of each unit, and the name of the enum that lists its intents within a module.
    private func prepareForModule(_ units: inout [BuildUnit], in workingFolder: Path) {
        let paths = self.inputs.map { $0.absolute(in: workingFolder) }
        let files = Dictionary(zip(paths, outputFiles)) { first, _ in first }
        let names = isSingleModule ? ListBaseNames.unique(for: units.map(\.input.file)) : []
        for index in units.indices {
            units[index].outputFile = files[units[index].input.file.absolutePath]
            if isSingleModule { units[index].listBaseName = names[index] }
        }
    }

    /// Reads a definition and resolves its interface.
    ///
    /// - Parameters:
    ///   - unit: The definition.
    ///   - definitionNames: The names of all definitions of the run.
    ///   - nearbyTables: The tables around the definitions of the run.
    private func resolve(
        _ unit: BuildUnit,
        among definitionNames: Set<String>,
        _ nearbyTables: NearbyTables,
        in workingFolder: Path
    ) -> BuildUnit {
        var unit = unit
        // Without a valid configuration, it isn't known how to compile the definition.
        guard !unit.hasFailed else { return unit }
        let path = unit.input.file.path
        let compiler = options.compiler(unit.configuration?.configuration)
        if !outputFiles.isEmpty, compiler.dialect == .objc {
            unit.diagnostics.append(Self.needForTwoFiles(at: unit.configuration?.path ?? path))
            return unit
        }

        guard let bytes = InputReader.read(path, diagnostics: &unit.diagnostics),
            let definition = compiler.decode(bytes, file: path.text, diagnostics: &unit.diagnostics)
        else { return unit }
        if !compiler.excludedIntents.isEmpty { unit.intentNames = definition.intentNames }
        unit.interface = compiler.resolve(
            definition,
            file: path.text,
            listBaseName: unit.listBaseName,
            diagnostics: &unit.diagnostics
        )

        let warnings = BuildWarnings(
            definition: definition.excluding(intents: compiler.excludedIntents),
            file: unit.input.file,
            bytes: bytes,
            definitionNames: definitionNames,
            nearbyTables: nearbyTables
        )

        let policy = DefinitionPolicy(unit.configuration, workingFolder: workingFolder)
        (unit.diagnostics, unit.suppressed) = policy.apply(
            to: unit.diagnostics + warnings.diagnostics,
            in: unit.input.file,
            of: definition
        )
        return unit
    }

    private static func needForTwoFiles(at path: Path) -> Diagnostic {
        let message = """
            the dialect 'objc' generates a header and an implementation, but '--output-file' names a single file; \
            choose a Swift dialect, or use '--output' instead of '--output-file'
            """
        return Diagnostic(.error, .configurationValue, message: message, at: SourceLocation(file: path.text))
    }

    /// Reports definitions whose single output file has a longer name than file systems allow, because the name is made
    /// of the definition's folders or because the user chose it.
    private func checkFileNames(_ units: inout [BuildUnit]) {
        for index in units.indices {
            let file = units[index].input.file
            let ownName = OutputLayout.singleFileName(for: OutputLayout.moduleBaseName(for: file)) + ".swift"
            guard let name = units[index].outputFile?.name ?? (generatesModuleFiles ? ownName : nil),
                name.utf8.count > OutputLayout.fileNameLimit
            else { continue }

            let message = """
                the name of the generated file, '\(name.prefix(32))…', has \(name.utf8.count) bytes, but file \
                systems allow \(OutputLayout.fileNameLimit); shorten the name of the definition or of its folders
                """
            let location = SourceLocation(file: file.path.text)
            units[index].diagnostics.append(Diagnostic(.error, .nameTooLong, message: message, at: location))
        }
    }

    /// Reports what definitions can't share: their output folder or file, and names in one module.
    ///
    /// Of the definitions with the same folder or file, the first is built. Definitions with clashing names aren't
    /// built at all, so that the existing output stays complete.
    private func compareWithEachOther(_ units: inout [BuildUnit], in workingFolder: Path) {
        var indices: [String: Int] = [:]
        for index in units.indices { indices[units[index].input.file.path.text] = index }
        func report(_ diagnostic: Diagnostic, atUnitsOf locations: [SourceLocation]) {
            for index in Set(locations.compactMap { indices[$0.file] }) { units[index].diagnostics.append(diagnostic) }
        }

        let places = units.map { ($0.input.file, outputPlace(of: $0, in: workingFolder)) }
        for collision in OutputLayout.collisions(among: places) {
            report(collision, atUnitsOf: [collision.location])
        }

        let names = units.map { $0.hasFailed ? [] : $0.interface?.names ?? [] }
        for clash in GeneratedName.clashes(among: names, layout: isSingleModule ? .single : .separate) {
            report(clash, atUnitsOf: [clash.location] + clash.notes.map(\.location))
        }
    }

    /// Returns the place in the output that a definition can't share with others.
    private func outputPlace(of unit: BuildUnit, in workingFolder: Path) -> OutputLayout.Place {
        let file = unit.input.file
        if let outputFile = unit.outputFile { return .file(outputFile.absolute(in: workingFolder)) }
        if file.isFamily { return .file(OutputLayout.folder(of: file).appending("\(file.baseName).swift")) }
        guard generatesModuleFiles else { return .folder(OutputLayout.folder(of: file)) }
        let name = OutputLayout.singleFileName(for: OutputLayout.moduleBaseName(for: file))
        let compiler = options.compiler(unit.configuration?.configuration)
        return .file(Path(compiler.dialect == .objc ? name : name + ".swift"))
    }

    private func write(_ unit: BuildUnit) -> BuildUnit {
        var unit = unit
        guard !unit.hasFailed, let interface = unit.interface.take() else { return unit }

        let file = unit.input.file
        let compiler = options.compiler(unit.configuration?.configuration)
        let source = sourceName ?? file.sourcePath.text
        if let outputFile = unit.outputFile {
            let generated = compiler.generateSingleFile(named: outputFile.name, interface, source: source)
            var folder = output
            folder.path = outputFile.folder
            let files = [generated].compactMap(\.self)
            unit.changes = folder.put(files, in: Path("."), from: file.sourcePath, diagnostics: &unit.diagnostics)
            return unit
        }
        let generatesModuleFile = generatesModuleFiles && !file.isFamily
        let baseName = generatesModuleFile ? OutputLayout.moduleBaseName(for: file) : file.baseName
        let files = compiler.generate(interface, source: source, baseName: baseName)
        let folder = generatesModuleFile ? Path(".") : OutputLayout.folder(of: file)
        unit.changes = output.put(files, in: folder, from: file.sourcePath, diagnostics: &unit.diagnostics)
        return unit
    }

    /// Whether each definition generates one file directly into the output folder.
    private var generatesModuleFiles: Bool { isSingleModule && options.generatesSingleFile }

    private func judge(of units: [BuildUnit], _ found: DefinitionFinder) -> StaleFileJudge {
        let failed = units.filter(\.hasFailed).flatMap { [$0.input.file] + $0.input.copies }
        return StaleFileJudge(
            roots: found.roots,
            failedInputs: found.failedInputs.union(failed.map(\.absolutePath)),
            expectedFiles: Set(units.flatMap(\.changes).map(\.path))
        )
    }
}
