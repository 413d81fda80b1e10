import Basics
import CodeGeneration
import Testing

@Suite struct OutputTests {
    @Test(
        "a definition's folder is its path without extension and language",
        arguments: [
            ("A.intentdefinition", "A"), ("Sub/A.intentdefinition", "Sub/A"), ("Base.lproj/A.intentdefinition", "A"),
            ("Sub/pt-BR.lproj/A b.intentdefinition", "Sub/A b"), ("en.lproj/Sub/A.intentdefinition", "en.lproj/Sub/A"),
            ("Sub.intentdefinition/A.intentdefinition", "Sub.intentdefinition/A"),
        ]
    )
    func folder(path: String, expected: String) {
        #expect(OutputLayout.folder(of: definition(path)).text == expected)
    }

    @Test("a definition that is given inside its language folder has the same folder")
    func folderOfFileInLanguageFolder() {
        let file = definition("A.intentdefinition", below: "Definitions/Base.lproj")
        #expect(OutputLayout.folder(of: file).text == "A")
    }

    @Test("definitions that share a folder collide, even if its names differ in case")
    func collisions() {
        let files = [
            definition("A.intentdefinition", below: "App"), definition("B.intentdefinition", below: "App"),
            definition("a.intentdefinition", below: "Widget"),
            definition("Base.lproj/B.intentdefinition", below: "App"),
        ]
        #expect(
            OutputLayout.collisions(among: files.map { ($0, .folder(OutputLayout.folder(of: $0))) }).map { $0.text() }
                == [
                    """
                    Widget/a.intentdefinition:1:1: error: 'App/A.intentdefinition' generates the same folder 'a'; \
                    remove or rename one of the two, or build them separately with different '--output' folders \
                    [output-collision]
                    App/A.intentdefinition:1:1: note: the other definition is here
                    """,
                    """
                    App/Base.lproj/B.intentdefinition:1:1: error: 'App/B.intentdefinition' generates the same \
                    folder 'B'; remove or rename one of the two, or build them separately with different '--output' \
                    folders [output-collision]
                    App/B.intentdefinition:1:1: note: the other definition is here
                    """,
                ]
        )
    }

    @Test(
        "the file of a definition in a module has the name of its folder, with '_' for slashes",
        arguments: [
            ("A.intentdefinition", "A+Intents"), ("Sub/Base.lproj/A b.intentdefinition", "Sub_A b+Intents"),
        ]
    )
    func moduleFileName(path: String, expected: String) {
        #expect(OutputLayout.singleFileName(for: OutputLayout.moduleBaseName(for: definition(path))) == expected)
    }

    @Test("definitions collide whose files in a module have one name")
    func moduleFileCollisions() {
        let files = ["App/A", "Widget/a", "app_a"].map { definition("\($0).intentdefinition") }
        #expect(OutputLayout.collisions(among: files.map { ($0, .folder(OutputLayout.folder(of: $0))) }).isEmpty)
        let outputs = files.map { Path("Out/\(OutputLayout.moduleBaseName(for: $0)).swift") }
        #expect(
            OutputLayout.collisions(among: zip(files, outputs).map { ($0, .file($1)) }).map { $0.text() } == [
                """
                Definitions/app_a.intentdefinition:1:1: error: 'Definitions/App/A.intentdefinition' generates \
                the same file 'app_a.swift'; remove or rename one of the two [output-collision]
                Definitions/App/A.intentdefinition:1:1: note: the other definition is here
                """
            ]
        )
    }
}
