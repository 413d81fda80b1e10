import Testing

@testable import DefinitionChecks

@Suite struct CodegenLanguageTests {
    private let order = DefinitionText.intent("<key>INIntentName</key><string>Order</string>")
    private let mark = """
        <!--! error codegen-language: target 'Kit' has no Swift or Objective-C file, so Xcode can't choose the \
        language of the classes of 'A.intentdefinition'; set 'INTENTS_CODEGEN_LANGUAGE' to 'Swift', or set 'No \
        Generated Classes' for the definition -->
        """

    /// Checks a framework with some settings and sources, whose name may be marked.
    private func expectFindings(
        settings: String,
        sources: String,
        mark: String = "",
        more: String = "",
        objects: String = "",
        folderExtensions: [Set<String>] = []
    ) throws {
        let name = mark.isEmpty ? "Kit" : mark + "\nKit"
        try expect(
            CodegenLanguage.self,
            in: [order],
            project: projectText(
                1,
                ProjectPart.files
                    + ProjectPart.target(1, name, "framework", phases: "S1, ", settings: settings, more: more)
                    .replacing("path = \(name);", with: "path = Kit;")
                    + ProjectPart.phase("S1", "Sources", sources) + objects
            ),
            folderExtensions: folderExtensions
        )
    }

    @Test(
        "a target whose only file is a definition has no language",
        arguments: ["", "INTENTS_CODEGEN_LANGUAGE = Automatic;"]
    )
    func noLanguage(settings: String) throws {
        try expectFindings(
            settings: settings,
            sources: "<!--! note codegen-language: the target contains 'A.intentdefinition' here -->\nBA,",
            mark: mark
        )
    }

    @Test(
        "a language that is set is right",
        arguments: ["Swift", "\"Objective-C\"", "None", "\"$(LANGUAGE)\""]
    )
    func setLanguage(value: String) throws {
        try expectFindings(settings: "INTENTS_CODEGEN_LANGUAGE = \(value);", sources: "BA,")
    }

    @Test("files in Swift decide the language")
    func swiftFiles() throws {
        try expectFindings(settings: "", sources: "BA,\nBS,")
    }

    @Test("a target without generated classes needs no language")
    func noClasses() throws {
        try expectFindings(settings: "", sources: "BN,")
    }

    @Test("a setting that an unread file may decide is right")
    func otherFile() throws {
        let files = """
            X = {isa = PBXFileReference; path = Kit.xcconfig; sourceTree = "<group>"; };
            """
        let project = projectText(
            1,
            ProjectPart.files.replacing("FS, );", with: "FS, X, );") + files
                + ProjectPart.target(1, "Kit", "framework", phases: "S1, ")
                .replacing("name = Debug;", with: "name = Debug; baseConfigurationReference = X;")
                + ProjectPart.phase("S1", "Sources", "BA,")
        )
        try expect(CodegenLanguage.self, in: [order], project: project)
    }

    private let folder = "F0 = {isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = \"<group>\"; };"

    @Test("files in a synchronized folder decide the language")
    func folderFiles() throws {
        let more = "fileSystemSynchronizedGroups = (F0, );"
        try expectFindings(
            settings: "",
            sources: "BA,",
            more: more,
            objects: folder,
            folderExtensions: [["swift", "intentdefinition"]]
        )
        try expectFindings(settings: "", sources: "BA,", more: more, objects: folder)
        try expectFindings(
            settings: "",
            sources: "<!--! note codegen-language: the target contains 'A.intentdefinition' here -->\nBA,",
            mark: mark,
            more: more,
            objects: folder,
            folderExtensions: [["json"]]
        )
    }

    @Test("an unknown language is an error at the setting")
    func unknownLanguage() throws {
        try expectFindings(
            settings: """
                <!--! error codegen-language: 'ObjectiveC' isn't a valid value for 'INTENTS_CODEGEN_LANGUAGE'; use \
                one of \
                'Automatic', 'Swift', 'Objective-C', 'None'; did you mean 'Objective-C'? -->
                INTENTS_CODEGEN_LANGUAGE = ObjectiveC;
                """,
            sources: "BA,"
        )
    }
}
