import Basics
import Testing
import Translations

@testable import DefinitionChecks

@Suite("Fix-its for the membership of a definition") struct TargetMembershipFixItTests {
    private let order = DefinitionText.intent("<key>INIntentName</key><string>Order</string>")

    /// Checks what the only fix-it does to a project.
    ///
    /// - Parameters:
    ///   - parts: The objects of the project besides `ProjectPart.files`.
    ///   - replacements: The texts that are replaced, with what takes their place.
    private func expectFix(
        _ title: String,
        isSafe: Bool = false,
        in parts: [String],
        targets: Int = 1,
        tables: [String: String] = [:],
        files: String = ProjectPart.files,
        replacing replacements: [(String, String)],
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let text = projectText(targets, ([files] + parts).joined(separator: "\n"))
        var subject = try CheckSubject(of: [order.xml])
        subject.definitions[0].tables = try TranslationTables(tables)
        subject.projects = [try CheckedProject(text, building: subject)]
        let fixIts = subject.findings(of: TargetMembership.self).flatMap(\.fixIts)
        #expect(fixIts.map(\.title) == [title], sourceLocation: sourceLocation)
        #expect(fixIts.map(\.isSafe) == [isSafe], sourceLocation: sourceLocation)
        let edits = try #require(fixIts.first).edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
        let fixed = try #require(edits.applied(to: Array(text.utf8)))
        let expected = replacements.reduce(text) { $0.replacing($1.0, with: $1.1) }
        #expect(String(decoding: fixed, as: UTF8.self) == expected, sourceLocation: sourceLocation)
        // What was found is gone, and nothing new is there.
        subject.projects = [try CheckedProject(expected, building: subject)]
        #expect(subject.findings(of: TargetMembership.self).isEmpty, sourceLocation: sourceLocation)
    }

    private static let buildFile = "BA = {isa = PBXBuildFile; fileRef = FA; };"

    @Test("an entry among the resources is moved to the sources")
    func move() throws {
        try expectFix(
            "move the entry of 'A.intentdefinition' to the sources of 'App'",
            in: [
                ProjectPart.target(1, "App", "application", phases: "S1, R1, "),
                ProjectPart.phase("S1", "Sources", "BS,"), ProjectPart.phase("R1", "Resources", "BA,"),
            ],
            replacing: [
                (
                    "S1 = {isa = PBXSourcesBuildPhase; files = (\nBS,",
                    "S1 = {isa = PBXSourcesBuildPhase; files = (\nBS,\nBA /* A.intentdefinition in Sources */,"
                ),
                ("PBXResourcesBuildPhase; files = (\nBA,\n", "PBXResourcesBuildPhase; files = (\n"),
            ]
        )
    }

    @Test("an entry that copies a compiled file is removed, with its object if nothing else uses that")
    func removeCopy() throws {
        try expectFix(
            "remove the entry from the resources of 'App'",
            in: [
                ProjectPart.target(1, "App", "application", phases: "S1, R1, "),
                ProjectPart.phase("S1", "Sources", "BA,"), ProjectPart.phase("R1", "Resources", "BN,"),
            ],
            replacing: [
                ("BN,\n", ""),
                ("BN = {isa = PBXBuildFile; fileRef = FA; settings = {ATTRIBUTES = (no_codegen, ); }; };\n", ""),
            ]
        )
    }

    @Test("only the second of two equal entries is removed by a safe fix-it")
    func removeSecond() throws {
        func expect(_ second: String, isSafe: Bool, object: String) throws {
            try expectFix(
                "remove the entry from the sources of 'App'",
                isSafe: isSafe,
                in: [
                    ProjectPart.target(1, "App", "application", phases: "S1, "),
                    ProjectPart.phase("S1", "Sources", "BA,\n\(second),"), "BB = {isa = PBXBuildFile; fileRef = FA; };",
                ],
                replacing: [("BA,\n\(second),\n", "BA,\n"), (object, "")]
            )
        }
        try expect("BA", isSafe: true, object: "none")
        try expect("BB", isSafe: true, object: "\nBB = {isa = PBXBuildFile; fileRef = FA; };")
        try expect(
            "BN",
            isSafe: false,
            object: "BN = {isa = PBXBuildFile; fileRef = FA; settings = {ATTRIBUTES = (no_codegen, ); }; };\n"
        )
    }

