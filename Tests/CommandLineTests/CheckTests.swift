import Foundation
import TestSupport
import Testing

@Suite struct CheckTests {
    /// A definition with a counter of tags that is too low and with an intent that has the name of the template.
    private let lowCounter = Definitions.root(
        """
        \t<key>INIntents</key>
        \t<array>
        \t\t<dict>
        \t\t\t<key>INIntentLastParameterTag</key>
        \t\t\t<integer>1</integer>
        \t\t\t<key>INIntentName</key>
        \t\t\t<string>Intent</string>
        \t\t\t<key>INIntentParameterCombinations</key>
        \t\t\t<dict>
        \t\t\t\t<key></key>
        \t\t\t\t<dict/>
        \t\t\t</dict>
        \t\t\t<key>INIntentParameters</key>
        \t\t\t<array>
        \t\t\t\t<dict>
        \t\t\t\t\t<key>INIntentParameterName</key>
        \t\t\t\t\t<string>size</string>
        \t\t\t\t\t<key>INIntentParameterTag</key>
        \t\t\t\t\t<integer>3</integer>
        \t\t\t\t\t<key>INIntentParameterType</key>
        \t\t\t\t\t<string>String</string>
        \t\t\t\t</dict>
        \t\t\t</array>
        \t\t</dict>
        \t</array>
        """
    )

    private func withDefinition(_ body: (ToolRunner, TemporaryFolder) throws -> Void) throws {
        try withTool { tool, folder in
            try folder.write(lowCounter, to: "Definitions/Shop.intentdefinition")
            try body(tool, folder)
        }
    }

