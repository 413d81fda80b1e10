import Foundation
import TestSupport
import Testing

/// Projects as Xcode 10, 15 and 16 write them, with all that real apps have in them.
@Suite("check --project on whole projects") struct RealisticProjectTests {
    enum Example: String, CaseIterable {
        /// An app with two extensions and a framework that generates the classes for all of them.
        case xcode10 = "Xcode10"
        /// An app with packages, a project in it, a widget and a watch app, and settings in `.xcconfig` files.
        case xcode15 = "Xcode15"
        /// An app whose files are in synchronised folders, with exceptions.
        case xcode16 = "Xcode16"
    }

    /// Writes a project and the files that it names, and checks it.
    ///
    /// - Parameters:
    ///   - changes: Texts of the project file that are replaced by others.
    ///   - files: Other contents for files beside it.
    /// - Returns: What is found about the project and its tables, a line each.
    private func findings(
        _ example: Example,
        changing changes: [(String, String)] = [],
        files: [String: String] = [:]
    ) throws -> [String] {
        try withTool { tool, folder in
            let source = PackageFolder.tests.appendingPathComponent(
                "CommandLineTests/Projects/\(example.rawValue).pbxproj"
            )
            var text = try String(decoding: Data(contentsOf: source), as: UTF8.self)
            for (old, new) in changes {
                #expect(text.contains(old), "the project has no '\(old)'")
                text = text.replacing(old, with: new)
            }
            try folder.write(text, to: "App/App.xcodeproj/project.pbxproj")
            for (path, content) in Self.files(of: example).merging(files, uniquingKeysWith: { $1 }) {
                try folder.write(content, to: path)
            }
            let result = try tool.run("check", ".", "--project", "App/App.xcodeproj", "--diagnostics", "short")
            return result.outputText.split(separator: "\n").map(String.init).filter { line in
                Self.rules.contains { line.hasSuffix("[\($0)]") }
            }
        }
    }

    private static let rules = [
        "target-membership", "codegen-language", "concurrency-default-isolation", "l10n-table-mismatch",
        "file-unreadable", "read-failed",
    ]

    private static func files(of example: Example) -> [String: String] {
        let definition = Definitions.intents("Order", description: "Order it")
        switch example {
        case .xcode10:
            return [
                "App/Shared/Base.lproj/Intents.intentdefinition": definition,
                "App/Shared/de.lproj/Intents.strings": "", "App/Shared/pt-BR.lproj/Intents.strings": "",
                "App/Pods/Old/Old.intentdefinition": definition,
                "App/Modules/Other.xcodeproj/project.pbxproj": "", "App/Modules/Other.intentdefinition": definition,
            ]
        case .xcode15:
            return [
                "Shared Intents/Plants.intentdefinition": definition,
                "App/Config/Debug.xcconfig": "#include \"Release.xcconfig\"\nSWIFT_OPTIMIZATION_LEVEL = -Onone\n",
                "App/Config/Release.xcconfig": "#include? \"Secrets.xcconfig\"\nSWIFT_VERSION = 5.0 // not 6 yet\n",
                "App/Config/Widgets.xcconfig": "INTENTS_CODEGEN_LANGUAGE = Swift\n",
            ]
        case .xcode16:
            return [
                "App/Soup/Resources/Base.lproj/Intents.intentdefinition": definition,
                "App/Soup/Resources/de.lproj/Intents.strings": "", "App/Soup/App.swift": "",
                "App/SoupIntents/Handler.swift": "", "App/SoupKit/SoupKit.h": "",
                "App/Config/Debug.xcconfig": "", "App/Config/Release.xcconfig": "",
            ]
        }
    }

    @Test("a project that is right gives no finding", arguments: Example.allCases)
    func right(example: Example) throws {
        #expect(try findings(example) == [])
    }

