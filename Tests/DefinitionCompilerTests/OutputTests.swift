import DefinitionCompiler
import DefinitionDiagnostics
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

    @Test("definitions that share a folder collide, also where only upper and lower case differ")
    func collisions() {
        let files = [
            definition("A.intentdefinition", below: "App"), definition("B.intentdefinition", below: "App"),
            definition("a.intentdefinition", below: "Widget"),
            definition("Base.lproj/B.intentdefinition", below: "App"),
        ]
        #expect(
            OutputLayout.collisions(among: files, at: .folder).map { $0.text() } == [
                """
                Widget/a.intentdefinition: error: 'App/A.intentdefinition' is generated into the same folder 'a'; \
                rename one of the two, or build them separately with different '--output' folders [output-collision]
                """,
                """
                App/Base.lproj/B.intentdefinition: error: 'App/B.intentdefinition' is generated into the same folder \
                'B'; rename one of the two, or build them separately with different '--output' folders \
                [output-collision]
                """,
            ]
        )
    }

    @Test("definitions of one name collide where each generates one file in the same module")
    func singleFileCollisions() {
        let files = [definition("App/A.intentdefinition"), definition("Widget/a.intentdefinition")]
        #expect(OutputLayout.collisions(among: files, at: .folder).isEmpty)
        #expect(
            OutputLayout.collisions(among: files, at: .singleFileName).map { $0.text() } == [
                """
                Definitions/Widget/a.intentdefinition: error: 'Definitions/App/A.intentdefinition' is generated into \
                the same file name 'a+Intents.swift'; rename one of the two, since a module cannot have two files of \
                one name [output-collision]
                """
            ]
        )
    }
}

@Suite struct StaleFileJudgeTests {
    private let package = Path("/package")

    private func judge(root: String, failed: [String] = [], packages: Set<Path> = [Path("/package")]) -> StaleFileJudge
    {
        StaleFileJudge(
            roots: [InputRoot(absolutePath: Path(root), packages: packages)],
            failedInputs: Set(failed.map { Path($0) }),
            expectedFiles: [Path("Generated/A/Kept.swift")]
        )
    }

    @Test("a file that the run generates is never stale")
    func expected() {
        let judge = judge(root: "/package/Definitions")
        #expect(judge.expects(Path("Generated/A/Kept.swift")))
        #expect(!judge.isStale(Path("Generated/A/Kept.swift"), source: "Definitions/A.intentdefinition"))
    }

    @Test(
        "only files from sources below what was given are stale",
        arguments: [
            ("/package/Definitions", "Definitions/A.intentdefinition", true),
            ("/package/Definitions", "Definitions/gone/A.intentdefinition", true),
            ("/package/Definitions/A.intentdefinition", "Definitions/A.intentdefinition", true),
            ("/package/Definitions/A.intentdefinition", "Definitions/B.intentdefinition", false),
            ("/package/Definitions", "DefinitionsOfOthers/A.intentdefinition", false),
            ("/package/Definitions", "Definitions/../Others/A.intentdefinition", false),
            ("/", "Definitions/A.intentdefinition", true),
            ("/elsewhere", "../elsewhere/A.intentdefinition", true),
        ]
    )
    func partOfTheInputs(root: String, source: String, expected: Bool) {
        #expect(judge(root: root).isStale(Path("Generated/A/Old.swift"), source: source) == expected)
    }

    @Test(
        "what came from a file or folder that failed is kept",
        arguments: [
            ("/package/Definitions/A.intentdefinition", false), ("/package/Definitions/B.intentdefinition", true),
            ("/package/Definitions", false), ("/package/Definition", true),
        ]
    )
    func failedInputs(failed: String, expected: Bool) {
        let judge = judge(root: "/package/Definitions", failed: [failed])
        #expect(judge.isStale(Path("Generated/A/Old.swift"), source: "Definitions/A.intentdefinition") == expected)
    }

    @Test("a source is looked for in every package below what was given")
    func packages() {
        let judge = judge(root: "/base", packages: [Path("/base"), Path("/base/one"), Path("/base/two")])
        #expect(judge.isStale(Path("Generated/A/Old.swift"), source: "Definitions/A.intentdefinition"))
        let other = self.judge(root: "/base/two", packages: [Path("/base/one")])
        #expect(!other.isStale(Path("Generated/A/Old.swift"), source: "Definitions/A.intentdefinition"))
    }
}
