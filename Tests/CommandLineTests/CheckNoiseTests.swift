import Foundation
import TestSupport
import Testing

/// How little a check says: what it looks at, and how often it says a thing.
@Suite("Noise of a check") struct CheckNoiseTests {
    private static let languages = ["de", "fr", "it", "nl"]

    /// A project whose tables in several languages lack the same texts and have the same wrong key.
    private func withShop(_ body: (ToolRunner, TemporaryFolder) throws -> Void) throws {
        try withTool { tool, folder in
            let intent = """
                <dict><key>INIntentDescription</key><string>Orders.</string><key>INIntentDescriptionID</key><string>D</string>
                <key>INIntentName</key><string>Order</string>
                <key>INIntentTitle</key><string>Order ${soup}</string><key>INIntentTitleID</key><string>T</string></dict>
                """
            try folder.write(
                Definitions.root("<key>INIntents</key><array>\(intent)</array>"),
                to: "App/Base.lproj/Shop.intentdefinition"
            )
            for language in Self.languages {
                let table = "\"old1\" = \"x\";\n\"old2\" = \"y\";\n\"T\" = \"${Suppe}\";\n"
                try folder.write(table, to: "App/\(language).lproj/Shop.strings")
            }
            try body(tool, folder)
        }
    }

    private func objects(_ tool: ToolRunner, _ arguments: String...) throws -> [[String: Any]] {
        let result = try tool.run(["check", "--diagnostics", "json"] + arguments)
        return try result.outputText.split(separator: "\n").compactMap {
            try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
        }
    }

    @Test("findings of a rule about one thing in many languages are one, which lists languages and places")
    func grouped() throws {
        try withShop { tool, _ in
            let found = try objects(tool)
            let ids = found.compactMap { $0["id"] as? String }
            #expect(Set(ids).count == ids.count, "\(ids)")
            let orphans = try #require(found.first { $0["id"] as? String == "l10n-key-orphan" })
            #expect(orphans["languages"] as? [String] == Self.languages)
            #expect(orphans["keys"] as? [String] == ["old1", "old2"])
            let parts = try #require(orphans["parts"] as? [[String: Any]])
            #expect(parts.count == 2 * Self.languages.count)
            #expect(Set(parts.compactMap { $0["file"] as? String }).count == Self.languages.count)
            let placeholders = try #require(found.first { $0["id"] as? String == "l10n-placeholder-mismatch" })
            #expect(placeholders["languages"] as? [String] == Self.languages)
            let descriptions = try #require(found.first { $0["id"] as? String == "intent-description-missing" })
            #expect(descriptions["languages"] as? [String] == Self.languages)
        }
    }

    @Test("each form of findings names all languages, and SARIF has the places as related locations")
    func forms() throws {
        try withShop { tool, _ in
            for form in ["text", "short", "xcode", "github"] {
                let text = try tool.run("check", "--diagnostics", form).outputText
                let line = text.split(separator: "\n").first { $0.contains("the definition doesn't use") }
                #expect(line?.contains("4 languages") == true, "\(form)")
                #expect(Self.languages.allSatisfy { line?.contains("'\($0)'") == true }, "\(form)")
            }
            let sarif = try tool.run("check", "--diagnostics", "sarif").outputText
            let log = try JSONSerialization.jsonObject(with: Data(sarif.utf8)) as? [String: Any]
            let results = try #require((log?["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])
            let orphans = results.filter { $0["ruleId"] as? String == "l10n-key-orphan" }
            #expect(orphans.count == 1)
            #expect((orphans.first?["relatedLocations"] as? [Any])?.count == 8)
        }
    }

