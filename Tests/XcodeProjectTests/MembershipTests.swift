import DefinitionDiagnostics
import PropertyListXML
import Testing
import XcodeProject

@Suite("How files take part in builds")
struct MembershipTests {
    private func memberships(_ path: String) throws -> [XcodeProject.Membership] {
        try project(soupProject).memberships(of: ProjectPath(.project, path))
    }

    @Test(
        "a localised file takes part by each of its variants",
        arguments: ["Shared/Base.lproj/Intents.intentdefinition", "Shared/de.lproj/Intents.strings"]
    )
    func listedFiles(path: String) throws {
        let found = try memberships(path)
        #expect(found.map(\.target) == [0, 1])
        #expect(found.map(\.origin) == [.phase(0), .phase(0)])
        #expect(found.map(\.generatesNoClasses) == [false, true])
    }

    @Test("a file in a folder takes part in the targets that have the folder")
    func filesInFolders() throws {
        let found = try memberships("Soup/Views/Main.swift")
        #expect(found.map(\.target) == [0])
        #expect(found.map(\.origin) == [.folder(0)])
        #expect(try memberships("Extension/Handler.swift").map(\.target) == [1])
    }

    @Test(
        "an exception leaves its target",
        arguments: [
            "Soup/Info.plist", "Soup/More/Base.lproj/Menu.intentdefinition", "Soup/More/de.lproj/Menu.intentdefinition",
        ]
    )
    func leavingFiles(path: String) throws {
        #expect(try memberships(path).isEmpty)
    }

    @Test("an exception joins a target that has the folder not")
    func joiningFiles() throws {
        let found = try memberships("Soup/Own.intentdefinition")
        #expect(found.map(\.target) == [0, 1])
        #expect(found.map(\.attributes) == [["no_codegen"], []])
        #expect(found[1].origin == .folder(0))
    }

    @Test("a file in a folder that is copied as a whole takes no part itself")
    func copiedFolders() throws {
        let text = soupProject.replacing("path = Soup; ", with: "path = Soup; explicitFolders = (Views, ); ")
        #expect(text != soupProject)
        let project = try project(text)
        #expect(project.memberships(of: ProjectPath(.project, "Soup/Views/Main.swift")).isEmpty)
        #expect(project.memberships(of: ProjectPath(.project, "Soup/Viewsets/Main.swift")).count == 1)
    }

    @Test("a file may join a step besides")
    func joinedSteps() throws {
        #expect(try memberships("Soup/Data/a.json").map(\.origin) == [.folder(0), .phase(1)])
    }

    @Test(
        "other files take no part",
        arguments: ["Soups/a.swift", "Soup", "a.swift", "", "Shared/fr.lproj/Intents.strings"]
    )
    func otherFiles(path: String) throws {
        #expect(try memberships(path).isEmpty)
    }
}
