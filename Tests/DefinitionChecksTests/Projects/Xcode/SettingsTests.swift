import Basics
import DefinitionChecks
import Testing

@Suite("Settings of targets")
struct SettingsTests {
    /// A project with settings in up to four places, and what the first target's setting `A` may be in `Debug`.
    ///
    /// - Parameter files: The texts of `.xcconfig` files; those called `Target` and `Project` are built on.
    private func possible(
        target: String = "",
        project projectSettings: String = "",
        files: [String: String] = [:],
        configuration: String = "Debug"
    ) throws -> PossibleSettings {
        let project = try read(target: target, project: projectSettings, files: files)
        return project.possibleSettings("A", of: project.targets[0], in: configuration)
    }

    private func read(target: String, project: String, files: [String: String]) throws -> XcodeProject {
        func base(_ name: String, _ id: String) -> String {
            files[name] == nil ? "" : "baseConfigurationReference = \(id);"
        }
        let text = """
            { objects = {
            R = {isa = PBXProject; mainGroup = G; buildConfigurationList = L1; targets = (T); };
            T = {isa = PBXNativeTarget; buildConfigurationList = L2; name = App; };
            G = {isa = PBXGroup; children = (F1, F2); path = Config; };
            F1 = {isa = PBXFileReference; path = Project.xcconfig; };
            F2 = {isa = PBXFileReference; path = Target.xcconfig; };
            L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
            L2 = {isa = XCConfigurationList; buildConfigurations = (C2, ); };
            C1 = {isa = XCBuildConfiguration; name = Debug; \(base("Project", "F1")) buildSettings = {\(project)}; };
            C2 = {isa = XCBuildConfiguration; name = Debug; \(base("Target", "F2")) buildSettings = {\(target)}; };
            }; rootObject = R; }
            """
        var project = try XcodeProject(Array(text.utf8))
        project.readSettingsFiles { path in
            let name = path.path.hasPrefix("Config/") ? String(path.path.dropFirst(7)) : path.path
            let text = files[name] ?? files[name.replacing(".xcconfig", with: "")]
            return text.map { SettingsFile(path: path.path, bytes: Array($0.utf8)) }
        }
        return project
    }

    private func values(_ possible: PossibleSettings) -> [String] { possible.settings.map(\.value) }

    @Test("the target overrides its file, the project and the project's file")
    func order() throws {
        let files = ["Target": "A = 2", "Project": "A = 4"]
        #expect(try values(possible(target: "A = 1;", project: "A = 3;", files: files)) == ["1"])
        #expect(try values(possible(project: "A = 3;", files: files)) == ["2"])
        #expect(try values(possible(project: "A = 3;", files: ["Project": "A = 4"])) == ["3"])
        #expect(try values(possible(files: ["Project": "A = 4", "Target": "B = 1"])) == ["4"])
        #expect(try possible().remainder == .unset)
        #expect(try possible(target: "A = 1;").remainder == .never)
    }

    @Test("a setting in a file has its position there")
    func place() throws {
        let setting = try #require(possible(files: ["Target": "// comment\r\n\r\n\tA = 2 // two\r\n"]).settings.first)
        #expect(setting.file == "Config/Target.xcconfig")
        #expect(setting.position == SourcePosition(line: 3, column: 2))
        #expect(setting.value == "2")
        #expect(try possible(target: "A = 1;").settings[0].file == nil)
    }

    @Test(
        "lines are read as Xcode reads them",
        arguments: [
            ("A=2", ["2"]), ("  A =  x  y  ", ["x y"]), ("A = 2;", ["2"]), ("A = 1\nA = 2", ["2"]), ("A", []),
            ("// A = 1", []), ("A = // nothing", [""]), ("A = x \\\n  y // z\nB = 1", ["x   y"]), ("= 1", []),
            ("\u{FEFF}A = 1", ["1"]), ("1A = 2\n[A] = 3\nA[x = 4", []), ("A = b=c", ["b=c"]), ("AB = 1", []),
        ]
    )
    func lines(text: String, expected: [String]) throws {
        let found = try values(possible(files: ["Target": text])).map { $0.replacing("x  y", with: "x y") }
        #expect(found == expected)
    }

    @Test("settings with a condition may apply, and one without applies otherwise")
    func conditions() throws {
        let settings = #"A = 1; "A[sdk=iphoneos*]" = 2; "A[config=Release]" = 3;"#
        let found = try possible(target: settings)
        #expect(values(found) == ["2", "1"])
        #expect(found.remainder == .never)
        #expect(try possible(target: #""A[sdk=iphoneos*]" = 2;"#).remainder == .unset)
        #expect(try values(possible(target: #""A[config=De*g]" = 2;"#, project: "A = 3;")) == ["2"])
        let file = "A = 0\nA[arch=arm64][config=Debug] = 1\nA[config=Debug,sdk=mac*] = 2\nA[config=*Debug2] = 3"
        #expect(try values(possible(files: ["Target": file])) == ["2", "1", "0"])
    }

