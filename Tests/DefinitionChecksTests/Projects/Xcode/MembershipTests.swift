import Basics
import DefinitionChecks
import PropertyLists
import Testing

@Suite("Memberships of files in targets")
struct MembershipTests {
    private func memberships(_ path: String) throws -> [XcodeProject.Membership] {
        try project(soupProject).memberships(of: ProjectPath(.project, path))
    }

    @Test(
        "each variant of a localized file is a member of a target",
        arguments: ["Shared/Base.lproj/Intents.intentdefinition", "Shared/de.lproj/Intents.strings"]
    )
    func listedFiles(path: String) throws {
        let found = try memberships(path)
        #expect(found.map(\.target) == [0, 1])
        #expect(found.map(\.origin) == [.phase(0), .phase(0)])
        #expect(found.map(\.generatesNoClasses) == [false, true])
    }

    @Test("a file in a folder is a member of the targets that contain the folder")
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

    @Test(
        "an exception is recognized in each spelling",
        arguments: [
            "\"/Localized: More/Menu.intentdefinition\"", "\"Localized: More/Menu.intentdefinition\"",
            "\"/Localized/More/Menu.intentdefinition\"", "More/Menu.intentdefinition", "/More/Menu.intentdefinition",
            "./More/Menu.intentdefinition", "More/Base.lproj/Menu.intentdefinition", "More/Base.lproj",
            "\"/Localized: More/Base.lproj/Menu.intentdefinition\"", "More", "More/",
        ]
    )
    func spellings(exception: String) throws {
        let text = soupProject.replacing("\"/Localized: More/Menu.intentdefinition\"", with: exception)
        let path = ProjectPath(.project, "Soup/More/Base.lproj/Menu.intentdefinition")
        #expect(try project(text).memberships(of: path).isEmpty)
        let other = ProjectPath(.project, "Soup/Base.lproj/Menu.intentdefinition")
        #expect(try project(text).memberships(of: other).count == 1)
    }

    @Test("an exception joins a target that doesn't contain the folder")
    func joiningFiles() throws {
        let found = try memberships("Soup/Own.intentdefinition")
        #expect(found.map(\.target) == [0, 1])
        #expect(found.map(\.attributes) == [["no_codegen"], []])
        #expect(found[1].origin == .folder(0))
    }

    @Test("a file in a folder that is copied as a whole isn't a member")
    func copiedFolders() throws {
        let text = soupProject.replacing("path = Soup; ", with: "path = Soup; explicitFolders = (Views, ); ")
        #expect(text != soupProject)
        let project = try project(text)
        #expect(project.memberships(of: ProjectPath(.project, "Soup/Views/Main.swift")).isEmpty)
        #expect(project.memberships(of: ProjectPath(.project, "Soup/Viewsets/Main.swift")).count == 1)
    }

    @Test("a file can join a build phase in addition")
    func joinedSteps() throws {
        #expect(try memberships("Soup/Data/a.json").map(\.origin) == [.folder(0), .phase(1)])
    }

    @Test(
        "other files aren't members",
        arguments: ["Soups/a.swift", "Soup", "a.swift", "", "Shared/fr.lproj/Intents.strings"]
    )
    func otherFiles(path: String) throws {
        #expect(try memberships(path).isEmpty)
    }
}

extension MembershipTests {
    /// A project of targets that each have a definition and a folder of their own.
    private func largeProject(_ count: Int) throws -> XcodeProject {
        var objects = ""
        for index in 0..<count {
            objects += """
                F\(index) = {isa = PBXFileReference; path = A\(index).intentdefinition; sourceTree = SOURCE_ROOT; };
                B\(index) = {isa = PBXBuildFile; fileRef = F\(index); };
                P\(index) = {isa = PBXSourcesBuildPhase; files = (B\(index), ); };
                S\(index) = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E\(index), ); path = D\(index); };
                E\(index) = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, \
                More/Old, ); target = T\(index); };
                T\(index) = {isa = PBXNativeTarget; buildPhases = (P\(index), ); name = T\(index); \
                fileSystemSynchronizedGroups = (S\(index), ); };

                """
        }
        let indices = 0..<count
        let children = indices.map { "F\($0), S\($0), " }.joined()
        let targets = indices.map { "T\($0), " }.joined()
        return try project(
            """
            {objects = {\(objects)
            G = {isa = PBXGroup; children = (\(children)); };
            R = {isa = PBXProject; mainGroup = G; targets = (\(targets)); }; }; rootObject = R; }
            """
        )
    }

    @Test("each file of a large project is a member of its own target")
    func largeProjects() throws {
        let project = try largeProject(50)
        for index in 0..<50 {
            let listed = project.memberships(of: ProjectPath(.project, "A\(index).intentdefinition"))
            #expect(listed.map(\.target) == [index])
            #expect(listed.map(\.origin) == [.phase(0)])
            let found = project.memberships(of: ProjectPath(.project, "D\(index)/More/a.swift"))
            #expect(found.map(\.target) == [index])
            #expect(found.map(\.origin) == [.folder(index)])
            #expect(project.memberships(of: ProjectPath(.project, "D\(index)/More/Old/a.swift")).isEmpty)
            #expect(project.memberships(of: ProjectPath(.project, "D\(index)/Info.plist")).isEmpty)
            #expect(project.references(to: ProjectPath(.project, "A\(index).intentdefinition")).count == 1)
        }
        #expect(project.memberships(of: ProjectPath(.project, "D0")).isEmpty)
        #expect(project.memberships(of: ProjectPath(.absolute, "A0.intentdefinition")).isEmpty)
    }
}
