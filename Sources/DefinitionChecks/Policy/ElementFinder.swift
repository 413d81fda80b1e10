package import Basics
import IntentDefinition
import PropertyLists
package import ToolSupport
import Translations

/// The finder of the elements of definitions and tables that findings are about.
package struct ElementFinder {
    private let definitions: [String: CheckedDefinition]
    private let previousDefinitions: [String: CheckedDefinition]
    private let tables: [String: [Entry]]
    private var paths: [String: ElementPaths] = [:]

    /// An entry of a table.
    private struct Entry {
        var position: SourcePosition
        var key: String
    }

    /// Creates a finder for the files of a run. A file is searched only when a finding is in it.
    package init(_ subject: CheckSubject) {
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
        // A string catalog contains the tables of many languages.
        self.tables = Dictionary(strings + plurals, uniquingKeysWith: +).mapValues { entries in
            entries.sorted { $0.position < $1.position }
        }
    }

    /// Returns the elements that a finding is about: the one at its location, and those in earlier definitions at the
    /// locations of its notes.
    package mutating func elements(of diagnostic: Diagnostic) -> [PlacedFinding.Element] {
        let own = element(at: diagnostic.location, in: definitions)
        let former = diagnostic.notes.compactMap { element(at: $0.location, in: previousDefinitions) }
        return [own].compactMap(\.self) + former
    }

    /// Returns, for each translation key that a finding is about, the key and the element of the definition with its
    /// text.
    ///
    /// - Parameter file: The path of the definition that the finding belongs to.
    package mutating func keyElements(of diagnostic: Diagnostic, inDefinition file: String) -> [[PlacedFinding.Element]]
    {
        let keys = (diagnostic.topic?.keys ?? []).filter { !$0.isEmpty }
        guard !keys.isEmpty, let definition = definitions[file] else { return keys.map { [.key($0)] } }
        let paths = paths(of: definition)
        return keys.map { definition.elements(ofKey: $0, paths: paths) }
    }

    private mutating func paths(of definition: CheckedDefinition) -> ElementPaths {
        let known = paths[definition.file] ?? ElementPaths(of: definition.model)
        paths[definition.file] = known
        return known
    }

    private mutating func element(
        at location: SourceLocation,
        in definitions: [String: CheckedDefinition]
    ) -> PlacedFinding.Element? {
        guard let position = location.position else { return nil }
        if let entries = tables[location.file] {
            let next = entries.partitioningIndex { $0.position > position }
            return next == 0 ? nil : .key(entries[next - 1].key)
        }
        guard let definition = definitions[location.file] else { return nil }
        return .part(paths(of: definition).path(at: position))
    }
}

extension CheckedDefinition {
    /// Returns the elements of the text with a translation key: the key, the key of the text it's a variant of, if any,
    /// and the element of the definition that contains the text.
    func elements(ofKey key: String, paths: ElementPaths) -> [PlacedFinding.Element] {
        let index: Int
        switch translations.meaning(of: key) {
        case .text(let place): index = place
        case .enumeration(let place, values: _): index = place
        case nil: return [.key(key)]
        }
        let text = translations.texts[index]
        let keys = Set([key, text.key?.value ?? key])
        return keys.sorted().map(PlacedFinding.Element.key) + [.part(paths.path(at: text.position))]
    }

    /// Returns the items of one finding in the groups that suppressions judge. Items that the same suppressions accept
    /// form a group, as do all items that no suppression accepts.
    ///
    /// - Parameters:
    ///   - items: The items, such as missing translations.
    ///   - rule: The rule.
    ///   - file: The file that the finding is in. A suppression may also name the definition's file.
    ///   - key: Returns the translation key of an item.
    func grouping<Item>(
        _ items: [Item],
        of rule: RuleDescription,
        in file: String,
        byKey key: (Item) -> String
    ) -> [[Item]] {
        guard items.count > 1, suppressions.namesElements(of: rule.id) else { return [items] }
        let paths = ElementPaths(of: model)
        let files = Set([self.file, file].map(absolutePath))

        var indices: [Set<SuppressionIndex.Place>: Int] = [:]
        var groups: [[Item]] = []
        for item in items {
            let places = suppressions.places(of: rule.id, in: files, elements: elements(ofKey: key(item), paths: paths))
            if let index = indices[places] {
                groups[index].append(item)
            } else {
                indices[places] = groups.count
                groups.append([item])
            }
        }
        return groups
    }
}

extension Array {
    /// Returns the first index from which on all elements meet a condition.
    fileprivate func partitioningIndex(_ isAfter: (Element) -> Bool) -> Int {
        var (start, end) = (0, count)
        while start < end {
            let middle = (start + end) / 2
            if isAfter(self[middle]) { end = middle } else { start = middle + 1 }
        }
        return start
    }
}