    @Test("a project with line breaks of Windows, or in another order, gives no finding", arguments: Example.allCases)
    func otherForms(example: Example) throws {
        #expect(try findings(example, changing: [("\n", "\r\n")]) == [])
        #expect(
            try findings(example, changing: [("\tobjects = {", "\tobjects = {\n\t\tLAST = {isa = PBXGroup; };")]) == []
        )
    }

    /// The findings that a change leads to: the rule and the start of the message of each.
    private func expect(
        _ expected: [String],
        in example: Example,
        changing changes: [(String, String)] = [],
        files: [String: String] = [:]
    ) throws {
        let found = try findings(example, changing: changes, files: files)
        #expect(found.count == expected.count, "\(found)")
        for text in expected { #expect(found.contains { $0.contains(text) }, "\(found)") }
    }

    @Test("a second generator among linked targets is found")
    func secondGenerator() throws {
        let name = "Intents.intentdefinition"
        let attributes = "; settings = {ATTRIBUTES = (no_codegen, ); }"
        let changes = [("/* \(name) */\(attributes)", "/* \(name) */")]
        let message = "error: target 'Coffee Shop' and target 'CoffeeKit', which it links, both generate the classes"
        try expect(
            [message, "error: target 'CoffeeIntents' and target 'CoffeeKit'"],
            in: .xcode10,
            changing: changes
        )
        try expect(
            [
                "error: target 'Soup' and target 'SoupKit', which it links",
                "warning: target 'Soup' isolates code to the main actor",
            ],
            in: .xcode16,
            changing: [
                (
                    """
                    attributesByRelativePath = {
                    \t\t\t\t"/Localized: Resources/Intents.intentdefinition" = (
                    \t\t\t\t\tno_codegen,
                    \t\t\t\t);
                    \t\t\t};
                    \t\t\tmembershipExceptions = (
                    \t\t\t\tInfo.plist,
                    """, "membershipExceptions = (\n\t\t\t\tInfo.plist,"
                )
            ]
        )
    }

    @Test("an exception that keeps a definition from an app is found")
    func missingInApp() throws {
        try expect(
            [
                """
                error: extension 'SoupIntents' contains 'Intents.intentdefinition', but app 'Soup', which embeds it, \
                doesn't, so the system doesn't know its intents; add it to the sources of 'Soup' with 'No \
                Generated Classes'
                """
            ],
            in: .xcode16,
            changing: [
                (
                    "membershipExceptions = (\n\t\t\t\tInfo.plist,\n\t\t\t);\n\t\t\ttarget = 7264",
                    "membershipExceptions = (\n\t\t\t\tInfo.plist,\n\t\t\t\t\"/Localized: Resources/Intents.intentdefinition\",\n\t\t\t);\n\t\t\ttarget = 7264"
                )
            ]
        )
    }

    @Test("settings of .xcconfig files count, and are found at their places")
    func settingsFiles() throws {
        let isolation = "SWIFT_VERSION = 5.0\nSWIFT_DEFAULT_ACTOR_ISOLATION = MainActor\n"
        try expect(
            [
                "App/Config/Release.xcconfig:2:1: warning: target 'Garden' isolates code to the main actor",
                "App/Config/Release.xcconfig:2:1: warning: target 'GardenWidgets' isolates",
            ],
            in: .xcode15,
            files: ["App/Config/Release.xcconfig": isolation]
        )
        try expect(
            ["App/Config/Widgets.xcconfig:1:1: error: 'ObjC' isn't a valid value for 'INTENTS_CODEGEN_LANGUAGE'"],
            in: .xcode15,
            files: ["App/Config/Widgets.xcconfig": "INTENTS_CODEGEN_LANGUAGE = ObjC"]
        )
        try expect(
            ["App/Config/Release.xcconfig:1:1: error: 'Swfit' isn't a valid value"],
            in: .xcode16,
            changing: [("\t\t\t\tINTENTS_CODEGEN_LANGUAGE = Swift;\n", "")],
            files: [
                "App/Config/Release.xcconfig": "INTENTS_CODEGEN_LANGUAGE = Swfit",
                "App/Config/Debug.xcconfig": "#include \"Release.xcconfig\"",
            ]
        )
    }

    @Test("a framework without a language is found when its setting is removed")
    func noLanguage() throws {
        let setting = [("\t\t\t\tINTENTS_CODEGEN_LANGUAGE = Swift;\n", "")]
        try expect(["error: target 'SoupKit' has no Swift or Objective-C file"], in: .xcode16, changing: setting)
        try expect([], in: .xcode10, changing: setting)
    }

    @Test("a definition that is moved to the resources is found")
    func resource() throws {
        let lines = [
            ("isa = PBXSourcesBuildPhase;", "isa = KeptSources;"),
            ("isa = PBXResourcesBuildPhase;", "isa = PBXSourcesBuildPhase;"),
            ("isa = KeptSources;", "isa = PBXResourcesBuildPhase;"),
        ]
        try expect(
            [
                "error: target 'Garden' copies 'Plants.intentdefinition' without compiling it",
                "error: target 'GardenWidgets' copies",
            ],
            in: .xcode15,
            changing: lines
        )
    }
}
