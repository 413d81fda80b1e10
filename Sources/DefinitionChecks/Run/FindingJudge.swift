import Basics
import CodeGeneration
import IntentDefinition
import ToolSupport

/// The findings of a run after the nearest configuration was applied to each of them.
package struct FindingJudge {
    /// The subject of the check.
    let subject: CheckSubject
    /// The absolute path that relative paths start from.
    let workingFolder: Path
    /// The finder of configurations for files that aren't definitions.
    private(set) var configurations: ConfigurationFinder
    /// The findings that are reported.
    private(set) var findings: [PlacedFinding] = []
    /// The findings that a suppression accepts.
    private(set) var suppressed: [SuppressedDiagnostic] = []
    /// The absolute paths of all checked files.
    private(set) var lookedAt: Set<String>
    private let needsElements: Bool
    private var elements: ElementFinder
    private var configurationsWithElements: [Path: Bool] = [:]

    /// Creates a judge for a run without findings.
    ///
    /// - Parameter needsElements: Whether all findings need their elements, instead of only those under a
    ///   configuration with suppressions of elements.
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

    /// Whether the run would find the finding of a fingerprint again.
    func covers(_ fingerprint: Fingerprint, from root: Path) -> Bool {
        let path = root.appending(fingerprint.path).absolute(in: root)
        // A rule that no longer exists reports nothing in any run.
        return (Diagnostic.ID(rawValue: fingerprint.rule).map(subject.covers) ?? true)
            && (lookedAt.contains(path.text) || (try? FileStatus(of: path)) == nil)
    }

    /// Judges all findings of a run.
    ///
    /// - Parameters:
    ///   - units: The definitions with the findings in them and their tables.
    ///   - others: The findings in other files.
    ///   - unread: The errors about unreadable files, which no configuration can accept.
    ///   - roots: The searched folders, whose configurations apply even if they contain no definition.
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

    /// The findings about the run itself, such as those about a baseline, after their configuration was applied.
    mutating func judged(_ diagnostics: [Diagnostic]) -> [PlacedFinding] {
        diagnostics.flatMap { diagnostic in
            let file = configuration(nearestTo: diagnostic.location.file)
            let checks = file?.configuration?.checks ?? CheckConfiguration()
            var policy = FindingPolicy(checks) { $0 }
            return policy.apply(to: [PlacedFinding(diagnostic, files: [], failsForWarning: checks.isStrict == true)])
        }
    }

    /// The configuration for findings outside of definitions: the nearest one to the file, or else that of the working
    /// folder.
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

        var reported = policy.apply(to: group.findings)
        suppressed += policy.suppressed
        reported += policy.unusedSuppressions.compactMap { unused in
            guard subject.covers(unused.suppression.rule.value) else { return nil }
            let kind = Self.kind(ofPath: Path(unused.path))
            guard lookedAt.contains(unused.path) || kind != .file else { return nil }
            return place(unused.suppression.unusedDiagnostic(in: file.path.text, pathIs: kind), under: file)
        }
        reported += file.diagnostics.map { place($0, under: file) }
        findings += reported
    }

    /// The kind of entry at a path. Bundles such as projects and apps count as files, because findings show their
    /// paths.
    private static func kind(ofPath path: Path) -> Suppression.PathKind {
        guard let status = try? FileStatus(of: path) else { return .nothing }
        return status.kind == .folder && !path.name.contains(".") ? .folder : .file
    }

    /// The finding with all paths that it shows.
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
