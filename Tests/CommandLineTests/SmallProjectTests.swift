import Foundation
import TestSupport
import Testing

/// What is found in small projects, each with one thing that is easily judged wrong.
@Suite("Small projects") struct SmallProjectTests {
    /// Gives a test a copy of one of the folders in `Inputs`.
    private func withInput<Value>(
        _ name: String,
        _ body: (ToolRunner, TemporaryFolder) throws -> Value
    ) throws -> Value {
        let inputs = PackageFolder.root.appendingPathComponent("Tests/CommandLineTests/Inputs")
        return try withTool { tool, folder in
            let input = inputs.appendingPathComponent(name)
            for item in try FileManager.default.contentsOfDirectory(atPath: input.path) {
                try FileManager.default.copyItem(at: input.appendingPathComponent(item), to: folder.file(item))
            }
            return try body(tool, folder)
        }
    }

    /// The lines that a check prints but notes and those of unrelated rules.
    private func lines(_ result: Subprocess.Result) -> [String] {
        result.outputText.split(separator: "\n").map(String.init).filter { !$0.contains(": note: ") }
    }

    private func findings(in input: String, _ arguments: String...) throws -> [String] {
        try withInput(input) { tool, _ in lines(try tool.run(["check", "--diagnostics", "short"] + arguments)) }
    }

    private func findings(_ ids: [String], in input: String, _ arguments: String...) throws -> [String] {
        try withInput(input) { tool, _ in
            lines(try tool.run(["check", "--diagnostics", "short"] + arguments))
                .filter { line in ids.contains { line.hasSuffix("[\($0)]") } }
        }
    }

    /// The findings about texts in a project.
    private func textFindings(in input: String, _ arguments: String...) throws -> [String] {
        try withInput(input) { tool, _ in
            let project = [".", "--project", "Demo.xcodeproj", "--diagnostics", "short"]
            return lines(try tool.run(["check"] + project + arguments))
                .filter { $0.contains("[l10n-") || $0.contains("[intent-") }
        }
    }

    @Test("a text of a placeholder alone needs no translation")
    func placeholderOnly() throws {
        #expect(try findings(in: "placeholder-only", "App") == [])
    }

