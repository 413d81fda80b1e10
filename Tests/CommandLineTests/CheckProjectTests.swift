import Foundation
import TestSupport
import Testing

@Suite("check --project, --info-plist and --bundle") struct CheckProjectTests {
    private static let definition = "Definitions/Shop.intentdefinition"

    /// Gives a test a folder with one definition.
    private func withDefinition(_ body: (ToolRunner, TemporaryFolder) throws -> Void) throws {
        try withTool { tool, folder in
            try folder.write(Definitions.intents("Order"), to: Self.definition)
            try body(tool, folder)
        }
    }

    /// A project whose app has the definition in a step.
    private func project(step: String) -> String {
        """
        // !$*UTF8*$!
        {
        objects = {
        R = {isa = PBXProject; mainGroup = G; targets = (T, ); };
        G = {isa = PBXGroup; children = (F, ); sourceTree = "<group>"; };
        F = {isa = PBXFileReference; path = ../Definitions/Shop.intentdefinition; sourceTree = "<group>"; };
        B = {isa = PBXBuildFile; fileRef = F; };
        S = {isa = \(step); files = (
        B /* Shop.intentdefinition */,
        ); };
        T = {isa = PBXNativeTarget; buildPhases = (S, ); name = App; productType = "com.apple.product-type.application"; };
        };
        rootObject = R;
        }
        """
    }

