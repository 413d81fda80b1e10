import Foundation
import TestSupport
import Testing

/// What is reported after intents have moved to another framework.
@Suite("After a migration") struct MigrationTests {
    private func findings(_ tool: ToolRunner, _ arguments: String...) throws -> (ids: [String], status: Int32) {
        let result = try tool.run(["check", "new", "--against", "old", "--diagnostics", "json"] + arguments)
        let objects = try result.outputText.split(separator: "\n").map {
            try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
        }
        return (objects.compactMap { $0?["id"] as? String }, result.status)
    }

    @Test("intents without a definition are gone, and everything that still names them is left over")
    func migratedAway() throws {
        try withSmallProject("migrated-away") { tool, folder in
            let found = try findings(tool)
            #expect(found.status == 1)
            let gone = ["identity-changed", "identity-changed"]
            #expect(found.ids == gone + ["migration-leftover", "migration-leftover"])
            let text = try tool.run("check", "new", "--against", "old", "--diagnostics", "short").outputText
            #expect(
                text.contains(
                    """
                    new/Info.plist:11:3: warning: 'CallServiceIntent' in 'NSUserActivityTypes' is the class of an \
                    intent that was removed; remove it [migration-leftover]
                    """
                ),
                "\(text)"
            )
            #expect(text.contains("new/fr.lproj/Intents.strings: warning: this table belongs to"), "\(text)")
        }
    }

    @Test(
        "gone intents are accepted in the folder's configuration, by rule, file or former element",
        arguments: [
            #""severities": {"identity-changed": "off"}"#,
            """
            "suppressions": [{"rule": "identity-changed", "path": "Intents.intentdefinition", "reason": "migrated"}]
            """,
            """
            "suppressions": [{"rule": "identity-changed", "path": "Intents.intentdefinition", "at": "intents/FireEvent"},
            {"rule": "identity-changed", "path": "Intents.intentdefinition", "at": "intents/CallService"}]
            """,
        ]
    )
    func accepted(members: String) throws {
        try withSmallProject("migrated-away") { tool, folder in
            try folder.write("{\"version\": 1, \"check\": {\(members)}}", to: "new/intentc.json")
            let found = try findings(tool)
            #expect(found.ids == ["migration-leftover", "migration-leftover"])
            #expect(found.status == 0)
        }
    }

    @Test("a list of supported intents, and a restricted one, are left over too", arguments: [true, false])
    func lists(isExtension: Bool) throws {
        try withSmallProject("migrated-away") { tool, folder in
            let lists = """
                <key>\(isExtension ? "" : "IN")IntentsSupported</key><array><string>FireEventIntent</string></array>
                <key>\(isExtension ? "" : "IN")IntentsRestrictedWhileLocked</key>
                <array><string>FireEventIntent</string><string>INPlayMediaIntent</string></array>
                """
            let content =
                isExtension
                ? "<key>NSExtension</key><dict><key>NSExtensionAttributes</key><dict>\(lists)</dict></dict>" : lists
            try folder.write(Definitions.root(content), to: "new/Handler/Handler-Info.plist")
            #expect(try findings(tool).ids.count { $0 == "migration-leftover" } == 4)
        }
    }

    @Test(
        "a project that still lists a definition that is gone is reported, wherever the project is",
        arguments: [
            ("App.xcodeproj", "Intents.intentdefinition"), ("ios/App.xcodeproj", "../Intents.intentdefinition"),
        ]
    )
    func projects(path: String, reference: String) throws {
        try withSmallProject("migrated-away") { tool, folder in
            let project = """
                // !$*UTF8*$!
                {
                objects = {
                R = {isa = PBXProject; mainGroup = G; targets = (T, ); };
                G = {isa = PBXGroup; children = (F, ); sourceTree = "<group>"; };
                F = {isa = PBXFileReference; path = "\(reference)"; sourceTree = "<group>"; };
                B = {isa = PBXBuildFile; fileRef = F; };
                S = {isa = PBXSourcesBuildPhase; files = (B, ); };
                T = {isa = PBXNativeTarget; buildPhases = (S, ); name = App; };
                };
                rootObject = R;
                }
                """
            try folder.write(project, to: "new/\(path)/project.pbxproj")
            func lines() throws -> [Substring] {
                try tool.run(
                    "check",
                    "new",
                    "--against",
                    "old",
                    "--project",
                    "new/\(path)",
                    "--diagnostics",
                    "short"
                )
                .outputText.split(separator: "\n").filter { $0.contains("pbxproj") }
            }
            #expect(
                try lines() == [
                    """
                    new/\(path)/project.pbxproj:6:1: warning: 'App.xcodeproj' still lists \
                    'new/Intents.intentdefinition', which was removed; remove the file from its targets \
                    [migration-leftover]
                    """
                ]
            )
            let other = project.replacing("Intents.intentdefinition", with: "Other.swift")
            try folder.write(other, to: "new/\(path)/project.pbxproj")
            #expect(try lines() == [])
        }
    }

    @Test("a configuration counts for a folder whose last definition was removed")
    func partlyMigrated() throws {
        try withSmallProject("partly-migrated") { tool, _ in
            let found = try findings(tool)
            #expect(found.ids.isEmpty)
            #expect(found.status == 0)
        }
    }

    @Test("one intent that is gone is accepted by its former element, and another one is not")
    func oneIntentGone() throws {
        try withSmallProject("one-intent-gone") { tool, _ in
            let result = try tool.run("check", "new", "--against", "old", "--diagnostics", "short")
            let lines = result.outputText.split(separator: "\n").filter { !$0.contains(": note: ") }
            #expect(lines.count == 1, "\(lines)")
            #expect(lines.first?.contains("error: intent 'CallService' was removed") == true)
            // Without the earlier definitions nobody knows whether the acceptance is still wanted.
            #expect(try !tool.run("check", "new").outputText.contains("suppression-unused"))
        }
    }

    @Test(
        "a folder that git knows and that is gone counts as one whose definitions are gone",
        .requires((try? Subprocess.find("git")) != nil, orSkip: "there is no git")
    )
    func goneFolder() throws {
        try withTool { tool, folder in
            try folder.write(Definitions.intents("Order"), to: "App/Definitions/Shop.intentdefinition")
            try runGit("init", "--quiet", in: folder)
            try runGit("add", ".", in: folder)
            try runGit("commit", "--quiet", "-m", "First", in: folder)
            try FileManager.default.removeItem(at: folder.file("App"))
            let result = try tool.run("check", "App/Definitions", "--against", "HEAD", "--diagnostics", "short")
            #expect(result.status == 1)
            #expect(result.outputText.contains("intent 'Order' was removed with its definition"))
            #expect(!result.outputText.contains("read-failed"))
            #expect(try tool.run("check", "App/Other", "--against", "HEAD").status == 74)
        }
    }

    @Test("an accepted finding stays accepted")
    func acceptedLayout() throws {
        try withSmallProject("accepted-layout") { tool, _ in
            let result = try tool.run("check", ".", "--strict")
            #expect(result.status == 0)
            #expect(result.outputText.isEmpty)
        }
    }
}
