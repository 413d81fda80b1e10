import Basics
import CodeGeneration
import IntentDefinition
import ToolSupport

/// Judges the findings of a run, each by the configuration that is nearest to what it is about.
package struct FindingJudge {
    /// What is checked.
    let subject: CheckSubject
    /// The absolute path that relative paths start from.
    let workingFolder: Path
    /// Finds the configurations of files that aren't definitions.
    private(set) var configurations: ConfigurationFinder
    /// The findings that are reported.
    private(set) var findings: [PlacedFinding] = []
    /// The findings that are accepted.
    private(set) var suppressed: [SuppressedDiagnostic] = []
    /// The absolute paths of all files that were looked at.
    private(set) var lookedAt: Set<String>
    private let needsElements: Bool
    private var elements: ElementFinder
    private var configurationsWithElements: [Path: Bool] = [:]

    /// Prepares for the findings of a run.
    ///
    /// - Parameter needsElements: Whether the elements of all findings are asked for, and not only those that a
    ///   configuration names.
    init(
        _ subject: CheckSubject,
        _ configurations: ConfigurationFinder,
        in workingFolder: Path,
        needsElements: Bool
    ) {
        self.subject = subject
        self.workingFolder = workingFolder
        self.configurations = configurations
        self.needsElements = needsElements
        elements = ElementFinder(subject)
        let files = subject.projects.map(\.file) + subject.apps.flatMap(\.propertyLists).map(\.file)
        lookedAt = Set(files.map { Path($0).absolute(in: workingFolder).text })
    }

    /// Whether the run would have found again what a fingerprint stands for.
    func covers(_ fingerprint: Fingerprint, from root: Path) -> Bool {
        let path = root.appending(fingerprint.path).absolute(in: root)
        // A rule that there isn't any more finds nothing in any run.
        return (Diagnostic.ID(rawValue: fingerprint.rule).map(subject.covers) ?? true)
            && (lookedAt.contains(path.text) || (try? FileStatus(of: path)) == nil)
    }

    /// Judges all findings of a run.
    ///
    /// - Parameters:
    ///   - units: The definitions with what was found in them and their tables.
    ///   - others: What was found in other files.
    ///   - unread: What cannot be read, which no configuration makes good.
    ///   - roots: The folders that were searched, whose configurations count even if there isn't a definition left.
    mutating func judge(_ units: [CheckUnit], others: [Diagnostic], unread: [Diagnostic], roots: [Path]) {
        var groups: [Path?: Group] = [:]
        func add(_ placed: [PlacedFinding], under file: ConfigurationFile?) {
            groups[file?.path, default: Group(file: file)].findings += placed
        }
        for root in roots { add([], under: configurations.configuration(ofFolder: root)) }
        for unit in units {
            let file = unit.input.file.path
            add(
                unit.diagnostics.map { place($0, ofDefinition: file, under: unit.configuration) },
                under: unit.configuration
            )
        }
        for finding in others {
            let configuration = configuration(nearestTo: finding.location.file)
            add([place(finding, under: configuration)], under: configuration)
        }
        lookedAt.formUnion(units.flatMap { $0.files + $0.misnamedFiles }.map(absolute))
        lookedAt.formUnion(others.map { absolute($0.location.file) })
        findings = unread.map { place($0, under: nil) }
        for group in groups.values.sorted(by: { $0.path < $1.path }) { judge(group) }
    }

    /// What configurations make of findings about the run itself, such as those about a baseline.
    mutating func judged(_ diagnostics: [Diagnostic]) -> [PlacedFinding] {
        diagnostics.flatMap { diagnostic in
            let file = configuration(nearestTo: diagnostic.location.file)
            let checks = file?.configuration?.checks ?? CheckConfiguration()
            var policy = FindingPolicy(checks) { $0 }
            return policy.apply(to: [PlacedFinding(diagnostic, files: [], failsForWarning: checks.isStrict == true)])
        }
    }

    /// The configuration for what is found outside of the definitions: the nearest to the file, or else that of the
    /// working folder.
    private mutating func configuration(nearestTo file: String) -> ConfigurationFile? {
        configurations.configuration(ofFolder: Path(file).folder) ?? configurations.configuration(ofFolder: Path("."))
    }

    /// The findings under one configuration.
    private struct Group {
        var file: ConfigurationFile?
        var findings: [PlacedFinding] = []

        var path: String { file?.path.text ?? "" }
    }

    private mutating func judge(_ group: Group) {
        guard let file = group.file else {
            findings += group.findings
            return
        }
        let checks = file.configuration?.checks ?? CheckConfiguration()
        var policy = FindingPolicy(checks) { file.absolute($0, in: workingFolder).text }
        var told = policy.apply(to: group.findings)
        suppressed += policy.suppressed
        told += policy.unusedSuppressions.compactMap { unused in
            guard subject.covers(unused.suppression.rule.value) else { return nil }
            let kind = Self.kind(ofPath: Path(unused.path))
            guard lookedAt.contains(unused.path) || kind != .file else { return nil }
            return place(unused.suppression.unusedDiagnostic(in: file.path.text, pathIs: kind), under: file)
        }
        told += file.diagnostics.map { place($0, under: file) }
        findings += told
    }

    /// What is at a path. Packages such as projects and apps count as files: findings may show their paths.
    private static func kind(ofPath path: Path) -> Suppression.PathKind {
        guard let status = try? FileStatus(of: path) else { return .nothing }
        return status.kind == .folder && !path.name.contains(".") ? .folder : .file
    }

    /// Places a finding by all paths that it shows.
    mutating func place(
        _ finding: Diagnostic,
        ofDefinition definition: Path? = nil,
        under configuration: ConfigurationFile?
    ) -> PlacedFinding {
        let checks = configuration?.configuration?.checks
        let shown = [finding.location.file] + [definition?.text].compactMap(\.self) + finding.notes.map(\.location.file)
        let needsElements = needsElements || namesElements(configuration)
        return PlacedFinding(
            finding,
            files: shown.map(absolute),
            elements: needsElements ? elements.elements(of: finding) : [],
            keyElements: needsElements ? elements.keyElements(of: finding, inDefinition: definition?.text ?? "") : [],
            failsForWarning: checks?.isStrict == true
        )
    }

    /// Whether a configuration has suppressions that name elements.
    private mutating func namesElements(_ configuration: ConfigurationFile?) -> Bool {
        guard let configuration else { return false }
        if let known = configurationsWithElements[configuration.path] { return known }
        let suppressions = configuration.configuration?.checks.suppressions ?? []
        let result = suppressions.contains { $0.element != nil }
        configurationsWithElements[configuration.path] = result
        return result
    }

    private func absolute(_ path: String) -> String { Path(path).absolute(in: workingFolder).text }
}