    @Test(
        "references are replaced if they can be resolved",
        arguments: [
            ("A = $(B)\nB = x$(C)y\nC = 1", ["x1y"]), ("A = ${B}\nB = 1", ["1"]), ("A = $(GONE)", ["$(GONE)"]),
            ("A = $(B_$(CONFIGURATION))\nB_Debug = 1", ["1"]), ("A = $(B)\nB = $(A)", ["$(B)"]),
            ("A = a) (b $(", ["a) (b $("]), ("A = $(B:lower)\nB = X", ["$(B:lower)"]), ("A = $B", ["$B"]),
            ("A = $(B)\nB = 2\nB[sdk=x] = 1", ["$(B)"]), ("A = 1\nA = $(inherited) 2", ["1 2"]),
            ("A = $(inherited)", [""]),
        ]
    )
    func references(text: String, expected: [String]) throws {
        #expect(try values(possible(files: ["Target": text])) == expected)
    }

    @Test("an inherited value comes from the next place that assigns one")
    func inheritance() throws {
        let found = try possible(
            target: #"A = ("$(inherited)", t); "#,
            project: #"A = "$(inherited) p";"#,
            files: ["Target": "B = 1", "Project": "A = f"]
        )
        #expect(values(found) == ["f p t"])
    }

    @Test("files are included where they are named, and count as their lines would")
    func inclusion() throws {
        let files = [
            "Target": "A = 1\n#include \"Sub/B.xcconfig\"\n", "Sub/B": "#include \"../C.xcconfig\"", "C": "A = 2",
        ]
        #expect(try values(possible(files: files)) == ["2"])
        #expect(try values(possible(files: ["Target": "#include \"B.xcconfig\"\nA = 1", "B": "A = 2"])) == ["1"])
    }

    @Test("a missing file may decide any setting, unless it is optional")
    func missingFiles() throws {
        #expect(try possible(files: ["Target": "#include \"Gone.xcconfig\""]).remainder == .unread)
        #expect(try possible(files: ["Target": "#include? \"Gone.xcconfig\""]).remainder == .unset)
        let before = try possible(files: ["Target": "A = 1\n#include \"Gone.xcconfig\""])
        #expect(before.settings.isEmpty)
        let after = try possible(files: ["Target": "#include \"Gone.xcconfig\"\nA = 1"])
        #expect(values(after) == ["1"])
        #expect(after.remainder == .never)
        let project = try XcodeProject(Array(soupProject.utf8))
        #expect(project.possibleSettings("NOTHING", of: project.targets[0], in: "Release").remainder == .unread)
    }

    @Test("files that include themselves, and references that multiply, end")
    func hostileFiles() throws {
        #expect(try possible(files: ["Target": "#include \"Target.xcconfig\"\nA = 1"]).settings.count == 1)
        var files = ["Target": "#include \"F0.xcconfig\"\n"]
        for index in 0..<40 {
            let line = "#include \"F\(index + 1).xcconfig\"\n"
            files["F\(index)"] = line + line
        }
        #expect(try possible(files: files).remainder == .unread)
        let continued = String(repeating: "A\\\n", count: 100_000)
        #expect(try possible(files: ["Target": "\(continued)= 1"]).settings.isEmpty)
        let doubling = (0..<60).map { "A\($0) = $(A\($0 + 1))$(A\($0 + 1))\n" }.joined()
        #expect(try values(possible(files: ["Target": "A = $(A0)\n\(doubling)A60 = x"])) == ["$(A0)"])
    }

    @Test("settings of all configurations are found, each value once")
    func allConfigurations() throws {
        let project = try XcodeProject(Array(soupProject.utf8))
        let app = project.targets[0]
        #expect(project.settings("SWIFT_VERSION", of: app).map(\.value) == ["6.0", "5.0"])
        #expect(project.settings("INTENTS_CODEGEN_LANGUAGE", of: app).map(\.value) == ["Swift"])
        #expect(project.settings("A", of: app).map(\.value) == ["c"])
        #expect(project.settings("NOTHING", of: app).isEmpty)
        let paths = project.possibleSettings("LD_RUNPATH_SEARCH_PATHS", of: app, in: "Release").settings.first
        #expect(paths?.values == ["$(inherited)", "@executable_path/Frameworks"])
    }
}
