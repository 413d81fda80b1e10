import Foundation
import TestSupport
import Testing

/// What `check --fix` does by itself, on definitions as Xcode writes them: one mistake each.
@Suite("check --fix, rule by rule") struct SafeFixItTests {
    /// A mistake that a rule finds, and mends without asking.
    struct Mistake: Sendable, CustomTestStringConvertible {
        /// The id of the rule.
        var id: String
        /// What is done to files that are right.
        var make: @Sendable (inout Files) throws -> Void

        init(_ id: String, _ make: @escaping @Sendable (inout Files) throws -> Void) {
            self.id = id
            self.make = make
        }

        var testDescription: String { id }
    }

    /// The files of an app, by their paths.
    struct Files: Sendable {
        static let kitchen = "Kitchen/Kitchen.intentdefinition"
        static let plants = "App/Base.lproj/Plants.intentdefinition"
        static let german = "App/de.lproj/Plants.strings"
        static let info = "Info.plist"

        var contents: [String: Data] = [:]

        init() throws {
            let originals = [
                Self.kitchen: "Definitions/Kitchen.intentdefinition",
                Self.plants: "Examples/Localized/Sources/Phone/Base.lproj/Plants.intentdefinition",
            ]
            for (path, original) in originals {
                contents[path] = try Data(contentsOf: PackageFolder.root.appendingPathComponent(original))
            }
            contents[Self.german] = Data(SafeFixItTests.table.utf8)
            contents[Self.info] = Data(SafeFixItTests.propertyList.utf8)
        }

