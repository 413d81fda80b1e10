package import Basics
import CodeGeneration
import IntentDefinition
package import IntentInterface
import PropertyLists
package import ToolSupport

/// One run of `intentc check`, which finds the problems of definitions.
package struct Check: Sendable {
    /// The files and folders to search for definitions.
    package var inputs: [Path] = []
    /// Whether other definitions of the app aren't checked, for example by a hook that passes only changed files.
    package var isPartial = false
    /// The options of code generation, which determine the generated names.
    package var options = CodeOptions()
    /// The source of the configurations, which set what the options don't.
    package var configurationSource = ConfigurationSource.nearest
    /// The language whose copy of a localized definition is read if it has no copy in `Base.lproj`.
    package var developmentLanguage = "en"
    /// The modules that the definitions generate code for.
    package var moduleLayout = GeneratedName.ModuleLayout.separate
    /// The languages that the app is translated into; if empty, the configuration or the files decide.
    package var locales: [String] = []
    /// Whether the app is for the App Store.
    package var isForStore = false
    /// The minimum versions of systems, which replace those of the configuration.
    package var minimumOS: [Platform: OSVersion] = [:]
    /// The projects, property lists, apps and earlier definitions to check against.
    package var surroundings = Surroundings()
    /// The findings to leave out, because they occurred before.
    package var known: [KnownFindings] = []
    /// Whether the findings are for a baseline, which needs the elements that they are about.
    package var collectsFindings = false
    /// Whether folders may contain no definition.
    var allowsEmptyInputs = false
    /// The maximum number of threads.
    package var jobs = 1

    package init() {}

    /// Runs the check: reads all definitions, then applies the rules to each of them and to all together.
    ///
    /// - Parameters:
    ///   - overlay: The files with the changes that fix-its have made so far.
    ///   - workingFolder: The absolute path that relative paths start from.
    ///   - progress: The line that shows the progress.
    package func run(on overlay: FileOverlay, in workingFolder: Path, progress: ProgressLine?) -> CheckReport {
        let found = DefinitionFinder(searching: inputs, workingFolder: workingFolder)
        var configurations = ConfigurationFinder(configurationSource, workingFolder: workingFolder)
        let links = found.links
        var suppressions: [Path: SuppressionIndex] = [:]
        let all = DefinitionInput.grouping(found.distinctFiles, developmentLanguage: developmentLanguage).map { input in
            let configuration = configurations.configuration(of: input.file)
            let index = configuration.map { file in
                suppressions[file.path] ?? file.suppressions(in: workingFolder)
            }
            if let configuration { suppressions[configuration.path] = index }
            return CheckUnit(
                input: input,
                links: links[input.file.path] ?? [],
                configuration: configuration,
                suppressions: index ?? SuppressionIndex()
            )
        }

        let roots = inputs.filter { (try? FileStatus(of: $0))?.kind == .folder }
        let files = all.compactMap(\.configuration) + roots.compactMap { configurations.configuration(ofFolder: $0) }
        let usageErrors = usageErrors(in: found) + files.flatMap(\.diagnostics)
        guard usageErrors.isEmpty else { return CheckReport(usageErrors: usageErrors) }

        var units = all.filter { !$0.isExcluded(in: workingFolder) }
        units = concurrentMap(count: units.count, jobs: jobs) { [units] finishedCount in
            progress?.show("read \(finishedCount) of \(units.count) definitions")
        } _: { [units] index in
            read(units[index], overlay, in: workingFolder)
        }

        var subject = CheckSubject(definitions: units.compactMap(\.definition))
        // An input that exists only in an earlier revision isn't a failure: it has no definitions now.
        let failed = found.failedInputs.filter { !surroundings.isEarlierRevision || (try? FileStatus(of: $0)) != nil }
        subject.hasAllDefinitions = failed.isEmpty && subject.definitions.count == units.count
        subject.isForStore = isForStore
        subject.isPartial = isPartial
        subject.hasExcludedDefinitions = units.count < all.count

        var missing: [Diagnostic] = []
        var others = surroundings.add(
            to: &subject,
            of: self,
            units: units,
            files: overlay,
            in: workingFolder,
            usageErrors: &missing
        )
        guard missing.isEmpty else { return CheckReport(usageErrors: missing) }
        others += applyRules(to: &units, subject, progress)

        var judge = FindingJudge(
            subject,
            configurations,
            in: workingFolder,
            needsElements: collectsFindings || !known.isEmpty
        )
        judge.judge(units, others: others, unread: readFailures(in: found), roots: roots)

        progress?.clear()
        var report = CheckReport(of: units, judgedBy: judge, without: known)
        report.foundProject = surroundings.foundProject
        return report
    }

    /// The errors about paths on the command line.
    private func usageErrors(in found: DefinitionFinder) -> [Diagnostic] {
        // Files that are compared with earlier ones may no longer exist.
        let isEmptyAllowed = allowsEmptyInputs || surroundings.earlier != nil
        let isLossAllowed = surroundings.isEarlierRevision
        return found.diagnostics.filter { diagnostic in
            guard isAboutInput(diagnostic) else { return false }
            if diagnostic.id == .noDefinitions { return !isEmptyAllowed }
            return !(isLossAllowed && (try? FileStatus(of: Path(diagnostic.location.file))) == nil)
        }
    }

    /// The errors about files and folders below the paths on the command line.
    private func readFailures(in found: DefinitionFinder) -> [Diagnostic] {
        found.diagnostics.filter { !isAboutInput($0) }
    }

    private func isAboutInput(_ diagnostic: Diagnostic) -> Bool {
        inputs.contains { $0.text == diagnostic.location.file }
    }

    private func read(_ unit: CheckUnit, _ files: FileOverlay, in workingFolder: Path) -> CheckUnit {
        var unit = unit
        let path = unit.input.file.path
        let compiler = options.compiler(unit.configuration?.configuration)
        guard let bytes = files.read(path, diagnostics: &unit.diagnostics) else { return unit }
        let model = compiler.decode(bytes, file: path.text, diagnostics: &unit.diagnostics)
        guard let source = SourceFile(path: path.text, decoding: bytes) else { return unit }
        unit.diagnostics = unit.diagnostics.map { $0.completed(from: source) }
        guard let model else { return unit }

        let interface = compiler.interface(of: model, file: path.text)
        let isValid = !unit.diagnostics.hasErrors && !interface.diagnostics.hasErrors
        var definition = CheckedDefinition(source: source, model: model, interface: isValid ? interface : nil)
        unit.diagnostics += definition.completing(interface.findings)

        definition.configuration = unit.checks
        if !locales.isEmpty { definition.configuration.locales = locales.map { Located($0) } }
        for (platform, version) in minimumOS { definition.configuration.minimumOS[platform] = Located(version) }
        definition.suppressions = unit.suppressions
        definition.absolutePath = { Path($0).absolute(in: workingFolder).text }
        definition.developmentLanguage = developmentLanguage

        definition.tables = TableReader.tables(of: unit.input.file, files: files, diagnostics: &unit.diagnostics)
        definition.copies = copies(of: unit.input, files: files, compiler: compiler)
        unit.definition = definition
        return unit
    }

    /// The copies of a definition for other languages. Their problems aren't reported, because no code is generated
    /// from them.
    private func copies(
        of input: DefinitionInput,
        files: FileOverlay,
        compiler: DefinitionCompiler
    ) -> [String: Definition] {
        var diagnostics: [Diagnostic] = []
        return input.copies.map(\.path).reduce(into: [:]) { copies, path in
            copies[path.text] = files.read(path, diagnostics: &diagnostics).flatMap { bytes in
                compiler.decode(bytes, file: path.text, diagnostics: &diagnostics)
            }
        }
    }

    /// Applies the rules and adds to each unit the findings in it.
    ///
    /// - Returns: The findings in files that belong to no unit.
    private func applyRules(
        to units: inout [CheckUnit],
        _ subject: CheckSubject,
        _ progress: ProgressLine?
    ) -> [Diagnostic] {
        let checked = units.indices.filter { units[$0].definition != nil }
        let findings = concurrentMap(count: checked.count, jobs: jobs) { finishedCount in
            progress?.show("checked \(finishedCount) of \(checked.count) definitions")
        } _: { index in
            subject.findings(inDefinitionAt: index)
        }
        for (index, findings) in zip(checked, findings) { units[index].diagnostics += findings }

        let names = subject.definitions.map { $0.interface?.names ?? [] }
        let indices = Dictionary(
            units.indices.flatMap { index in (units[index].files + units[index].misnamedFiles).map { ($0, index) } },
            uniquingKeysWith: { first, _ in first }
        )

        var others: [Diagnostic] = []
        for finding in GeneratedName.clashes(among: names, layout: moduleLayout) + subject.findingsAcrossDefinitions() {
            if let index = indices[finding.location.file] {
                units[index].diagnostics.append(finding)
            } else {
                others.append(finding)
            }
        }
        return others
    }
}