    @Test("an entry in addition to a synchronized folder is removed")
    func removeBesidesFolder() throws {
        try expectFix(
            "remove the entry from the sources of 'App'",
            in: [
                ProjectPart.target(
                    1,
                    "App",
                    "application",
                    phases: "S1, ",
                    more: "fileSystemSynchronizedGroups = (FO, );"
                ),
                ProjectPart.phase("S1", "Sources", "BA,"),
                "FO = {isa = PBXFileSystemSynchronizedRootGroup; path = \"\"; sourceTree = \"<group>\"; };",
            ],
            files: ProjectPart.files.replacing("FS, );", with: "FS, FO, );"),
            replacing: [("BA,\n", ""), (Self.buildFile + "\n", "")]
        )
    }

    /// An app that links or embeds another target.
    private func appAndPart(_ kind: String, app: String, part: String) -> [String] {
        let step = kind == "framework" ? "PBXFrameworksBuildPhase" : "PBXCopyFilesBuildPhase"
        return [
            ProjectPart.target(1, "App", "application", phases: "S1, K1, "),
            ProjectPart.target(2, "Part", kind, phases: "S2, "), ProjectPart.phase("S1", "Sources", app),
            ProjectPart.phase("S2", "Sources", part), "K1 = {isa = \(step); files = (BP, ); };",
            "BP = {isa = PBXBuildFile; fileRef = P2; };",
        ]
    }

    @Test("of two linked targets one gets 'No Generated Classes'")
    func withoutClasses() throws {
        try expectFix(
            "set 'No Generated Classes' for 'A.intentdefinition' in 'App'",
            in: appAndPart("framework", app: "BA,", part: "BB,") + ["BB = {isa = PBXBuildFile; fileRef = FA; };"],
            targets: 2,
            replacing: [
                (
                    Self.buildFile,
                    "BA = {isa = PBXBuildFile; fileRef = FA; settings = {ATTRIBUTES = (no_codegen, ); }; };"
                )
            ]
        )
    }

    @Test(
        "an app gets the definition of its extension, and that of a framework without classes",
        arguments: [("app-extension", ""), ("framework", " settings = {ATTRIBUTES = (no_codegen, ); };")]
    )
    func addToApp(kind: String, settings: String) throws {
        let id = kind == "framework" ? "framework" : "extension"
        let text = projectText(
            2,
            ([ProjectPart.files] + appAndPart(kind, app: "BS,", part: "BA,")).joined(separator: "\n")
        )
        let editor = try #require(CheckedProject(text, building: CheckSubject(of: [order.xml])).editor, "\(id)")
        let new = editor.newID(for: "App FA")
        let comment = "/* A.intentdefinition in Sources */"
        try expectFix(
            "add 'A.intentdefinition' to the sources of 'App'\(kind == "framework" ? " with 'No Generated Classes'" : "")",
            in: appAndPart(kind, app: "BS,", part: "BA,"),
            targets: 2,
            replacing: [
                ("files = (\nBS,", "files = (\nBS,\n\(new) \(comment),"),
                (
                    Self.buildFile,
                    """
                    \(Self.buildFile)
                    \(new) \(comment) = {isa = PBXBuildFile; fileRef = FA /* A.intentdefinition */;\(settings) };
                    """
                ),
            ]
        )
    }

    @Test("a table that is built with its definition is removed from the resources")
    func removeTable() throws {
        let files =
            ProjectPart.files.replacing("children = (FA, FS, )", with: "children = (V, FS, )") + """
                V = {isa = PBXVariantGroup; children = (FA, FT, ); name = A.intentdefinition; sourceTree = "<group>"; };
                FT = {isa = PBXFileReference; name = de; path = de.lproj/A.strings; sourceTree = "<group>"; };
                BV = {isa = PBXBuildFile; fileRef = V; };
                BT = {isa = PBXBuildFile; fileRef = FT; };
                """
        try expectFix(
            "remove the entry from the resources of 'App'",
            in: [
                ProjectPart.target(1, "App", "application", phases: "S1, R1, "),
                ProjectPart.phase("S1", "Sources", "BV,"), ProjectPart.phase("R1", "Resources", "BT,"),
            ],
            tables: ["de.lproj/A.strings": "\"a\" = \"b\";"],
            files: files,
            replacing: [("BT,\n", ""), ("BT = {isa = PBXBuildFile; fileRef = FT; };\n", "")]
        )
    }
}