    @Test("a table in a language that the project does not have is one warning")
    func foreignLanguage() throws {
        #expect(
            try textFindings(in: "foreign-language") == [
                """
                af.lproj/Intents.strings: warning: no target of 'Demo.xcodeproj' contains this table, so the app \
                lacks its translations; add the language to the project's localizations and select 'af' for \
                'Intents.intentdefinition' in Xcode's inspector, or remove the table [l10n-table-mismatch]
                """
            ]
        )
        #expect(try textFindings(in: "foreign-language", "--store", "--locales", "de").count == 1)
    }

    @Test("a language outside of the project isn't an error either if no target contains the definition")
    func foreignLanguageWithoutTarget() throws {
        try withInput("foreign-language") { tool, folder in
            let file = "Demo.xcodeproj/project.pbxproj"
            let entry = "\t\t\t\t000000000000A00000000004,\n"
            let project = try folder.text(of: file)
            try #require(project.contains(entry))
            try folder.write(project.replacingOccurrences(of: entry, with: ""), to: file)
            let found = lines(try tool.run("check", ".", "--project", "Demo.xcodeproj", "--diagnostics", "short"))
            #expect(found.contains { $0.hasSuffix("[target-membership]") }, "\(found)")
            #expect(!found.contains { $0.contains("'af'") && $0.contains(": error:") }, "\(found)")
            #expect(!found.contains { $0.contains("[l10n-title-missing]") || $0.contains("[l10n-key-missing]") })
        }
    }

    @Test("a string catalog holds the tables of the definition", arguments: ["xcstrings", "xcstrings-beside"])
    func catalog(input: String) throws {
        #expect(try findings(in: input, ".", "--no-project") == [])
        if input == "xcstrings" { #expect(try textFindings(in: input) == []) }
    }

    @Test("each rule about translations looks into a catalog")
    func catalogRules() throws {
        func lines(_ old: String, _ new: String) throws -> [String] {
            try withInput("xcstrings") { tool, folder in
                let path = "mul.lproj/Intents.xcstrings"
                let text = try folder.text(of: path)
                #expect(text.contains(old))
                try folder.write(text.replacing(old, with: new), to: path)
                return self.lines(try tool.run("check", ".", "--diagnostics", "short"))
            }
        }
        let changes: [(String, String, String)] = [
            ("\"lock.title\"", "\"lock.name\"", "l10n-title-missing"),
            ("\"lock.title\"", "\"lock.name\"", "l10n-key-orphan"),
            ("\"lock.desc\"", "\"lock.text\"", "intent-description-missing"),
            ("\"lock.sum\"", "\"lock.total\"", "l10n-key-missing"),
            ("\"value\": \"Sperrt die Kiste.\"", "\"value\": \"Sperrt ${box}.\"", "l10n-placeholder-mismatch"),
            ("\"lock.sum\"", "\"lock.desc\"", "l10n-duplicate-key"),
            ("\"translated\"", "\"new\"", "l10n-untranslated"),
        ]
        for (old, new, id) in changes {
            let found = try lines(old, new).filter { $0.hasSuffix("[\(id)]") }
            #expect(found.count == 1, "\(id)")
        }
        #expect(try lines("\"strings\"", "\"texts\"").contains { $0.contains("the catalog has no 'strings'") })
    }

    @Test("filled-in texts stay reported, and a language without a table gets one")
    func fillTable() throws {
        try withInput("fill-table") { tool, folder in
            let arguments = [".", "--diagnostics", "short"]
            #expect(try tool.run(["check", "--fix"] + arguments).status == 0)
            let after = lines(try tool.run(["check"] + arguments))
            #expect(after.map { $0.hasSuffix("[l10n-untranslated]") } == [true])
            #expect(after[0].hasPrefix("de.lproj/I.strings:"))
            #expect(after[0].contains(": warning: "))
            #expect(try tool.run(["check", "--strict"] + arguments).status == 1)
            #expect(try folder.text(of: "de.lproj/I.strings").contains("\"tea.name\" = \"Tee\";"))

            let locales = ["--locales", "en,de,fr"]
            #expect(try tool.run(["check"] + arguments + locales).status == 1)
            #expect(try tool.run(["check", "--fix"] + arguments + locales).status == 1, "the title is not translated")
            #expect(try folder.text(of: "fr.lproj/I.strings").contains("\"tea.name\" = \"Tea\";"))
            let both = lines(try tool.run(["check"] + arguments + locales))
            #expect(both.map { $0.hasSuffix("[l10n-untranslated]") } == [true, true])
            let tables = try ["de", "fr"].map { try folder.text(of: "\($0).lproj/I.strings") }
            #expect(try tool.run(["check", "--fix"] + arguments + locales).errorText.hasPrefix("0 findings fixed\n"))
            #expect(try ["de", "fr"].map { try folder.text(of: "\($0).lproj/I.strings") } == tables)
        }
    }

    @Test("a dry run shows a new table, and writes nothing")
    func newTableInDryRun() throws {
        try withInput("fill-table") { tool, folder in
            let paths = try folder.paths()
            let result = try tool.run("check", ".", "--fix", "--dry-run", "--locales", "fr")
            #expect(result.outputText.contains("+\"tea.name\" = \"Tea\";"))
            #expect(try folder.paths() == paths)
        }
    }

    @Test("no fix makes a check pass that failed for a missing translation", arguments: ["t", "d", "milk.name"])
    func gates(key: String) throws {
        let severities = "{\"version\":1,\"check\":{\"severities\":{\"l10n-key-missing\":\"error\"}}}"
        try withInput("fill-table") { tool, folder in
            let table = try folder.text(of: "de.lproj/I.strings")
            let kept = table.split(separator: "\n").filter { !$0.hasPrefix("\"\(key)\"") }
            try folder.write(kept.joined(separator: "\n") + "\n", to: "de.lproj/I.strings")
            try folder.write(severities, to: "intentc.json")
            #expect(try tool.run("check", ".", "--store").status == 1)
            #expect(try tool.run("check", ".", "--store", "--fix").status == 1)
            #expect(try tool.run("check", ".", "--store").status == 1)
        }
    }

    @Test("folders that builds and other programs fill aren't searched", arguments: ["build", "check", "list"])
    func buildProducts(command: String) throws {
        try withInput("build-products") { tool, folder in
            let arguments = command == "build" ? ["--output", "Out", "--dialect", "apple"] : []
            let result = try tool.run([command, "."] + arguments)
            #expect(result.status == 0)
            for place in ["DerivedData", "Localizations", "Carthage"] {
                #expect(!(result.outputText + result.errorText).contains(place))
            }
            if command == "build" {
                #expect(try folder.paths().filter { $0.hasPrefix("Out/") && $0.contains("Localiz") } == [])
            }
        }
    }

    @Test("a folder that isn't searched by default is searched if it is named")
    func namedProducts() throws {
        try withInput("build-products") { tool, _ in
            let package = "DerivedData/App/Build/Products/Debug/App.app"
            for path in ["Localizations/de.xcloc", package, "Carthage", "\(package)/PlugIns/W.appex"] {
                #expect(try tool.run("list", path).status == 0, "\(path)")
            }
            let result = try tool.run("check", "DerivedData", "--diagnostics", "short")
            #expect(
                result.outputText == """
                    DerivedData: error: no '.intentdefinition' file in this folder outside of folders that builds and other \
                    programs fill, such as '\(package)'; to search one of these folders, name it [no-definitions]

                    """
            )
        }
    }

    @Test(
        "a folder is skipped for its name, at any depth, unless it is named",
        arguments: [
            "A.app", "A.appex", "A.bundle", "A.dSYM", "A.framework", "A.xcarchive", "A.xcframework", "A.xcloc",
            "A.xcresult", "A.xctest", "A.XCARCHIVE", "App.build", "Index.noindex", "DerivedData", "Pods", "Carthage",
            "SourcePackages", "node_modules", "bazel-out", ".build", ".git",
        ]
    )
    func skippedNames(name: String) throws {
        try withTool { tool, folder in
            try folder.write(Definitions.intents("Order"), to: "App/Shop.intentdefinition")
            try folder.write(Definitions.intents("Order"), to: "App/Deep/\(name)/Inner/Shop.intentdefinition")
            #expect(lines(try tool.run("check", ".", "--diagnostics", "short")).allSatisfy { !$0.contains(name) })
            #expect(!(try tool.run("list", ".").outputText.contains(name)))
            #expect(try tool.run("format", "--verify", ".").outputText.contains(name) == false)
            #expect(try tool.run("list", "App/Deep/\(name)").outputText.contains("\(name)/Inner/Shop"))
        }
    }

    @Test(
        "a folder that a build system has marked is skipped unless it is named",
        arguments: [
            "CACHEDIR.TAG", "CMakeCache.txt", "build.ninja", "workspace-state.json", "XCBuildData/a.json",
            "Intermediates.noindex/a", "ModuleCache.noindex/a",
        ]
    )
    func markedFolders(mark: String) throws {
        try withTool { tool, folder in
            try folder.write(Definitions.intents("Order"), to: "App/Shop.intentdefinition")
            try folder.write(Definitions.intents("Order"), to: "out/Inner/Shop.intentdefinition")
            #expect(try tool.run("list", ".").outputText.contains("out/Inner"))
            try folder.write("", to: "out/\(mark)")
            #expect(!(try tool.run("list", ".").outputText.contains("out/Inner")))
            #expect(try tool.run("list", "out").outputText.contains("out/Inner"))
        }
    }

    @Test(
        "a folder with a like name is searched",
        arguments: ["Build", "build", "App.apps", "Bundles", "de.lproj", "pods"]
    )
    func likeNames(name: String) throws {
        try withTool { tool, folder in
            try folder.write(Definitions.intents("Order"), to: "\(name)/Shop.intentdefinition")
            #expect(try tool.run("list", ".").outputText.contains("\(name)/Shop"))
        }
    }

    @Test("a link is the same definition")
    func link() throws {
        try withInput("symlink") { tool, _ in
            #expect(lines(try tool.run("check", ".", "--diagnostics", "short")) == [])
            let list = try tool.run("list", ".")
            #expect(list.errorText == "")
            #expect(list.outputText.contains("Widget/W.intentdefinition"))
            #expect(!list.outputText.contains("Siri/"))
        }
    }

    @Test("a project that names a definition by a link has it")
    func linkInProject() throws {
        try withInput("symlink") { tool, folder in
            let project = """
                // !$*UTF8*$!
                {
                objects = {
                R = {isa = PBXProject; mainGroup = G; targets = (T, ); };
                G = {isa = PBXGroup; children = (F, ); sourceTree = "<group>"; };
                F = {isa = PBXFileReference; path = Siri/W.intentdefinition; sourceTree = "<group>"; };
                B = {isa = PBXBuildFile; fileRef = F; };
                S = {isa = PBXSourcesBuildPhase; files = (B, ); };
                T = {isa = PBXNativeTarget; buildPhases = (S, ); name = App; productType = "com.apple.product-type.application"; };
                };
                rootObject = R;
                }
                """
            try folder.write(project, to: "App.xcodeproj/project.pbxproj")
            let found = lines(try tool.run("check", ".", "--project", "App.xcodeproj", "--diagnostics", "short"))
            #expect(found.filter { $0.contains("[target-membership]") } == [])
        }
    }

    @Test("a key in place of a description is a warning")
    func keyAsText() throws {
        #expect(
            try findings(in: "key-as-text", ".") == [
                """
                Base.lproj/Q.intentdefinition:23:4: warning: the description of intent 'QuickLink' is \
                'String.QuickActionDescription', which looks like a key; write what people should read, \
                or translate it in a table for 'en' [l10n-text-is-key]
                """
            ]
        )
    }

    @Test("an intent without a title is a warning, and an error for the store")
    func noTitle() throws {
        let found = try findings(in: "no-title", ".").filter { $0.hasSuffix("[intent-title-missing]") }
        #expect(found.map { $0.contains(": warning: ") } == found.map { _ in true })
        #expect(Set(found.map { $0.prefix(2) }).isSuperset(of: ["a/", "b/"]))
        let store = try findings(in: "no-title", ".", "--store").filter { $0.hasSuffix("[intent-title-missing]") }
        #expect(store.map { $0.contains(": error: ") } == found.map { _ in true })
    }

    @Test("the currencies of a parameter are known")
    func currencies() throws {
        #expect(try findings(in: "currency-codes", ".") == [])
    }

    @Test("a default that isn't a case, and relationships that cannot hold, are errors at their locations")
    func relationships() throws {
        let found = try findings(["ref-dangling", "relationship-impossible"], in: "relation-value", ".")
        #expect(
            found.map { String($0.prefix { $0 != " " }) } == [
                "W.intentdefinition:96:7:", "W.intentdefinition:123:7:", "W.intentdefinition:146:7:",
            ]
        )
        #expect(found.allSatisfy { $0.contains(": error: ") })
    }

    @Test("in a complete bundle, an intent that nobody handles is an error")
    func noHandler() throws {
        let found = try findings(["plist-intents"], in: "no-handler-bundle", "Defs", "--bundle", "Demo.app")
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("Defs/I.intentdefinition:") == true)
        #expect(
            found.first?.contains(": error: intent 'LockBox' runs in the background, but no Info.plist in ") == true
        )
    }

    @Test(
        "an extension handles an intent wherever it is in the tree of the bundle",
        arguments: [
            "PlugIns", "Extensions", "Watch/W.app/PlugIns", "PlugIns/Group", "Frameworks/K.framework/PlugIns",
            "AppClips/C.app/PlugIns", "PlugIns/Outer.appex/PlugIns",
        ],
        ["IntentsSupported", "INIntentsSupported"]
    )
    func handlers(folder: String, key: String) throws {
        try withInput("no-handler-bundle") { tool, temporary in
            func info(_ entries: String) -> String {
                "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(entries)</dict></plist>"
            }
            let list = info(
                """
                <key>NSExtension</key><dict>
                <key>NSExtensionAttributes</key><dict>
                <key>\(key)</key><array><string>LockBoxIntent</string></array></dict>
                <key>NSExtensionPointIdentifier</key><string>com.apple.intents-service</string>
                <key>NSExtensionPrincipalClass</key><string>Demo.Handler</string></dict>
                """
            )
            try temporary.write(list, to: "Demo.app/\(folder)/E.appex/Info.plist")
            for part in folder.split(separator: "/") where part.hasSuffix(".app") {
                let app = "Demo.app/\(folder.prefix { $0 != "/" })/\(part)"
                try temporary.write(info(""), to: "\(app)/Info.plist")
                try temporary.write(
                    try temporary.text(of: "Demo.app/I.intentdefinition"),
                    to: "\(app)/I.intentdefinition"
                )
            }
            if folder.contains("Outer.appex") {
                try temporary.write(info(""), to: "Demo.app/PlugIns/Outer.appex/Info.plist")
            }
            let found = lines(try tool.run("check", "Defs", "--bundle", "Demo.app", "--diagnostics", "short"))
            #expect(found.filter { $0.contains("runs in the background") } == [])
        }
    }

    @Test("the apps in an archive are read")
    func archive() throws {
        try withInput("no-handler-bundle") { tool, folder in
            let products = folder.file("Demo.xcarchive/Products/Applications")
            try FileManager.default.createDirectory(at: products, withIntermediateDirectories: true)
            try FileManager.default.moveItem(
                at: folder.file("Demo.app"),
                to: products.appendingPathComponent("Demo.app")
            )
            let found = lines(try tool.run("check", "Defs", "--bundle", "Demo.xcarchive", "--diagnostics", "short"))
            #expect(found.filter { $0.contains(": error: intent 'LockBox' runs in the background") }.count == 1)
        }
    }

    @Test("options that nothing provides are a warning")
    func options() throws {
        let lists = ["Info.plist", "Ext-Info.plist", "Widget-Info.plist"].flatMap { ["--info-plist", $0] }
        try withInput("dynamic-options-not-listed") { tool, _ in
            let found = lines(try tool.run(["check", "W.intentdefinition", "--diagnostics", "short"] + lists))
                .filter { $0.hasSuffix("[plist-intents]") }
            #expect(found.count == 1)
            #expect(
                found.first?.contains(
                    ": warning: no Info.plist lists class 'PickPlantIntent', so nothing provides the options of 'plant' "
                ) == true
            )
        }
        let found = try findings(["plist-intents"], in: "options-bundle", "Defs", "--bundle", "Demo.app")
        #expect(found.count == 1)
        #expect(found.first?.contains("so nothing provides the options of 'plant' of intent 'PickPlant';") == true)
    }

    @Test("the vocabulary of an app is about its intents")
    func vocabulary() throws {
        let text = """
            <?xml version="1.0"?>
            <plist version="1.0"><dict>
            <key>IntentPhrases</key><array>
            <dict><key>IntentName</key>
            <string>LockBox</string></dict>
            <dict><key>IntentName</key>
            <string>LockBoxIntent</string></dict>
            <dict><key>IntentName</key>
            <string>INStartWorkoutIntent</string></dict></array>
            <key>ParameterVocabularies</key><array><dict><key>ParameterNames</key><array>
            <string>LockBoxIntent.reason</string>
            <string>INStartWorkoutIntent.workoutNme</string>
            </array></dict></array></dict></plist>
            """
        try withInput("no-handler-bundle") { tool, folder in
            try folder.write(text, to: "Demo.app/en.lproj/AppIntentVocabulary.plist")
            let found = lines(try tool.run("check", "Defs", "--bundle", "Demo.app", "--diagnostics", "short"))
                .filter { $0.hasSuffix("[vocabulary-intents]") }
            let file = "Demo.app/en.lproj/AppIntentVocabulary.plist"
            #expect(
                found == [
                    """
                    \(file):5:1: warning: 'LockBox' isn't the class of an intent in the definitions; did you mean \
                    'LockBoxIntent'? [vocabulary-intents]
                    """,
                    """
                    \(file):9:1: warning: the vocabulary refers to 'INStartWorkoutIntent', but no Info.plist in the \
                    app lists it; add the class to 'IntentsSupported' of the extension that handles it, or remove \
                    the entry \
                    [vocabulary-intents]
                    """,
                    """
                    \(file):11:1: warning: 'reason' in 'LockBoxIntent.reason' isn't a parameter of 'LockBoxIntent'; there \
                    are no parameters [vocabulary-intents]
                    """,
                    """
                    \(file):12:1: warning: 'workoutNme' in 'INStartWorkoutIntent.workoutNme' isn't a parameter of \
                    'INStartWorkoutIntent'; did you mean 'workoutName'? the parameters are 'workoutName', \
                    'goalValue', 'workoutGoalUnitType', 'workoutLocationType', 'isOpenEnded' [vocabulary-intents]
                    """,
                ]
            )
            for language in ["de", "fr"] {
                try folder.write(text, to: "Demo.app/\(language).lproj/AppIntentVocabulary.plist")
            }
            let grouped = lines(try tool.run("check", "Defs", "--bundle", "Demo.app", "--diagnostics", "short"))
                .filter { $0.contains("[vocabulary-intents]") }
            #expect(grouped.count == 4, "one for each name, whatever the number of languages")
        }
    }
}
