import Basics
import Testing

@testable import DefinitionChecks

@Suite struct TargetMembershipTests {
    private let order = DefinitionText.intent("<key>INIntentName</key><string>Order</string>")

    private func expectFindings(_ parts: String..., targets: Int = 1, tables: [String: String] = [:]) throws {
        let text = ([ProjectPart.files] + parts).joined(separator: "\n")
            .replacing("children = (FA, FS, )", with: "children = (FA, FS, FO, )")
        try expect(TargetMembership.self, in: [order], tables: tables, project: projectText(targets, text))
    }

    @Test("a definition among the sources of an app is right")
    func rightApp() throws {
        try expectFindings(
            ProjectPart.target(1, "App", "application", phases: "S1, "),
            ProjectPart.phase("S1", "Sources", "BA,\nBS,")
        )
    }

    @Test("a definition in no target is an error about the file")
    func noTarget() throws {
        let project = projectText(
            1,
            ProjectPart.files + ProjectPart.target(1, "App", "application", phases: "S1, ")
                + ProjectPart.phase("S1", "Sources", "BS,")
        )
        var subject = try CheckSubject(of: [order.xml])
        subject.projects = [try CheckedProject(project, building: subject)]
        let found = subject.findings(of: TargetMembership.self)
        #expect(
            found.map(\.message) == [
                """
                no target of 'App.xcodeproj' contains this definition, so no app knows its intents; add it to the \
                sources of the app
                """
            ]
        )
        #expect(found.first?.location == Basics.SourceLocation(file: "A.intentdefinition"))
        subject.projects[0].ownDefinitions = []
        #expect(subject.findings(of: TargetMembership.self).isEmpty, "what a package builds is reported")
    }

    @Test("a definition of one of several projects is right")
    func otherProject() throws {
        let target = ProjectPart.target(1, "App", "application", phases: "S1, ")
        let texts = ["BA,", "BS,"].map { entry in
            projectText(1, ProjectPart.files + target + ProjectPart.phase("S1", "Sources", entry))
        }
        var subject = try CheckSubject(of: [order.xml])
        subject.projects = try texts.map { try CheckedProject($0, building: subject) }
        #expect(subject.findings(of: TargetMembership.self).isEmpty)
    }

    @Test("a definition among the resources is an error at its entry")
    func resource() throws {
        try expectFindings(
            ProjectPart.target(1, "App", "application", phases: "S1, R1, "),
            ProjectPart.phase("S1", "Sources", "BS,"),
            ProjectPart.phase(
                "R1",
                "Resources",
                """
                <!--! error target-membership: target 'App' copies 'A.intentdefinition' without compiling it, so it \
                generates no classes and the system can't use it; move it to the sources -->
                BA,
                """
            )
        )
    }

    @Test("a definition among sources and resources is an error at the second")
    func sourceAndResource() throws {
        try expectFindings(
            ProjectPart.target(1, "App", "application", phases: "S1, R1, "),
            ProjectPart.phase("S1", "Sources", "BA,"),
            ProjectPart.phase(
                "R1",
                "Resources",
                """
                <!--! error target-membership: target 'App' both compiles 'A.intentdefinition' and copies it as a \
                file; remove the copy -->
                BA,
                """
            )
        )
    }

    @Test("a definition that is listed twice is an error at the second entry")
    func twoEntries() throws {
        try expectFindings(
            ProjectPart.target(1, "App", "application", phases: "S1, "),
            ProjectPart.phase(
                "S1",
                "Sources",
                """
                <!--! note target-membership: the target also contains it here -->
                BA,
                <!--! error target-membership: target 'App' compiles 'A.intentdefinition' twice, through two \
                entries; remove \
                this one -->
                BN,
                """
            )
        )
    }

    private let folder = """
        <!--! note target-membership: the target also contains it here -->
        FO = {isa = PBXFileSystemSynchronizedRootGroup; path = ""; sourceTree = "<group>"; };
        """

    @Test("a definition that is listed and in a synchronized folder is an error at the entry")
    func folderAndEntry() throws {
        try expectFindings(
            ProjectPart.target(
                1,
                "App",
                "application",
                phases: "S1, ",
                more: "fileSystemSynchronizedGroups = (FO, );"
            ),
            folder,
            ProjectPart.phase(
                "S1",
                "Sources",
                """
                <!--! error target-membership: target 'App' compiles 'A.intentdefinition' twice, through its folder \
                and an entry; remove this one -->
                BA,
                """
            )
        )
    }

    @Test("a definition in a synchronized folder alone is right")
    func folderAlone() throws {
        try expectFindings(
            ProjectPart.target(1, "App", "application", phases: "", more: "fileSystemSynchronizedGroups = (FO, );"),
            "FO = {isa = PBXFileSystemSynchronizedRootGroup; path = \"\"; sourceTree = \"<group>\"; };"
        )
    }

    /// An app that links a framework, with the given entries among the sources of each.
    private func appAndKit(_ app: String, _ kit: String) -> [String] {
        [
            ProjectPart.target(1, "App", "application", phases: "S1, K1, "),
            ProjectPart.target(2, "Kit", "framework", phases: "S2, "),
            ProjectPart.phase("S1", "Sources", app),
            ProjectPart.phase("S2", "Sources", kit),
            "K1 = {isa = PBXFrameworksBuildPhase; files = (BP, ); }; BP = {isa = PBXBuildFile; fileRef = P2; };",
        ]
    }

    @Test("an app and a framework that it links must not both generate the classes")
    func twoGenerators() throws {
        let parts = appAndKit(
            """
            <!--! error target-membership: target 'App' and target 'Kit', which it links, both generate the classes \
            of 'A.intentdefinition' ('OrderIntent'); keep the definition in 'App', but with 'No Generated Classes' -->
            BA,
            """,
            """
            <!--! note target-membership: 'Kit' contains it here -->
            BA,
            """
        )
        try expectFindings(parts.joined(separator: "\n"), targets: 2)
    }

    @Test("one generator among linked targets is right", arguments: [("BN,", "BA,"), ("BA,", "BN,"), ("BA,", "BS,")])
    func oneGenerator(app: String, kit: String) throws {
        try expectFindings(appAndKit(app, kit).joined(separator: "\n"), targets: 2)
    }

    @Test("an app clip that links a framework with the definition is right")
    func appClip() throws {
        let parts = appAndKit("BS,", "BA,").joined(separator: "\n")
        let clip = "com.apple.product-type.application.on-demand-install-capable"
        try expectFindings(parts.replacing("com.apple.product-type.application", with: clip), targets: 2)
    }

    @Test("a definition in a framework but not in the app is an error")
    func frameworkAlone() throws {
        let parts = appAndKit(
            "BS,",
            """
            <!--! error target-membership: target 'Kit' contains 'A.intentdefinition', but app 'App', which links \
            it, doesn't, so the system doesn't know its intents; add it to the sources of 'App' with 'No Generated \
            Classes' -->
            BA,
            """
        )
        let text = parts.joined(separator: "\n").replacing(
            "\nApp;",
            with: "\n<!--! note target-membership: app 'App' is here -->\nApp;"
        )
        try expectFindings(text, targets: 2)
    }

    @Test("a framework that no app links is right")
    func frameworkWithoutApp() throws {
        try expectFindings(
            ProjectPart.target(1, "Kit", "framework", phases: "S1, "),
            ProjectPart.phase("S1", "Sources", "BA,")
        )
    }

    /// An app that embeds an extension, with the given entries among the sources of each.
    private func appAndExtension(_ app: String, _ part: String, kind: String = "app-extension") -> String {
        [
            ProjectPart.target(1, "App", "application", phases: "S1, E1, "),
            ProjectPart.target(2, "Widget", kind, phases: "S2, "),
            ProjectPart.phase("S1", "Sources", app),
            ProjectPart.phase("S2", "Sources", part),
            "E1 = {isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 13; files = (BP, ); };",
            "BP = {isa = PBXBuildFile; fileRef = P2; };",
        ].joined(separator: "\n")
    }

    @Test("a definition in an extension but not in its app is an error")
    func extensionAlone() throws {
        let text = appAndExtension(
            "BS,",
            """
            <!--! error target-membership: extension 'Widget' contains 'A.intentdefinition', but app 'App', which \
            embeds it, doesn't, so the system doesn't know its intents; add it to the sources of 'App' -->
            BA,
            """
        )
        try expectFindings(
            text.replacing("\nApp;", with: "\n<!--! note target-membership: app 'App' is here -->\nApp;"),
            targets: 2
        )
    }

    @Test("an extension and its app may both generate the classes")
    func extensionAndApp() throws {
        try expectFindings(appAndExtension("BA,", "BA,"), targets: 2)
    }

    @Test("the extension of a watch app is the program of the app, and right by itself")
    func watchExtension() throws {
        try expectFindings(appAndExtension("BS,", "BA,", kind: "watchkit2-extension"), targets: 2)
    }

    private let localized = """
        V = {isa = PBXVariantGroup; children = (FA, FT, ); name = A.intentdefinition; sourceTree = "<group>"; };
        FT = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = de; path = de.lproj/A.strings; sourceTree = "<group>"; };
        BV = {isa = PBXBuildFile; fileRef = V; };
        BT = {isa = PBXBuildFile; fileRef = FT; };
        """
    private let table = ["de.lproj/A.strings": "\"a\" = \"b\";"]

    private func localizedProject(_ resources: String) -> String {
        let files = ProjectPart.files.replacing("children = (FA, FS, )", with: "children = (V, FS, )") + localized
        return projectText(
            1,
            files + ProjectPart.target(1, "App", "application", phases: "S1, R1, ")
                + ProjectPart.phase("S1", "Sources", "BV,") + ProjectPart.phase("R1", "Resources", resources)
        )
    }

    @Test("a table that is built with its definition and copied is an error at the copy")
    func copiedTable() throws {
        try expect(
            TargetMembership.self,
            in: [order],
            tables: table,
            project: localizedProject(
                """
                <!--! error target-membership: target 'App' compiles 'de.lproj/A.strings' with its definition and \
                also copies it as a resource; remove it from the resources -->
                BT,
                """
            )
        )
    }

    @Test("a table that is built with its definition, or only copied, is right")
    func rightTables() throws {
        try expect(TargetMembership.self, in: [order], tables: table, project: localizedProject(""))
        let copied = localizedProject("BT,").replacing("children = (FA, FT, )", with: "children = (FA, )")
            .replacing("children = (V, FS, )", with: "children = (V, FS, FT, )")
        try expect(TargetMembership.self, in: [order], tables: table, project: copied)
    }

    @Test("a definition that is copied with its tables is reported once")
    func copiedGroup() throws {
        try expect(
            TargetMembership.self,
            in: [order],
            tables: table,
            project: localizedProject(
                """
                <!--! error target-membership: target 'App' both compiles 'A.intentdefinition' and copies it as a \
                file; remove the copy -->
                BV,
                """
            )
        )
    }
}
