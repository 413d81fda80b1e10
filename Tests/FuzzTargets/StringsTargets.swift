import Basics
import PropertyLists
import Translations

extension FuzzTarget {
    /// Tables of translations: after an edit the file says what the edit said, and nothing else has changed.
    static let stringsTable = FuzzTarget(name: "strings-table") { input in
        guard let table = try readTable(input) else { return }
        if let utf8File = table.utf8File {
            let again = try StringsTable(utf8File, file: table.file)
            try require(again.pairs == table.pairs, "the table in UTF-8 has the same entries")
        }
        guard table.isEditable else { return }
        try requireExactRemovals(from: table, input)
        try requireExactInsertions(into: table, input)
        try requireExactReplacements(in: table, input)
    }

    /// Tables of plurals.
    static let pluralTable = FuzzTarget(name: "plural-table") { input in
        _ = try reading { () throws(PropertyListError) in try PluralTable(input, file: "a.stringsdict") }
    }

    /// String catalogs: their tables have the keys of the catalog, and no others.
    static let stringCatalog = FuzzTarget(name: "string-catalog") { input in
        let catalog = try reading { () throws(PropertyListError) in try StringCatalog(input, file: "a.xcstrings") }
        guard let catalog else { return }
        let keys = Set(catalog.entries.map(\.key.value))
        let tables = catalog.tables
        let found = tables.strings.flatMap(\.entries).map(\.key) + tables.plurals.flatMap(\.entries).map(\.key.value)
        try require(keys.isSuperset(of: found), "the tables of a catalog have its keys only")
        try require(catalog.fixedKeys.isSubset(of: found), "a text that is not translated is in a table")
    }

    /// XLIFF documents: after an edit the file says what the edit said, and nothing else has changed.
    static let xliff = FuzzTarget(name: "xliff") { input in
        guard let document = try readXLIFF(input), document.isEditable else { return }
        for (fileIndex, file) in document.files.enumerated() {
            for (unitIndex, unit) in file.units.enumerated().prefix(3) {
                guard let edits = document.edits(settingTargetOf: unit, to: "neu < \"&", state: .translated) else {
                    continue
                }
                let sorted = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
                let edited = try require(sorted.applied(to: input), "edits are inside the file")
                let again = try require(try readXLIFF(edited), "an edited document is read")
                var expected = document.files.map {
                    $0.units.map { Pair(key: $0.id.value, value: $0.target?.value ?? "") }
                }
                expected[fileIndex][unitIndex].value = "neu < \"&"
                let found = again.files.map { $0.units.map { Pair(key: $0.id.value, value: $0.target?.value ?? "") } }
                try require(found == expected, "an edit changes one translation")
                let state = again.files[fileIndex].units[unitIndex].state
                try require(state == .translated || unit.state == .translated, "an edit sets the state")
            }
        }
    }
}

private func readXLIFF(_ file: [UInt8]) throws -> XLIFFDocument? {
    try reading { () throws(PropertyListError) in try XLIFFDocument(file, file: "fr.xliff") }
}

private func readTable(_ file: [UInt8]) throws -> StringsTable? {
    try reading { () throws(PropertyListError) in try StringsTable(file, file: "de.lproj/A.strings") }
}

/// A key and its value.
private struct Pair: Hashable, Comparable {
    var key: String
    var value: String

    static func < (first: Pair, second: Pair) -> Bool {
        (first.key, first.value) < (second.key, second.value)
    }
}

extension StringsTable {
    fileprivate var pairs: [Pair] { entries.map { Pair(key: $0.key, value: $0.value) } }

    /// The entries of the table after edits of its file.
    fileprivate func pairs(after edits: [TextEdit], of input: [UInt8]) throws -> [Pair] {
        let edited = try require(edits.applied(to: input), "edits are sorted and inside the file")
        return try require(try readTable(edited), "an edited table is read").pairs
    }
}

private func requireExactRemovals(from table: StringsTable, _ input: [UInt8]) throws {
    let choices = [{ $0 == 0 }, { $0 % 2 == 1 }, { _ in true }] as [(Int) -> Bool]
    for isChosen in choices {
        let removed = Set(table.entries.indices.filter(isChosen))
        let kept = table.entries.indices.filter { !removed.contains($0) }.map { table.pairs[$0] }
        let pairs = try table.pairs(after: table.removals(of: removed), of: input)
        try require(pairs == kept, "a removal leaves the other entries as they were")
    }
}

private func requireExactInsertions(into table: StringsTable, _ input: [UInt8]) throws {
    let new = [
        NewStringsEntry(key: "m \"\\\n", value: "*/ ; //"), NewStringsEntry(key: "", value: "", comment: "a */ b"),
    ]
    let expected = (table.pairs + new.map { Pair(key: $0.key, value: $0.value) }).sorted()
    let sorted = try table.pairs(after: table.insertions(of: new), of: input)
    try require(sorted.sorted() == expected, "an insertion adds its entries to the others")
    guard let first = table.entries.first, let edit = table.insertion(of: new, after: first.key) else { return }
    let following = try table.pairs(after: [edit], of: input)
    try require(following.sorted() == expected, "an insertion after a key adds its entries to the others")
}

private func requireExactReplacements(in table: StringsTable, _ input: [UInt8]) throws {
    for index in table.entries.indices.prefix(3) {
        var changed = table.pairs
        changed[index].value = "neu \"; /*"
        let edit = try require(table.replacement(ofValueAt: index, with: changed[index].value), "a value is replaced")
        let pairs = try table.pairs(after: [edit], of: input)
        try require(pairs == changed, "a replacement changes one value")
    }
}