    @Test("a finding in one of the languages is accepted by the path of its table, and by its key there")
    func singleSuppressions() throws {
        try withShop { tool, folder in
            func languages(_ suppressions: String) throws -> [String]? {
                try folder.write(
                    "{\"version\": 1, \"check\": {\"suppressions\": [\(suppressions)]}}",
                    to: "intentc.json"
                )
                return try objects(tool).first { $0["id"] as? String == "l10n-key-orphan" }?["languages"] as? [String]
            }
            #expect(
                try languages(#"{"rule": "l10n-key-orphan", "path": "App/de.lproj/Shop.strings"}"#) == [
                    "fr", "it", "nl",
                ]
            )
            let key = #"{"rule": "l10n-key-orphan", "path": "App/de.lproj/Shop.strings", "at": "old1"}"#
            #expect(try languages(key) == Self.languages)
            let keys = try objects(tool).first { $0["id"] as? String == "l10n-key-orphan" }
            #expect((keys?["parts"] as? [Any])?.count == 7)
            #expect(
                try languages(#"{"rule": "l10n-key-orphan", "path": "App/Base.lproj/Shop.intentdefinition"}"#) == nil
            )
        }
    }

    @Test("a suppression whose path doesn't exist is reported")
    func suppressionWithoutFile() throws {
        try withShop { tool, folder in
            let suppression = #"{"rule": "l10n-key-orphan", "path": "App/de.lproj/Shoop.strings"}"#
            try folder.write("{\"version\": 1, \"check\": {\"suppressions\": [\(suppression)]}}", to: "intentc.json")
            let text = try tool.run("check", "--diagnostics", "short").outputText
            #expect(text.contains("'App/de.lproj/Shoop.strings' doesn't exist, so the suppression of"), "\(text)")
        }
    }

    @Test("a suppression whose path is a folder is reported, with the setting that leaves folders out")
    func suppressionOfFolder() throws {
        try withShop { tool, folder in
            let suppression = #"{"rule": "l10n-key-orphan", "path": "App"}"#
            try folder.write("{\"version\": 1, \"check\": {\"suppressions\": [\(suppression)]}}", to: "intentc.json")
            let text = try tool.run("check", "--diagnostics", "short").outputText
            #expect(
                text.contains("'App' is a folder, but the suppression of 'l10n-key-orphan' needs a file"),
                "\(text)"
            )
        }
    }

    @Test("errors come first, '--max-findings' leaves out the rest, and a table counts by rule")
    func order() throws {
        try withShop { tool, _ in
            let severities = try objects(tool).compactMap { $0["severity"] as? String }
            #expect(
                severities
                    == severities.sorted {
                        ["error", "warning", "note"].firstIndex(of: $0)! < ["error", "warning", "note"].firstIndex(
                            of: $1
                        )!
                    }
            )
            #expect(severities.first == "error")
            let limited = try tool.run("check", "--max-findings", "1", "--diagnostics", "short")
            #expect(limited.outputText.split(separator: "\n").first?.contains(": error: ") == true)
            #expect(limited.outputText.contains("findings not shown; see all with '--max-findings 0'\n"))
            #expect(limited.status == 1)
            #expect(try objects(tool, "--max-findings", "2").count == 2)
            for form in ["json", "github", "sarif"] {
                let limited = try tool.run("check", "--max-findings", "1", "--diagnostics", form)
                #expect(limited.errorText.contains("findings not shown; see all with '--max-findings 0'\n"), "\(form)")
            }
            let table = try tool.run("check").errorText.split(separator: "\n")
            #expect(table.first?.hasPrefix("rule ") == true)
            #expect(
                table.contains { $0.hasPrefix("l10n-key-orphan ") && $0.hasSuffix("-         1         -") },
                "\(table)"
            )
            #expect(table.last?.hasPrefix("1 definition: ") == true)
            #expect(try tool.run("check", "--diagnostics", "short").errorText.split(separator: "\n").count == 1)
        }
    }

    @Test(
        "wrong usage is reported alone",
        arguments: [
            (["App", "Missing"], 74, "Missing: error: can't be read"),
            (["--project", "Missing.xcodeproj"], 74, "Missing.xcodeproj/project.pbxproj: error: can't be read"),
            (["--info-plist", "Missing.plist"], 74, "Missing.plist: error: can't be read"),
            (["--bundle", "Missing.app"], 74, "Missing.app/Info.plist: error: can't be read"),
            (["--against", "Missing"], 74, "can't compare with 'Missing'"),
            (["--configuration", "Missing.json"], 74, "Missing.json: error: can't be read"),
            (["--configuration", "Broken.json"], 1, "Broken.json:1:2: error: "),
            (["--configuration", "Mistyped.json"], 1, "Mistyped.json:1:41: error: 'l10n-key' isn't the id of a rule"),
        ]
    )
    func usage(arguments: [String], status: Int32, start: String) throws {
        try withShop { tool, folder in
            try folder.write("{", to: "Broken.json")
            try folder.write(#"{"version": 1, "check": {"severities": {"l10n-key": "off"}}}"#, to: "Mistyped.json")
            let result = try tool.run(["check", "--diagnostics", "short"] + arguments)
            #expect(result.status == status)
            let lines = result.outputText.split(separator: "\n")
            #expect(lines.count == 1, "\(lines)")
            #expect(lines.first?.contains(start) == true, "\(lines)")
        }
    }

    @Test(
        "files that a commit changes stand for the definition that they belong to, or for nothing",
        arguments: [
            ("App/de.lproj/Shop.strings", 1), ("App/Base.lproj/Shop.intentdefinition", 1), ("App/intentc.json", 1),
            ("App/de.lproj/Other.strings", 0), ("App/Info.plist", 0), ("App/App.swift", 0), ("README.md", 0),
            ("App/de.lproj/Shop.stringsdict", 1), ("App/Shop.xcstrings", 1), ("App/Base.lproj/Notes.txt", 1),
        ]
    )
    func files(path: String, count: Int) throws {
        try withShop { tool, folder in
            if path.hasSuffix(".stringsdict") {
                try folder.write("<plist version=\"1.0\"><dict/></plist>", to: path)
            } else if path.hasSuffix(".xcstrings") {
                try folder.write(#"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#, to: path)
            } else if path.hasSuffix(".json") {
                try folder.write(#"{"version": 1}"#, to: path)
            } else if !FileManager.default.fileExists(atPath: folder.file(path).path) {
                try folder.write("", to: path)
            }
            let result = try tool.run("check", path)
            let noun = count == 1 ? "1 definition: " : "0 definitions: "
            #expect(result.errorText.contains(noun), "\(result.errorText)\(result.outputText)")
            if count == 0 { #expect(result.status == 0 && result.outputText.isEmpty) }
        }
    }

    @Test("a configuration is found from a subfolder up to the root of the repository, and no further")
    func configuration() throws {
        try withShop { tool, folder in
            let off = [
                "combination-none", "l10n-key-orphan", "l10n-placeholder-mismatch", "intent-description-missing",
            ]
            let severities = off.map { "\"\($0)\": \"off\"" }.joined(separator: ", ")
            let text = "{\"version\": 1, \"check\": {\"severities\": {\(severities)}}}"
            try folder.write(text, to: "intentc.json")
            try folder.write("", to: "App/Sub/Readme.txt")
            func check(in path: String, _ argument: String) throws -> Int32 {
                try Subprocess(ToolRunner.tool, ["check", argument, "--strict"], directory: folder.file(path))
                    .run(timeout: 60).status
            }
            #expect(try check(in: "App/Base.lproj", "Shop.intentdefinition") == 1)
            try FileManager.default.createDirectory(at: folder.file(".git"), withIntermediateDirectories: true)
            #expect(try check(in: "App/Base.lproj", "Shop.intentdefinition") == 0)
            #expect(try check(in: "App/Sub", "..") == 0)
            try folder.write("", to: "App/.git")
            #expect(try check(in: "App/Base.lproj", "Shop.intentdefinition") == 1)
        }
    }

    @Test(
        "without a path, the package or repository of the working folder is searched",
        arguments: ["Package.swift", ".git"]
    )
    func home(mark: String) throws {
        try withShop { tool, folder in
            func check(in path: String) throws -> String {
                try Subprocess(ToolRunner.tool, ["check", "--diagnostics", "short"], directory: folder.file(path))
                    .run(timeout: 60).errorText
            }
            try folder.write("", to: "Other/Readme.txt")
            #expect(try check(in: "Other").contains("1 definition") == false)
            try folder.write("", to: mark)
            #expect(try check(in: "Other").contains("1 definition"))
            #expect(try check(in: "App").contains("1 definition"))
        }
    }

    @Test("the only project around the definitions is checked against, and named; '--no-project' leaves it out")
    func project() throws {
        try withSmallProject("foreign-language") { tool, folder in
            let found = try tool.run("check", ".", "--diagnostics", "short")
            #expect(found.errorText.contains("; checked against 'Demo.xcodeproj', the only project found"))
            #expect(
                found.outputText
                    == (try tool.run("check", ".", "--project", "Demo.xcodeproj", "--diagnostics", "short").outputText)
            )
            #expect(try !tool.run("check", ".", "--no-project").errorText.contains("checked against"))
            try FileManager.default.createDirectory(at: folder.file(".git"), withIntermediateDirectories: true)
            let inside = try Subprocess(
                ToolRunner.tool,
                ["check", "Intents.intentdefinition"],
                directory: folder.file("Base.lproj")
            ).run(timeout: 60)
            #expect(inside.errorText.contains("checked against '../Demo.xcodeproj'"), "\(inside.errorText)")
            try FileManager.default.copyItem(at: folder.file("Demo.xcodeproj"), to: folder.file("Second.xcodeproj"))
            #expect(try !tool.run("check", ".").errorText.contains("checked against"))
        }
    }
}
