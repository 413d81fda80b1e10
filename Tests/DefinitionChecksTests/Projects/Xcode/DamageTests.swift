import Basics
import DefinitionChecks
import PropertyLists
import TestSupport
import Testing

@Suite("Damaged and unusual projects")
struct DamageTests {
    @Test(
        "a file that isn't a project is rejected",
        arguments: [
            ("( )", "a project file must be a dictionary; is this another file?", 1, 1),
            ("{ a = b; }", "the project file has no 'objects' dictionary; is this another file?", 1, 1),
            ("{\n objects = x; }", "the project file has no 'objects' dictionary; is this another file?", 2, 12),
            (
                "{ objects = {}; }", "'rootObject' doesn't identify a PBXProject object; restore the project file",
                1, 1
            ),
            (
                "{ objects = { R = {isa = PBXGroup; }; }; rootObject = R; }",
                "'rootObject' doesn't identify a PBXProject object; restore the project file", 1, 55
            ),
            (
                "{ objects = {\n",
                "the file is cut off: a '}' is missing; restore the whole file, or add what is missing", 2, 1
            ),
        ]
    )
    func refusesOthers(text: String, message: String, line: UInt32, column: UInt32) {
        let error = #expect(throws: PropertyListError.self) { try project(text) }
        #expect(error?.message == message)
        #expect(error?.position == SourcePosition(line: line, column: column))
    }

    @Test(
        "a project in a format that Xcode never writes is rejected with advice",
        arguments: [
            ("{\n  \"archiveVersion\" : \"1\" }", "JSON"), ("{\"objects\":{}}", "JSON"),
            ("bplist00\u{D0}", "a binary property list"),
        ]
    )
    func refusesOtherForms(text: String, form: String) {
        let error = #expect(throws: PropertyListError.self) { try project(text) }
        #expect(
            error?.message
                == "the project file is \(form), which isn't supported; convert it to XML with 'plutil -convert xml1'"
        )
    }

    @Test("a quoted key doesn't make a project JSON")
    func quotedKeys() throws {
        #expect(
            try project(soupProject.replacing("archiveVersion =", with: "\"archive:Version\" =")).targets.count == 3
        )
    }

    @Test("an unfinished merge is reported as one")
    func reportsConflict() {
        let damaged = soupProject.replacing("\t\tB2 =", with: "<<<<<<< HEAD\n\t\tB2 =")
        #expect(#expect(throws: PropertyListError.self) { try project(damaged) }?.id == .vcsConflict)
    }

    @Test("groups that contain themselves are walked once")
    func survivesCycles() throws {
        let text = soupProject.replacing("children = (V1, )", with: "children = (V1, G0, G1, )")
        let found = try project(text).memberships(of: ProjectPath(.project, "Shared/de.lproj/Intents.strings"))
        #expect(found.map(\.target) == [0, 1])
    }

    @Test("targets and build phases with several references are read once")
    func survivesRepetition() throws {
        let text = soupProject.replacing("targets = (T1, ", with: "targets = (T1, T1, T1, ")
            .replacing("buildPhases = (A4, ", with: "buildPhases = (A1, A4, A4, ")
        let project = try project(text)
        #expect(project.targets.map(\.phases.count) == [3, 2, 0])
    }

    @Test("objects without their parts are read as far as they go")
    func survivesEmptyObjects() throws {
        let text =
            "{ objects = { R = {isa = PBXProject; targets = (T, U, ); mainGroup = N; }; T = {}; U = x; }; rootObject = R; }"
        let project = try project(text)
        #expect(project.targets.count == 1)
        #expect(project.targets[0].phases.isEmpty)
        #expect(project.developmentRegion == nil)
    }

    @Test("groups that are nested deeper than paths can be are left out, in little time")
    func survivesDepth() throws {
        let name = String(repeating: "a", count: 100)
        let groups = (0..<20_000).map { "G\($0) = {isa = PBXGroup; path = \(name); children = (G\($0 + 1)); };" }
        let text = "{ objects = { R = {isa = PBXProject; mainGroup = G0; }; \(groups.joined()) }; rootObject = R; }"
        #expect(try project(text).targets.isEmpty)
    }

    @Test("every beginning of a project is refused")
    func refusesBeginnings() {
        let bytes = Array(soupProject.utf8)
        for count in stride(from: 0, to: bytes.count - 2, by: 7) {
            #expect(throws: PropertyListError.self) { try XcodeProject(Array(bytes.prefix(count))) }
        }
    }

    @Test("projects with wrong bytes are rejected or read", arguments: SeededRandom.seeds(40))
    func survivesMutations(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let likely = Array("{}()<>;,=\"\\/* RTGABVPS0123".utf8)
        for _ in 0..<10 {
            var bytes = Array(soupProject.utf8)
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                bytes[Int.random(in: bytes.indices, using: &random)] = likely.randomElement(using: &random)!
            }
            do throws(PropertyListError) {
                let project = try XcodeProject(bytes)
                for membership in project.memberships(of: ProjectPath(.project, "Soup/Own.intentdefinition")) {
                    #expect(project.targets.indices.contains(membership.target))
                }
            } catch {
                #expect(!error.message.isEmpty)
            }
        }
    }

    @Test("projects whose objects refer to others at random are read", arguments: SeededRandom.seeds(40))
    func survivesRandomReferences(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let names = [
            "B1", "B3", "F1", "P3", "V1", "G0", "G1", "S1", "E1", "A1", "A2", "T1", "T2", "L1", "Z3", "C2", "D1",
        ]
        let keys = ["fileRef", "target", "targetProxy", "mainGroup", "buildConfigurationList", "buildPhase"]
        var text = soupProject
        for key in keys {
            text = text.replacing("\(key) = ", with: "\(key) = \(names.randomElement(using: &random)!); old\(key) = ")
        }
        for key in ["children", "files", "buildPhases", "exceptions", "fileSystemSynchronizedGroups", "dependencies"] {
            let list = (0..<5).map { _ in names.randomElement(using: &random)! }.joined(separator: ", ")
            text = text.replacing("\(key) = (", with: "\(key) = (\(list), ")
        }
        #expect(try project(text).targets.count == 3)
    }

    @Test(
        "another kind of property list is rejected at its start, even if it is damaged later",
        arguments: ["(a, \"b", "<0a zz", "text", "<?xml version=\"1.0\"?><plist><array><wrong"]
    )
    func refusesOtherRoots(text: String) {
        let error = #expect(throws: PropertyListError.self) { try project(text) }
        #expect(error?.message == "a project file must be a dictionary; is this another file?")
    }
}