        /// Puts a text in place of the only one, or else the first, of its kind.
        mutating func replace(_ old: String, in path: String, with new: String) throws {
            var text = String(decoding: try #require(contents[path]), as: UTF8.self)
            text.replaceSubrange(try #require(text.range(of: old), "'\(old)' is in \(path)"), with: new)
            contents[path] = Data(text.utf8)
        }
    }

    /// All texts of `Plants`, in German.
    private static let table = """
        "pAskAA" = "Welche Pflanze?";
        "pNameA" = "Pflanze";
        "rDaysA" = "Tage";
        "rLitre" = "Liter";
        "tDoneA" = "Noch ${litres} Liter.";
        "tIntntD" = "Liest den Wasserstand.";
        "tIntntT" = "Wasserstand lesen";
        "tTitle" = "Wasserstand lesen";
        "wDoneA" = "${plant} hat Wasser für ${days} Tage.";
        "wEmpty" = "Der Tank ist leer.";
        "wIntntD" = "Gießt eine Pflanze.";
        "wIntntT" = "Pflanze gießen";
        "wTitle" = "${plant} gießen";

        """

    private static let propertyList = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \t<key>INIntentsSupported</key>
        \t<array>
        \t\t<string>OrderMealIntent</string>
        \t\t<string>ReadTankIntent</string>
        \t\t<string>SaveRecipeIntent</string>
        \t\t<string>SetTimerIntent</string>
        \t\t<string>ShowRecipeIntentIntent</string>
        \t\t<string>WaterPlantIntent</string>
        \t</array>
        \t<key>NSUserActivityTypes</key>
        \t<array>
        \t\t<string>OrderMealIntent</string>
        \t</array>
        </dict>
        </plist>

        """

    private static let conflict = """
        <<<<<<< HEAD
        \t<string>15.4</string>
        =======
        \t<string>16.1</string>
        >>>>>>> other

        """

    static let mistakes = [
        Mistake("intent-description-missing") {
            try $0.replace(#""wIntntD" = "Gießt eine Pflanze.";"#, in: Files.german, with: "")
        },
        Mistake("l10n-duplicate-key") {
            try $0.replace("\n\"pNameA\"", in: Files.german, with: "\n\"pNameA\" = \"Pflanze\";\n\"pNameA\"")
        },
        Mistake("l10n-encoding") { files in
            let text = String(decoding: try #require(files.contents[Files.german]), as: UTF8.self)
            files.contents[Files.german] = text.data(using: .utf16)
        },
        Mistake("l10n-key-missing") { try $0.replace(#""pAskAA" = "Welche Pflanze?";"#, in: Files.german, with: "") },
        Mistake("l10n-key-shared") { try $0.replace("<string>pNameA<", in: Files.plants, with: "<string>pAskAA<") },
        Mistake("l10n-response-locale") {
            try $0.replace(#""wEmpty" = "Der Tank ist leer.";"#, in: Files.german, with: "")
        },
        Mistake("l10n-title-missing") {
            try $0.replace(#""wIntntT" = "Pflanze gießen";"#, in: Files.german, with: "")
        },
        Mistake("param-no-prompt") {
            let ending =
                "<string>V7bnui</string>\n\t\t\t\t\t\t\t<key>INIntentParameterPromptDialogType</key>\n\t\t\t\t\t\t\t"
            try $0.replace("\(ending)<string>Primary<", in: Files.kitchen, with: "\(ending)<string>Confirmation<")
        },
        Mistake("plist-intents") {
            let name = "\t\t<string>OrderMealIntent</string>\n"
            try $0.replace(name, in: Files.info, with: name + name)
        },
        Mistake("response-codes") { try $0.replace("<string>failure<", in: Files.kitchen, with: "<string>tooLate<") },
        Mistake("tag-inconsistent") {
            let key = "<key>INIntentLastParameterTag</key>\n\t\t\t"
            try $0.replace("\(key)<integer>10<", in: Files.kitchen, with: "\(key)<integer>1<")
        },
        Mistake("vcs-conflict") { try $0.replace("\t<string>15.4</string>\n", in: Files.kitchen, with: conflict) },
    ]

    private static let options = ["check", "App", "Kitchen", "--info-plist", Files.info]

    /// The findings of a rule.
    private func findings(_ id: String, _ tool: ToolRunner) throws -> [Substring] {
        try tool.run(Self.options + ["--diagnostics", "short"]).outputText.split(separator: "\n")
            .filter { $0.hasSuffix("[\(id)]") }
    }

    private func contents(of folder: TemporaryFolder) throws -> [String: Data] {
        try folder.paths().reduce(into: [:]) { $0[$1] = try Data(contentsOf: folder.file($1)) }
    }

    @Test("a rule fixes a problem completely, in Xcode's format, and in one run", arguments: mistakes)
    func mends(mistake: Mistake) throws {
        var files = try Files()
        try withTool { tool, folder in
            for (path, content) in files.contents { try folder.write(content, to: path) }
            #expect(try findings(mistake.id, tool) == [], "without the mistake")
            try mistake.make(&files)
            for (path, content) in files.contents { try folder.write(content, to: path) }
            #expect(try findings(mistake.id, tool).count == 1)

            let fixed = try tool.run(Self.options + ["--fix"])
            #expect(!fixed.errorText.hasPrefix("0 findings fixed\n"))
            #expect(try findings(mistake.id, tool) == [])
            #expect(
                try tool.run("format", "--verify", "App", "Kitchen").status == 0,
                "definitions are as Xcode writes them"
            )

            let mended = try contents(of: folder)
            let changed = mended.keys.filter { mended[$0] != files.contents[$0] }
            #expect(Set(mended.keys) == Set(files.contents.keys))
            #expect(!changed.isEmpty)
            #expect(try tool.run(Self.options + ["--fix"]).errorText.hasPrefix("0 findings fixed\n"))
            #expect(try contents(of: folder) == mended)
        }
    }

    @Test("each rule whose page mentions 'check --fix' is tested")
    func everyRule() throws {
        let folder = PackageFolder.root.appendingPathComponent("Documentation/rules")
        let pages = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let promising = try pages.filter { page in
            try String(contentsOf: folder.appendingPathComponent(page), encoding: .utf8).contains(
                "`intentc check --fix`"
            )
        }
        let ids = promising.map { String($0.dropLast(".md".count)) }
        #expect(ids.count > 5)
        #expect(Set(ids).subtracting(Self.mistakes.map(\.id)) == [])
    }
}
