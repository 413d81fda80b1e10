import Basics
import DefinitionChecks
import IntentDefinition
import Preview
import ToolSupport
import Translations

extension Preview {
    /// Creates the preview of what a check has read and found.
    ///
    /// - Parameter earlier: The revision or the folder that the definitions were compared with, if there is one.
    init(of report: CheckReport, earlier: String?) {
        let previous = report.previousDefinitions ?? []
        let models = Dictionary(previous.map { ($0.path, $0.definition.model) }) { first, _ in first }
        var sources = report.definitions.map { PreviewSource($0, previous: models[$0.file]) }
        let today = Set(sources.map(\.file))
        for definition in previous where !today.contains(definition.path) {
            var source = PreviewSource(file: definition.path, model: Definition(), interface: nil, language: "en")
            source.previous = definition.definition.model
            sources.append(source)
        }

        let files = report.definitions.map { (absolute: $0.absolutePath($0.file), file: $0.file) }
        let names = Dictionary(files.map { ($0.absolute, $0.file) }) { first, _ in first }
        let findings = report.findings.sorted { $0.diagnostic.rank < $1.diagnostic.rank }.map { placed in
            PlacedPreviewFinding(
                PreviewFinding(placed.diagnostic),
                file: placed.files.compactMap { names[$0] }.first ?? "",
                parts: placed.parts
            )
        }
        self.init(of: sources, findings: findings, earlier: earlier)
    }
}

extension PreviewSource {
    fileprivate init(_ definition: CheckedDefinition, previous: Definition?) {
        self.init(
            file: definition.file,
            model: definition.model,
            interface: definition.interface,
            language: definition.language
        )
        tables.strings = definition.tables.strings
        tables.plurals = definition.tables.plurals
        tables.fixedKeys = definition.tables.fixedKeys
        let copies = definition.copies.compactMap { path, model in
            LocalizedPath(path).language.map { ($0, model) }
        }
        tables.copies = Dictionary(copies) { first, _ in first }
        self.previous = previous
    }
}

extension PreviewFinding {
    fileprivate init(_ diagnostic: Diagnostic) {
        let position = diagnostic.location.position.map { ":\($0.line):\($0.column)" } ?? ""
        self.init(
            severity: diagnostic.severity.rawValue,
            rule: diagnostic.id.rawValue,
            message: diagnostic.message,
            place: diagnostic.location.file + position,
            breaksShortcuts: diagnostic.id == .identityChanged || diagnostic.id == .enumIndexReuse
        )
    }
}

extension PlacedFinding {
    /// The paths of the parts of definitions that the finding is about.
    fileprivate var parts: [String] {
        (elements + keyElements.joined()).compactMap { element in
            if case .part(let path) = element { path } else { nil }
        }
    }
}

extension Diagnostic {
    /// The position of the finding in a list with the most severe first.
    fileprivate var rank: Int {
        switch severity {
        case .error: 0
        case .warning: 1
        case .note: 2
        }
    }
}
