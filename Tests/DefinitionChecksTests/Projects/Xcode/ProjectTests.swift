import Basics
import DefinitionChecks
import Foundation
import PropertyLists
import TestSupport
import Testing

@Suite("Reading a project")
struct ProjectTests {
    private func target(_ name: String, _ project: XcodeProject) throws -> ProjectTarget {
        try #require(project.targets.first { $0.name.value == name })
    }

    /// The number of the only line of the project that starts with a text.
    private func line(of start: String) throws -> UInt32 {
        let lines = soupProject.split(separator: "\n", omittingEmptySubsequences: false)
        return UInt32(try #require(lines.firstIndex { $0.drop { $0 == "\t" }.hasPrefix(start) }) + 1)
    }

    @Test("targets are read with their product types")
    func readsTargets() throws {
        let project = try project(soupProject)
        #expect(project.targets.map(\.name.value) == ["Soup", "SoupIntents", "SoupKit"])
        #expect(project.targets.map(\.isApplication) == [true, false, false])
        let kinds = ["application", "app-extension", "framework"]
        #expect(project.targets.map(\.productType) == kinds.map { "com.apple.product-type.\($0)" })
    }

    @Test("languages are read with their places")
    func readsRegions() throws {
        let project = try project(soupProject)
        #expect(project.developmentRegion?.value == "en")
        #expect(project.knownRegions.map(\.value) == ["en", "Base", "pt-BR"])
        #expect(project.knownRegions[2].position == SourcePosition(line: try line(of: "\"pt-BR\""), column: 5))
    }

    @Test("build phases are read with their kinds and files")
    func readsPhases() throws {
        let project = try project(soupProject)
        let app = try target("Soup", project)
        #expect(app.phases.map(\.kind) == [.sources, .copyFiles(folder: 13), .frameworks])
        #expect(app.phases[1].name == "Embed Extensions")
        #expect(try target("SoupIntents", project).phases.map(\.kind) == [.resources, .script])
        #expect(app.phases[0].files.map { $0.file?.name } == ["Intents.intentdefinition", nil, nil])
        #expect(app.phases[0].files[0].position == SourcePosition(line: try line(of: "A1 ="), column: 46))
    }

    @Test("a localized file has its variants, each with its path and language")
    func readsVariants() throws {
        let app = try target("Soup", project(soupProject))
        let file = try #require(app.phases[0].files[0].file)
        #expect(file.path == nil)
        #expect(file.files.map(\.name) == ["Base", "de"])
        #expect(file.files.map(\.type) == ["file.intentdefinition", "text.plist.strings"])
        let paths = ["Shared/Base.lproj/Intents.intentdefinition", "Shared/de.lproj/Intents.strings"]
        #expect(file.files.map(\.path) == paths.map { ProjectPath(.project, $0) })
    }

    @Test("how a step treats a file is read")
    func readsAttributes() throws {
        let file = try target("SoupIntents", project(soupProject)).phases[0].files[0]
        #expect(file.attributes == ["no_codegen"])
        #expect(file.generatesNoClasses)
    }

    @Test("targets know those that they link and embed")
    func readsRelations() throws {
        let app = try target("Soup", project(soupProject))
        #expect(app.linkedTargets == [2])
        #expect(app.embeddedTargets == [1])
    }

    @Test("the file that a configuration builds on is found")
    func readsBaseFile() throws {
        let project = try project(soupProject)
        #expect(project.configurations.map(\.baseFile) == [nil, ProjectPath(.project, "../Config/Base.xcconfig")])
    }

    @Test("the file that a configuration builds on may be in a folder whose files are not listed")
    func readsBaseFileInFolder() throws {
        let reference = "baseConfigurationReferenceAnchor = S1; baseConfigurationReferenceRelativePath = A/B.xcconfig;"
        let project = try project(soupProject.replacing("baseConfigurationReference = X1;", with: reference))
        #expect(project.configurations[1].baseFile == ProjectPath(.project, "Soup/A/B.xcconfig"))
    }

    @Test("paths start at the folder that the project names")
    func findsSourceRoot() throws {
        let text = soupProject.replacing("mainGroup = G0;", with: "mainGroup = G0; projectDirPath = \"../Source\";")
            .replacing(
                "path = de.lproj/Intents.strings; sourceTree = \"<group>\"",
                with: "path = a; sourceTree = SOURCE_ROOT"
            )
        let app = try target("Soup", project(text))
        let paths = try #require(app.phases[0].files[0].file).files.map(\.path)
        #expect(paths[0] == ProjectPath(.project, "../Source/Shared/Base.lproj/Intents.intentdefinition"))
        #expect(paths[1] == ProjectPath(.project, "../Source/a"))
    }

    @Test(
        "a path is simplified",
        arguments: [
            ("a/./b//c", "a/b/c"), ("a/../b", "b"), ("../a", "../a"), ("../../a/..", "../.."), ("", ""), ("/a", "a"),
        ]
    )
    func simplifiesPaths(path: String, simple: String) {
        #expect(ProjectPath(.project, path).path == simple)
    }

    @Test("a project in XML is read")
    func readsXML() throws {
        let value = try PropertyListSerialization.propertyList(from: Data(soupProject.utf8), format: nil)
        let xml = try PropertyListSerialization.data(fromPropertyList: value, format: .xml, options: 0)
        let project = try XcodeProject([UInt8](xml))
        #expect(project.targets.map(\.name.value) == ["Soup", "SoupIntents", "SoupKit"])
        #expect(project.targets[0].name.position.line > 1)
    }
}
