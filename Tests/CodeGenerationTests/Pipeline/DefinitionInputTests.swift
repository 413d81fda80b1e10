import Basics
import CodeGeneration
import Testing

/// A file found below the folder `Definitions` of a package in `/package`.
func definition(_ path: String, below folder: String = "Definitions") -> DefinitionFile {
    let workingFolder = Path("/package")
    let full = Path(folder).appending(path)
    return DefinitionFile(full, relativePath: Path(path), workingFolder: workingFolder, package: workingFolder)
}

@Suite struct DefinitionInputTests {
    private func chosen(_ paths: [String], developmentLanguage: String = "en") -> [String] {
        DefinitionInput.grouping(paths.map { definition($0) }, developmentLanguage: developmentLanguage)
            .map(\.file.relativePath.text)
    }

    @Test("the source of a file is named relative to its package")
    func sourcePath() {
        let workingFolder = Path("/base/packages")
        let file = DefinitionFile(
            Path("../other/Definitions/A.intentdefinition"),
            relativePath: Path("A.intentdefinition"),
            workingFolder: workingFolder,
            package: Path("/base/other")
        )
        #expect(file.sourcePath.text == "Definitions/A.intentdefinition")
        #expect(file.absolutePath.text == "/base/other/Definitions/A.intentdefinition")
        #expect(file.baseName == "A")
    }

    @Test(
        "of localized copies Base is read, else the development language, else the first by name",
        arguments: [
            (["de.lproj/A.x", "en.lproj/A.x", "Base.lproj/A.x"], "en", "Base.lproj/A.x"),
            (["de.lproj/A.x", "en.lproj/A.x", "fr.lproj/A.x"], "en", "en.lproj/A.x"),
            (["de.lproj/A.x", "en.lproj/A.x", "fr.lproj/A.x"], "fr", "fr.lproj/A.x"),
            (["fr.lproj/A.x", "de.lproj/A.x"], "en", "de.lproj/A.x"),
            (["es-MX.lproj/A.x"], "en", "es-MX.lproj/A.x"),
        ]
    )
    func choice(paths: [String], developmentLanguage: String, expected: String) {
        #expect(chosen(paths, developmentLanguage: developmentLanguage) == [expected])
    }

    @Test("only files of one name in sibling folders are copies of each other")
    func noCopies() {
        let paths = [
            "A.x", "Base.lproj/A.x", "Base.lproj/B.x", "Other/Base.lproj/A.x", "de.lproj/deep/A.x", "en.lproj/deep/A.x",
        ]
        #expect(chosen(paths) == paths)
    }

    @Test("a file that is given twice counts once, in its first form")
    func duplicates() {
        let inFolder = definition("Sub/A.x")
        let alone = definition("A.x", below: "./Definitions/Sub/")
        let inputs = DefinitionInput.grouping([inFolder, alone], developmentLanguage: "en")
        #expect(inputs.map(\.file) == [inFolder])
        #expect(inputs[0].copies.isEmpty)
    }

    @Test("a note at the file that is read names the copies that aren't")
    func note() {
        let files = ["fr.lproj/A.x", "Base.lproj/A.x", "de.lproj/A.x"].map { definition($0) }
        let input = DefinitionInput.grouping(files, developmentLanguage: "en")[0]
        #expect(
            input.noteAboutCopies?.text() == """
                Definitions/Base.lproj/A.x: note: this copy is read for all languages; \
                'Definitions/de.lproj/A.x', 'Definitions/fr.lproj/A.x' aren't read [localized-copies]
                """
        )
        #expect(DefinitionInput.grouping([files[0]], developmentLanguage: "en")[0].noteAboutCopies == nil)
    }
}