    @Test("findings go to the standard output with their lines, and a summary to the standard error")
    func findings() throws {
        try withDefinition { tool, _ in
            let result = try tool.run("check")
            #expect(result.status == 0)
            #expect(
                result.outputText.contains(
                    """
                    Definitions/Shop.intentdefinition:8:4: warning: 'INIntentLastParameterTag' is 1, but parameter \
                    'size' has tag 3, which Xcode may assign again; set it to 3 [tag-inconsistent]
                      8 | <integer>1</integer>
                        | ^~~~~~~~~~~~~~~~~~~~
                    """
                )
            )
            #expect(result.outputText.contains("  fix: set 'INIntentLastParameterTag' to 3\n"))
            #expect(result.errorText.contains("\n1 definition: 0 errors, "))
        }
    }

    @Test("a warning fails a strict check, an error any")
    func statuses() throws {
        try withDefinition { tool, folder in
            #expect(try tool.run("check").status == 0)
            #expect(try tool.run("check", "--strict").status == 1)
            try folder.write(Definitions.withUnknownType, to: "Definitions/News.intentdefinition")
            #expect(try tool.run("check").status == 1)
            #expect(try tool.run("check", "Missing").status == 74)
        }
    }

    @Test("--quiet prints errors only, and --max-errors the first of them")
    func quiet() throws {
        try withDefinition { tool, folder in
            for name in ["A", "B", "C"] {
                try folder.write(Definitions.withUnknownType, to: "Definitions/\(name).intentdefinition")
            }
            let result = try tool.run("check", "--quiet", "--max-errors", "2", "--diagnostics", "short")
            #expect(result.errorText.isEmpty)
            let lines = result.outputText.split(separator: "\n")
            #expect(lines.count == 3)
            #expect(lines.first?.hasPrefix("Definitions/A.intentdefinition:") == true)
            #expect(lines.last == "1 error not shown; see all with '--max-errors 0'")
        }
    }

    @Test("--fix fixes the file and keeps its other bytes, its permissions and its link")
    func fix() throws {
        try withDefinition { tool, folder in
            let file = folder.file("Definitions/Shop.intentdefinition")
            try FileManager.default.moveItem(at: file, to: folder.file("Shop.plist"))
            chmod(folder.file("Shop.plist").path, 0o640)
            symlink("../Shop.plist", file.path)
            let result = try tool.run("check", "--fix")
            #expect(result.errorText.hasPrefix("1 finding fixed\n"))
            #expect(!result.outputText.contains("tag-inconsistent"))
            let expected = lowCounter.replacingOccurrences(of: "<integer>1<", with: "<integer>3<")
            #expect(try folder.text(of: "Shop.plist") == expected)
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: file.path) == "../Shop.plist")
            let attributes = try FileManager.default.attributesOfItem(atPath: folder.file("Shop.plist").path)
            #expect(attributes[.posixPermissions] as? Int == 0o640)
            #expect(try tool.run("check", "--fix").errorText.hasPrefix("0 findings fixed\n"))
        }
    }

    @Test("--fix --dry-run prints a unified diff and writes nothing")
    func dryRun() throws {
        try withDefinition { tool, folder in
            let result = try tool.run("check", "--fix", "--dry-run")
            #expect(result.status == 0)
            #expect(
                result.outputText == """
                    --- a/Definitions/Shop.intentdefinition
                    +++ b/Definitions/Shop.intentdefinition
                    @@ -5,7 +5,7 @@
                     \t<array>
                     \t\t<dict>
                     \t\t\t<key>INIntentLastParameterTag</key>
                    -\t\t\t<integer>1</integer>
                    +\t\t\t<integer>3</integer>
                     \t\t\t<key>INIntentName</key>
                     \t\t\t<string>Intent</string>
                     \t\t\t<key>INIntentParameterCombinations</key>

                    """
            )
            #expect(try folder.text(of: "Definitions/Shop.intentdefinition") == lowCounter)
        }
    }

    @Test(
        "--fix --dry-run tells which inputs can't be read, and does nothing else",
        arguments: [("Missing", 74), ("A.plist", 0), ("Broken.intentdefinition", 0)]
    )
    func dryRunOfUnreadable(path: String, status: Int32) throws {
        try withDefinition { tool, folder in
            try folder.write("broken", to: "A.plist")
            try folder.write("broken", to: "Broken.intentdefinition")
            let result = try tool.run("check", "--fix", "--dry-run", "Definitions", path)
            #expect(result.status == status)
            #expect(result.errorText.contains("\(path): error:") == (status != 0))
            #expect(result.outputText.hasPrefix("--- a/Definitions/Shop.intentdefinition\n") == (status == 0))
        }
    }

    @Test("a key of three texts is split twice, and its translations are copied each time, in one run")
    func splitKey() throws {
        try withTool { tool, folder in
            func intent(_ keys: String...) -> String {
                Definitions.root(
                    """
                    <key>INIntents</key><array><dict>
                    <key>INIntentDescription</key><string>Size</string>
                    <key>INIntentDescriptionID</key><string>\(keys[0])</string>
                    <key>INIntentName</key><string>Order</string>
                    <key>INIntentResponse</key><dict><key>INIntentResponseCodes</key><array><dict>
                    <key>INIntentResponseCodeFormatString</key><string>Taste</string>
                    <key>INIntentResponseCodeFormatStringID</key><string>\(keys[1])</string>
                    <key>INIntentResponseCodeName</key><string>success</string></dict>
                    <dict><key>INIntentResponseCodeName</key><string>failure</string></dict></array></dict>
                    <key>INIntentTitle</key><string>Name</string>
                    <key>INIntentTitleID</key><string>\(keys[2])</string>
                    </dict></array>
                    """
                )
            }
            try folder.write(intent("k", "k", "k"), to: "Definitions/Base.lproj/Shop.intentdefinition")
            try folder.write("\"k\" = \"Größe\";\n", to: "Definitions/de.lproj/Shop.strings")
            let result = try tool.run("check", "--fix")
            #expect(!result.outputText.contains("l10n-key-shared"))
            #expect(result.errorText.hasPrefix("2 findings fixed\n"))
            let table = try folder.text(of: "Definitions/de.lproj/Shop.strings")
            #expect(
                table == """
                    "k" = "Größe";
                    /* not translated yet: response of response code 'success' of intent 'Order'; filled in with: Größe */
                    "0GXdnG" = "Größe";
                    /* not translated yet: description of intent 'Order'; filled in with: Größe */
                    "gjrNCg" = "Größe";

                    """
            )
            #expect(result.outputText.contains("[l10n-untranslated]"))
            let definition = try folder.text(of: "Definitions/Base.lproj/Shop.intentdefinition")
            #expect(definition == intent("gjrNCg", "0GXdnG", "k"))
        }
    }

    @Test(
        "a file that can't be written stays as it is, with status 73",
        .requires(
            getuid() != 0 || (try? Subprocess.find("setpriv")) != nil,
            orSkip: "a superuser may write anywhere, and there is no setpriv to become somebody else"
        )
    )
    func readOnlyFolder() throws {
        try withDefinition { tool, folder in
            chmod(folder.file("Definitions").path, 0o555)
            defer { chmod(folder.file("Definitions").path, 0o755) }
            let asNobody = ["--reuid=65534", "--regid=65534", "--clear-groups", ToolRunner.tool.path]
            let result =
                getuid() == 0
                ? try Subprocess(named: "setpriv", asNobody + ["check", "--fix"], directory: folder.url).run(
                    timeout: 60
                )
                : try tool.run("check", "--fix")
            #expect(result.status == 73)
            #expect(
                result.outputText.contains(
                    "Definitions/Shop.intentdefinition: error: can't be written (Permission denied); the file is unchanged"
                )
            )
            #expect(try folder.text(of: "Definitions/Shop.intentdefinition") == lowCounter)
            #expect(try folder.paths() == ["Definitions/Shop.intentdefinition"])
        }
    }

    @Test(
        "findings are colored on a terminal only",
        .requires(
            (try? Subprocess.find("script")) != nil,
            orSkip: "there is no program 'script' to make a terminal"
        )
    )
    func colors() throws {
        try withDefinition { _, folder in
            let command = "'\(ToolRunner.tool.path)' check"
            func outputOnTerminal(_ prefix: String) throws -> String {
                try shell("script -qec \"\(prefix) \(command)\" typescript < /dev/null", in: folder).outputText
            }
            #expect(try outputOnTerminal("env -u NO_COLOR").contains("\u{1B}[1;35m^~~~~~~~~~~~~~~~~~~~\u{1B}[0m"))
            let plain = try outputOnTerminal("env NO_COLOR=1")
            #expect(!plain.contains("\u{1B}[1;35m"))
            let piped = try shell("env -u NO_COLOR \(command)", in: folder).outputText
            #expect(!piped.contains("\u{1B}"))
        }
    }

    @Test("intentc.json changes severities, accepts findings, leaves paths out and makes warnings fail")
    func configuration() throws {
        try withDefinition { tool, folder in
            func check(_ members: String) throws -> Subprocess.Result {
                try folder.write("{\"version\": 1, \"check\": {\(members)}}", to: "intentc.json")
                return try tool.run("check", "--diagnostics", "short")
            }
            let error = try check(#""severities": {"tag-inconsistent": "error"}"#)
            #expect(error.status == 1)
            #expect(error.outputText.contains(": error: 'INIntentLastParameterTag' is 1"))
            #expect(try check(#""severities": {"tag-inconsistent": "off"}"#).outputText.contains("tag-inc") == false)
            let suppression = #"{"rule": "tag-inconsistent", "path": "Definitions/Shop.intentdefinition"}"#
            let accepted = try check(#""suppressions": [\#(suppression)]"#)
            #expect(!accepted.outputText.contains("tag-inconsistent"))
            #expect(!accepted.outputText.contains("suppression-unused"))
            #expect(try check(#""excludedPaths": ["Definitions"]"#).errorText.hasPrefix("0 definitions: "))
            #expect(try check(#""strict": true"#).status == 1)
            let unknown = try check(#""severities": {"tag-inconsistnt": "off"}"#)
            #expect(unknown.status == 1)
            #expect(unknown.outputText.contains("did you mean 'tag-inconsistent'? [configuration-value]"))
            #expect(try tool.run("check", "--no-configuration").status == 0)
        }
    }

    @Test("a suppression that nothing meets is a warning, unless its definition exists and was not checked")
    func unusedSuppression() throws {
        try withDefinition { tool, folder in
            let suppressions = ["Shop", "News"].map { name in
                #"{"rule": "ref-dangling", "path": "Definitions/\#(name).intentdefinition"}"#
            }
            let members = "\"suppressions\": [\(suppressions.joined(separator: ", "))]"
            try folder.write("{\"version\": 1, \"check\": {\(members)}}", to: "intentc.json")
            try folder.write(Definitions.intents("News"), to: "Definitions/News.intentdefinition")
            let shop = "Definitions/Shop.intentdefinition"
            let lines = try tool.run("check", shop, "--diagnostics", "short").outputText.split(separator: "\n")
            #expect(
                lines.filter { $0.contains("suppression-unused") } == [
                    """
                    intentc.json:1:43: warning: this suppression of 'ref-dangling' in \
                    'Definitions/Shop.intentdefinition' matches no finding; remove or correct it [suppression-unused]
                    """
                ]
            )
        }
    }

    @Test("a table that can't be read is an error at its place")
    func damagedTable() throws {
        try withDefinition { tool, folder in
            try folder.write("\"a\" = \"x\"\n\"b\" = \"y\";\n", to: "Definitions/de.lproj/Shop.strings")
            let result = try tool.run("check", "--diagnostics", "short")
            #expect(result.status == 1)
            #expect(result.outputText.contains("Definitions/de.lproj/Shop.strings:1:10: error: "))
        }
    }

    @Test(
        "a table that can't be read is reported once, without missing translations",
        arguments: ["Shop.strings", "Shop.stringsdict"],
        [["--locales", "de,fr"], []]
    )
    func damagedTableOfLanguage(name: String, options: [String]) throws {
        try withTool { tool, folder in
            let title = "<key>INIntentTitle</key><string>Order</string><key>INIntentTitleID</key><string>T</string>"
            let intent = "<dict><key>INIntentName</key><string>Order</string>\(title)</dict>"
            try folder.write(
                Definitions.root("<key>INIntents</key><array>\(intent)</array>"),
                to: "Definitions/Shop.intentdefinition"
            )
            for language in ["de", "fr"] {
                try folder.write("", to: "Definitions/\(language).lproj/Shop.strings")
            }
            let lacking = try tool.run(["check", "--diagnostics", "short"] + options).outputText
            #expect(lacking.contains("'de'") && lacking.contains("'fr'"))
            try folder.write("\"a\" = ", to: "Definitions/de.lproj/\(name)")
            let result = try tool.run(["check", "--diagnostics", "short"] + options)
            #expect(result.status == 1)
            #expect(result.outputText.contains("Definitions/de.lproj/\(name):1:"))
            #expect(!result.outputText.contains("'de'") && result.outputText.contains("'fr'"))
        }
    }

    @Test("findings of two definitions about each other are reported")
    func clash() throws {
        try withTool { tool, folder in
            for name in ["A", "B"] {
                try folder.write(Definitions.intents("Order"), to: "Definitions/\(name).intentdefinition")
            }
            #expect(try tool.run("check", "--diagnostics", "short").outputText.contains("[name-generated-clash]"))
            #expect(try tool.run("check", "--single-module").status == 1)
        }
    }

    @Test("each format of the findings is valid")
    func forms() throws {
        try withDefinition { tool, folder in
            func output(_ format: String) throws -> String {
                try tool.run("check", "--diagnostics", format).outputText
            }
            let path = folder.file("Definitions/Shop.intentdefinition").resolvingSymlinksInPath().path
            #expect(try output("short").hasPrefix("Definitions/Shop.intentdefinition:"))
            #expect(try output("xcode").split(separator: "\n").allSatisfy { $0.hasPrefix("\(path):") })
            #expect(
                try output("github").split(separator: "\n").contains {
                    $0.hasPrefix(
                        "::warning file=Definitions/Shop.intentdefinition,line=8,col=4,endLine=8,endColumn=24,"
                    )
                }
            )
            let log = try JSONSerialization.jsonObject(with: Data(try output("sarif").utf8)) as? [String: Any]
            #expect(log?["version"] as? String == "2.1.0")
            let lines = try output("json").split(separator: "\n")
            let objects = try lines.map { try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] }
            #expect(objects.contains { $0?["endColumn"] as? Int == 24 && $0?["category"] as? String == "format" })
        }
    }

    @Test(
        "SARIF includes accepted findings as suppressed results; other formats leave them out, and they don't fail the check"
    )
    func suppressedResults() throws {
        try withDefinition { tool, folder in
            let suppression = """
                {"rule": "tag-inconsistent", "path": "Definitions/Shop.intentdefinition", "reason": "as released"}
                """
            let check = "\"severities\": {\"tag-inconsistent\": \"error\"}, \"suppressions\": [\(suppression)]"
            try folder.write("{\"version\": 1, \"check\": {\(check)}}", to: "intentc.json")
            let result = try tool.run("check", "--diagnostics", "sarif")
            #expect(result.status == 0)
            let log = try JSONSerialization.jsonObject(with: Data(result.outputText.utf8)) as? [String: Any]
            let results = try #require((log?["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])
            let suppressed = results.filter { ($0["suppressions"] as? [Any])?.isEmpty == false }
            #expect(suppressed.map { $0["ruleId"] as? String } == ["tag-inconsistent"])
            #expect(suppressed.map { $0["level"] as? String } == ["error"])
            let expected = ["kind": "external", "status": "accepted", "justification": "as released"]
            #expect(suppressed.first?["suppressions"] as? [[String: String]] == [expected])
            #expect(results.count > 1)
            #expect(results.allSatisfy { $0["suppressions"] != nil })
            for format in ["text", "short", "json", "github", "xcode"] {
                #expect(try !tool.run("check", "--diagnostics", format).outputText.contains("tag-inconsistent"))
            }
        }
    }

    @Test("'explain' prints the page of a finding, and lists all without an id")
    func explain() throws {
        try withTool { tool, _ in
            let page = try tool.run("explain", "tag-inconsistent")
            let file = PackageFolder.root.appendingPathComponent("Documentation/rules/tag-inconsistent.md")
            #expect(page.outputText == (try String(contentsOf: file, encoding: .utf8)))
            let list = try tool.run("explain").outputText.split(separator: "\n")
            #expect(list.contains { $0.hasPrefix("tag-inconsistent ") && $0.contains(" warning  ") })
            #expect(list.sorted { $0.split(separator: " ")[0] < $1.split(separator: " ")[0] } == list)
            let unknown = try tool.run("explain", "tag-inconsistnt")
            #expect(unknown.status == 64)
            #expect(unknown.errorText.contains("; did you mean 'tag-inconsistent'?"))
        }
    }
}
