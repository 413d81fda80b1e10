public import DefinitionConfiguration
public import DefinitionDiagnostics
import PropertyListXML
import StringsTables

/// Finds the parts of definitions and tables that findings are about.
public struct ElementFinder {
    private let definitions: [String: CheckedDefinition]
    private let previousDefinitions: [String: CheckedDefinition]
    private let tables: [String: [Entry]]
    private var paths: [String: ElementPaths] = [:]

    /// An entry of a table.
    private struct Entry {
        var position: SourcePosition
        var key: String
    }

    /// Prepares the files of a run. None of them is looked through before a finding is in it.
    public init(_ subject: CheckSubject) {
        let previous = (subject.previousDefinitions ?? []).map(\.definition)
        definitions = Dictionary(subject.definitions.map { ($0.file, $0) }) { first, _ in first }
        previousDefinitions = Dictionary(previous.map { ($0.file, $0) }) { first, _ in first }
        let tables = subject.definitions.map(\.tables)
        let strings = tables.flatMap(\.strings).map { table in
            (table.file, table.entries.map { Entry(position: $0.keyPosition, key: $0.key) })
        }
        let plurals = tables.flatMap(\.plurals).map { table in
            (table.file, table.entries.map { Entry(position: $0.key.position, key: $0.key.value) })
        }
        // A string catalog holds the tables of many languages.
        self.tables = Dictionary(strings + plurals, uniquingKeysWith: +).mapValues { entries in
            entries.sorted { $0.position < $1.position }
        }
    }

    /// The parts that a finding is about: the one at its place, and those of earlier definitions that its notes show.
    public mutating func elements(of diagnostic: Diagnostic) -> [PlacedFinding.Element] {
        let own = element(at: diagnostic.location, in: definitions)
        let former = diagnostic.notes.compactMap { element(at: $0.location, in: previousDefinitions) }
        return [own].compactMap(\.self) + former
    }

    private mutating func element(
        at location: SourceLocation,
        in definitions: [String: CheckedDefinition]
    ) -> PlacedFinding.Element? {
        guard let position = location.position else { return nil }
        if let entries = tables[location.file] {
            return entries.last { $0.position <= position }.map { .key($0.key) }
        }
        guard let definition = definitions[location.file] else { return nil }
        let known = paths[location.file] ?? ElementPaths(of: definition.model)
        paths[location.file] = known
        return .part(known.path(at: position))
    }
}