    private func infoPropertyList(_ entries: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        <dict>
        \(entries)
        </dict>
        </plist>
        """
    }

    @Test(
        "a project is read from its folder or its file",
        arguments: ["App.xcodeproj", "App.xcodeproj/project.pbxproj"]
    )
    func project(path: String) throws {
        try withDefinition { tool, folder in
            let file = "ios/App.xcodeproj/project.pbxproj"
            try folder.write(project(step: "PBXResourcesBuildPhase"), to: file)
            let result = try tool.run("check", "--project", "ios/\(path)", "--diagnostics", "short")
            #expect(result.status == 1)
            #expect(result.outputText.contains("\(file):9:1: error: target 'App' copies 'Shop.intentdefinition' "))
            try folder.write(project(step: "PBXSourcesBuildPhase"), to: file)
            let right = try tool.run("check", "--project", "ios/\(path)", "--diagnostics", "short")
            #expect(!right.outputText.contains("target-membership"))
        }
    }

    @Test(
        "a finding in a project is judged by the configuration nearest to the project, whatever that of the definition",
        arguments: [
            ([:], "error"),
            (["intentc.json": "warning"], "warning"),
            (["intentc.json": "warning", "ios/intentc.json": "note"], "note"),
            (["intentc.json": "warning", "ios/intentc.json": "note", "Definitions/intentc.json": "off"], "note"),
            (["ios/intentc.json": "off"], nil),
        ] as [([String: String], String?)]
    )
    func nearestConfiguration(configurations: [String: String], severity: String?) throws {
        try withDefinition { tool, folder in
            try folder.write("", to: "Package.swift")
            let file = "ios/App.xcodeproj/project.pbxproj"
            try folder.write(project(step: "PBXResourcesBuildPhase"), to: file)
            for (path, severity) in configurations {
                try folder.write(
                    #"{ "version": 1, "check": { "severities": { "target-membership": "\#(severity)" } } }"#,
                    to: path
                )
            }
            let result = try tool.run("check", "--project", "ios/App.xcodeproj", "--diagnostics", "short")
            let found = result.outputText.split(separator: "\n").filter { $0.hasPrefix(file) }
            #expect(found.count == (severity == nil ? 0 : 1))
            #expect(found.allSatisfy { $0.hasPrefix("\(file):9:1: \(severity ?? ""): ") })
        }
    }

    @Test("a definition below the project's folder must be in it, if no package builds it")
    func ownDefinitions() throws {
        try withTool { tool, folder in
            for path in ["Forgotten", "Kit/Sources/Packaged"] {
                try folder.write(Definitions.intents("Order"), to: "App/\(path).intentdefinition")
            }
            try folder.write(Definitions.intents("Order"), to: "Other/Elsewhere.intentdefinition")
            try folder.write("", to: "App/Kit/Package.swift")
            try folder.write(project(step: "PBXSourcesBuildPhase"), to: "App/App.xcodeproj/project.pbxproj")
            let result = try tool.run("check", ".", "--project", "App/App.xcodeproj", "--diagnostics", "short")
            let lines = result.outputText.split(separator: "\n").filter { $0.contains("target-membership") }
            #expect(lines.count == 1)
            #expect(lines.first?.hasPrefix("App/Forgotten.intentdefinition: error: no target of") == true)
        }
    }

    @Test(
        "the files of a synchronised folder decide the language of classes",
        arguments: [("swift", false), ("md", true)]
    )
    func synchronizedFolder(fileExtension: String, isReported: Bool) throws {
        try withDefinition { tool, folder in
            try folder.write("", to: "Sources/Deep/A.\(fileExtension)")
            let text = project(step: "PBXSourcesBuildPhase")
                .replacing("../Definitions", with: "Definitions").replacing("(F, )", with: "(F, Y, )")
                .replacing(
                    "name = App;",
                    with: "name = App; fileSystemSynchronizedGroups = (Y, ); buildConfigurationList = L;"
                )
                .replacing(
                    "G = {",
                    with: """
                        Y = {isa = PBXFileSystemSynchronizedRootGroup; path = Sources; sourceTree = "<group>"; };
                        G = {
                        """
                )
            try folder.write(text, to: "App.xcodeproj/project.pbxproj")
            let result = try tool.run("check", "--project", "App.xcodeproj")
            #expect(result.outputText.contains("codegen-language") == isReported)
        }
    }

    @Test(
        "a file that is missing or of another kind is an error",
        arguments: [
            ("--project", "No.xcodeproj", 74, "No.xcodeproj/project.pbxproj: error: can't be read"),
            ("--project", "Bad.xcodeproj", 1, "Bad.xcodeproj/project.pbxproj:1:1: error: "),
            ("--info-plist", "No.plist", 74, "No.plist: error: can't be read"),
            ("--info-plist", "Bad.plist", 1, "Bad.plist:1:1: error: "),
            ("--bundle", "No.app", 74, "No.app/Info.plist: error: can't be read"),
            ("--against", "No", 74, ".: error: can't compare with 'No'"),
        ]
    )
    func badInput(option: String, path: String, status: Int32, message: String) throws {
        try withDefinition { tool, folder in
            try folder.write("( )", to: "Bad.xcodeproj/project.pbxproj")
            try folder.write("nothing", to: "Bad.plist")
            let result = try tool.run("check", option, path, "--diagnostics", "short")
            #expect(result.status == status)
            #expect(result.outputText.contains(message), "\(result.outputText)")
        }
    }

    @Test("the Info.plist files of an app and its extension are checked together, and fixed")
    func propertyLists() throws {
        try withDefinition { tool, folder in
            let list =
                "<key>IntentsSupported</key><array>\n<string>OrderIntent</string>\n<string>OrderIntent</string>\n</array>"
            try folder.write(
                infoPropertyList(
                    """
                    <key>NSExtension</key><dict>
                    <key>NSExtensionAttributes</key><dict>\(list)</dict>
                    <key>NSExtensionPointIdentifier</key><string>com.apple.intents-service</string>
                    <key>NSExtensionPrincipalClass</key><string>A.B</string>
                    </dict>
                    """
                ),
                to: "Extension.plist"
            )
            try folder.write(
                infoPropertyList("<key>NSUserActivityTypes</key><array><string>GoneIntent</string></array>"),
                to: "App.plist"
            )
            let options = ["--info-plist", "App.plist", "--info-plist", "Extension.plist", "--diagnostics", "short"]
            let result = try tool.run(["check"] + options)
            #expect(result.outputText.contains("App.plist:4:38: warning: 'GoneIntent'"), "\(result.outputText)")
            #expect(result.outputText.contains("Extension.plist:7:1: error: 'OrderIntent' is listed twice"))
            #expect(try tool.run(["check", "--fix"] + options).errorText.hasPrefix("1 finding fixed\n"))
            let text = try folder.text(of: "Extension.plist")
            #expect(text.split(separator: "\n").filter { $0 == "<string>OrderIntent</string>" }.count == 1)
        }
    }

    @Test("a table with the former name of its definition is renamed, along with other fixes to it")
    func renamedTable() throws {
        try withTool { tool, folder in
            let entries = "<key>INIntentName</key><string>A</string><key>INIntentTitle</key><string>A</string>"
            let intent = "<dict>\(entries)<key>INIntentTitleID</key><string>aaaaaa</string></dict>"
            let definition = Definitions.root("<key>INIntents</key><array>\n\(intent)\n</array>")
            try folder.write(definition, to: "App/Base.lproj/New.intentdefinition")
            let table = "\"aaaaaa\" = \"x\";\n"
            try folder.write(table + table, to: "App/fr.lproj/Old.strings")
            let preview = try tool.run("check", ".", "--fix", "--dry-run").outputText
            #expect(
                preview.contains(
                    """
                    diff --git a/App/fr.lproj/Old.strings b/App/fr.lproj/New.strings
                    rename from App/fr.lproj/Old.strings
                    rename to App/fr.lproj/New.strings
                    --- a/App/fr.lproj/Old.strings
                    +++ b/App/fr.lproj/New.strings
                    @@ -1,2 +1 @@
                    """
                ),
                "\(preview)"
            )
            #expect(try folder.text(of: "App/fr.lproj/Old.strings") == table + table)
            let result = try tool.run("check", ".", "--fix", "--diagnostics", "short")
            #expect(result.errorText.hasPrefix("2 findings fixed\n"), "\(result.errorText)")
            #expect(!result.outputText.contains("l10n-table-mismatch"))
            #expect(try folder.text(of: "App/fr.lproj/New.strings") == table)
            #expect(try folder.paths() == ["App/Base.lproj/New.intentdefinition", "App/fr.lproj/New.strings"])
        }
    }

    @Test("the configuration of the definitions judges findings in other files")
    func configuration() throws {
        try withDefinition { tool, folder in
            try folder.write("", to: "Package.swift")
            try folder.write(
                infoPropertyList("<key>NSUserActivityTypes</key><array><string>GoneIntent</string></array>"),
                to: "App.plist"
            )
            func check(_ members: String) throws -> String {
                try folder.write("{\"version\": 1, \"check\": {\(members)}}", to: "intentc.json")
                return try tool.run("check", "--info-plist", "App.plist", "--diagnostics", "short").outputText
            }
            #expect(try check(#""severities": {"plist-intents": "note"}"#).contains(":38: note: 'GoneIntent'"))
            let suppression = #"{"rule": "plist-intents", "path": "App.plist"}"#
            #expect(try !check(#""suppressions": [\#(suppression)]"#).contains("GoneIntent"))
        }
    }

    /// Writes a property list in binary, as builds do.
    private func writeBinary(_ value: [String: Any], to path: String, in folder: TemporaryFolder) throws {
        let data = try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
        try folder.write(data, to: path)
    }

    @Test("an app that was built is checked with its extensions, for each platform", arguments: ["", "Contents/"])
    func bundle(prefix: String) throws {
        try withDefinition { tool, folder in
            let resources = prefix.isEmpty ? "" : "Contents/Resources/"
            let info: [String: Any] = ["CFBundleIdentifier": "a.b", "NSUserActivityTypes": ["GoneIntent"]]
            try writeBinary(info, to: "Built/App.app/\(prefix)Info.plist", in: folder)
            let part: [String: Any] = ["NSExtension": ["NSExtensionPointIdentifier": "com.apple.intents-service"]]
            try writeBinary(part, to: "Built/App.app/\(prefix)PlugIns/I.appex/\(prefix)Info.plist", in: folder)
            let run = { try tool.run("check", "--bundle", "Built/App.app", "--diagnostics", "short").outputText }
            let first = try run()
            #expect(first.contains("\(Self.definition): error: 'Built/App.app' doesn't contain this definition"))
            #expect(first.contains("Built/App.app/\(prefix)Info.plist: warning: 'GoneIntent'"))
            #expect(first.contains("PlugIns/I.appex/\(prefix)Info.plist: error: the extension lists no intents"))
            let copy: [String: Any] = ["INIntents": [["INIntentName": "Order"]]]
            try writeBinary(copy, to: "Built/App.app/\(resources)Base.lproj/Shop.intentdefinition", in: folder)
            #expect(try !run().contains("target-membership"))
            try folder.write("broken", to: "Built/App.app/\(resources)Base.lproj/Shop.intentdefinition")
            #expect(try run().contains("Base.lproj/Shop.intentdefinition: error: this copy of"))
        }
    }

    @Test("an app lacks the tables that lie beside the definition until they are built")
    func bundledTables() throws {
        try withTool { tool, folder in
            try folder.write(Definitions.intents("Order"), to: "Definitions/Base.lproj/Shop.intentdefinition")
            try folder.write("\"a\" = \"b\";", to: "Definitions/de.lproj/Shop.strings")
            try writeBinary(["CFBundleIdentifier": "a.b"], to: "App.app/Info.plist", in: folder)
            let copy: [String: Any] = ["INIntents": [["INIntentName": "Order"]]]
            try writeBinary(copy, to: "App.app/Shop.intentdefinition", in: folder)
            let message = "Definitions/de.lproj/Shop.strings: warning: 'App.app' lacks 'de.lproj/Shop.strings'"
            #expect(try tool.run("check", "--bundle", "App.app", "--diagnostics", "short").outputText.contains(message))
            try writeBinary(["a": "b"], to: "App.app/de.lproj/Shop.strings", in: folder)
            #expect(try !tool.run("check", "--bundle", "App.app").outputText.contains("target-membership"))
        }
    }

    @Test("the extensions of a watch app belong to it, and not to the app around it")
    func watchApp() throws {
        try withDefinition { tool, folder in
            try writeBinary(["CFBundleIdentifier": "a.b"], to: "App.app/Info.plist", in: folder)
            try writeBinary(["CFBundleIdentifier": "a.b.c"], to: "App.app/Watch/W.app/Info.plist", in: folder)
            let handler: [String: Any] = [
                "NSExtension": [
                    "NSExtensionPointIdentifier": "com.apple.intents-service", "NSExtensionPrincipalClass": "A.B",
                    "NSExtensionAttributes": ["IntentsSupported": ["OrderIntent"]],
                ]
            ]
            for path in ["App.app/PlugIns/I.appex", "App.app/Watch/W.app/PlugIns/I.appex"] {
                try writeBinary(handler, to: "\(path)/Info.plist", in: folder)
            }
            let text = try tool.run("check", "--bundle", "App.app", "--diagnostics", "short").outputText
            #expect(!text.contains("plist-intents"))
            #expect(text.contains("'App.app/Watch/W.app' doesn't contain this definition"))
        }
    }
}
