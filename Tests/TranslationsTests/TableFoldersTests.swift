import Testing

@testable import Translations

@Suite("Where a definition's tables may be under another name") struct TableFoldersTests {
    /// The paths of candidates for `Shop`, beside which there is a definition `News`, with the table that each can't be
    /// renamed beside.
    private func candidates(
        _ paths: String...,
        isLocalized: Bool = false
    ) -> [String] {
        let files = paths.map { path in
            let parts = path.split(separator: "/").map(String.init)
            return (folder: parts.count == 2 ? parts[0] : ".", name: parts[parts.count - 1])
        }
        let names = Dictionary(grouping: files, by: \.folder).mapValues { $0.map(\.name) }
        let localized = names.filter { $0.key != "." }.sorted { $0.key < $1.key }
        let folders = TableFolders(
            root: TableFolders.Folder(path: ".", names: (names["."] ?? []) + localized.map(\.key)),
            localized: localized.map { TableFolders.Folder(path: $0.key, names: $0.value) }
        )
        return folders.candidates(for: "Shop", isLocalized: isLocalized, besides: ["News"]).map { candidate in
            "\(candidate.folder)/\(candidate.name)" + (candidate.existing.map { " beside \($0)" } ?? "")
        }
    }

    @Test("a folder of a language has files of other names, and the folder around has catalogs")
    func otherNames() {
        let found = candidates(
            "Old.strings",
            "Old.stringsdict",
            "Old.xcstrings",
            "de.lproj/Old.strings",
            "de.lproj/Old.stringsdict",
            "mul.lproj/Old.xcstrings",
            "de.lproj/Old.plist"
        )
        #expect(
            found == [
                "de.lproj/Old.strings", "de.lproj/Old.stringsdict", "./Old.xcstrings", "mul.lproj/Old.xcstrings",
            ]
        )
    }

    @Test(
        "tables of apps and of other definitions aren't candidates, in any form",
        arguments: ["Localizable", "InfoPlist", "AppShortcuts", "Root", "News", "Other", "Shop"]
    )
    func knownNames(name: String) {
        let found = candidates(
            "Other.intentdefinition",
            "\(name).xcstrings",
            "de.lproj/\(name).strings",
            "de.lproj/\(name).stringsdict",
            "de.lproj/\(name).xcstrings"
        )
        #expect(found == [])
    }

    @Test("a folder with the definition's own file of a form needs no other, and a catalog serves all folders")
    func ownTables() {
        #expect(
            candidates(
                "de.lproj/Shop.strings",
                "de.lproj/Old.strings",
                "de.lproj/Old.stringsdict",
                "fr.lproj/Old.strings"
            ) == ["fr.lproj/Old.strings", "de.lproj/Old.stringsdict"]
        )
        #expect(candidates("Shop.xcstrings", "Old.xcstrings", "de.lproj/Old.xcstrings") == [])
    }

    @Test("a file can't be renamed beside a table of another form, as one target can't have both")
    func otherForms() {
        #expect(candidates("Shop.xcstrings", "de.lproj/Old.strings") == ["de.lproj/Old.strings beside Shop.xcstrings"])
        #expect(candidates("Old.xcstrings", "de.lproj/Shop.strings") == ["./Old.xcstrings beside Shop.strings"])
        #expect(
            candidates("Old.xcstrings", "de.lproj/Shop.stringsdict") == ["./Old.xcstrings beside Shop.stringsdict"]
        )
    }

    @Test("the tables belong to the definition in a folder of a language, if one is there too")
    func namesake() {
        let files = ["Base.lproj/Shop.intentdefinition", "de.lproj/Old.strings"]
        #expect(candidates(files[0], files[1]) == [])
        #expect(candidates(files[0], files[1], isLocalized: true) == ["de.lproj/Old.strings"])
    }
}
