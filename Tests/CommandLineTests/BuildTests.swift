import Foundation
import TestSupport
import Testing

@Suite struct BuildTests {
    @Test("each definition gets a folder, by its path below the folder given")
    func layout() throws {
        try withTool { tool, folder in
            try folder.write(Definitions.intents("Order", "Cancel"), to: "Definitions/Shop.intentdefinition")
            try folder.write(Definitions.intents("Read"), to: "Definitions/News/Base.lproj/Daily News.intentdefinition")
            let result = try tool.build()
            #expect(result.succeeded)
            #expect(result.outputText == "2 definitions: 3 files written, 0 unchanged\n")
            #expect(result.errorText.isEmpty)
            #expect(
                try folder.paths(below: "Generated") == [
                    "Generated/News/Daily News/ReadIntent.swift", "Generated/Shop/CancelIntent.swift",
                    "Generated/Shop/OrderIntent.swift",
                ]
            )
            #expect(try folder.text(of: "Generated/Shop/OrderIntent.swift").contains("class OrderIntent: INIntent"))
        }
    }

    @Test("the header names the source relative to its package, else to the working folder, never absolutely")
    func sourcePaths() throws {
        try withTool { tool, folder in
            try folder.write("", to: "App/Package.swift")
            try folder.write(Definitions.intents("Order"), to: "App/Sources/Shop.intentdefinition")
            try folder.write(Definitions.intents("Read"), to: "News.intentdefinition")
            let inputs = [folder.file("App").path, "News.intentdefinition"]
            #expect(try tool.build(inputs).succeeded)
            let inPackage = try folder.text(of: "Generated/Sources/Shop/OrderIntent.swift")
            #expect(inPackage.contains(" Sources/Shop.intentdefinition"))
            let inWorkingFolder = try folder.text(of: "Generated/News/ReadIntent.swift")
            #expect(inWorkingFolder.contains(" News.intentdefinition"))
            for text in [inPackage, inWorkingFolder] { #expect(!text.contains(folder.url.path)) }
        }
    }

    @Test("a second build writes nothing, and a third one only the changed files")
    func writesOnlyChanges() throws {
        try withTool { tool, folder in
            try folder.write(Definitions.intents("Order", "Cancel"), to: "Definitions/Shop.intentdefinition")
            try tool.build()
            let first = try folder.modificationTimes(below: "Generated")
            #expect(try tool.build().outputText == "1 definition: 0 files written, 2 unchanged\n")
            #expect(try folder.modificationTimes(below: "Generated") == first)

            let order = "Generated/Shop/OrderIntent.swift"
            let text = try folder.text(of: order)
            try folder.write(text + "// changed by hand\n", to: order)
            #expect(try tool.build().outputText == "1 definition: 1 file written, 1 unchanged\n")
            #expect(try folder.text(of: order) == text)
            let cancel = "Generated/Shop/CancelIntent.swift"
            #expect(try folder.modificationTimes(below: "Generated")[cancel] == first[cancel])
        }
    }

    @Test("definitions that are left out generate nothing, and what they generated before is removed")
    func exclusions() throws {
        try withTool { tool, folder in
            for path in ["Shop", "Old/A", "Old/B", "Draft"] {
                try folder.write(Definitions.intents("Order"), to: "Definitions/\(path).intentdefinition")
            }
            try tool.build()
            let result = try tool.build(
                "--exclude",
                "Definitions/Old",
                "--exclude=\(folder.file("Definitions/Draft.intentdefinition").path)"
            )
            #expect(result.outputText == "1 definition: 0 files written, 1 unchanged, 3 removed\n")
            #expect(try folder.paths(below: "Generated") == ["Generated/Shop/OrderIntent.swift"])
        }
    }

    @Test("the options for the code change the code")
    func codeOptions() throws {
        try withTool { tool, folder in
            try folder.write(Definitions.intents("Order"), to: "Shop.intentdefinition")
            try tool.build("Shop.intentdefinition", "--class-prefix=XY", "--visibility=internal", "--isolation=none")
            let text = try folder.text(of: "Generated/Shop/XYOrderIntent.swift")
            #expect(text.contains("internal class XYOrderIntent: INIntent"))
            #expect(!text.contains("public"))
        }
    }

    @Test("a single file holds all of a definition")
    func singleFile() throws {
        try withTool { tool, folder in
            try folder.write(Definitions.intents("Order", "Cancel"), to: "Definitions/Shop.intentdefinition")
            try tool.build("--single-file")
            #expect(try folder.paths(below: "Generated") == ["Generated/Shop/Shop+Intents.swift"])
            let text = try folder.text(of: "Generated/Shop/Shop+Intents.swift")
            #expect(text.contains("class OrderIntent: INIntent"))
            #expect(text.contains("class CancelIntent: INIntent"))
        }
    }

    @Test("a single file of Objective-C is a header and an implementation")
    func singleObjectiveCFile() throws {
        try withTool { tool, folder in
            try folder.write(Definitions.intents("Order", "Cancel"), to: "Definitions/Shop.intentdefinition")
            #expect(try tool.build("--dialect", "objc", "--single-file").succeeded)
            #expect(
                try folder.paths(below: "Generated") == [
                    "Generated/Shop/Shop+Intents.h", "Generated/Shop/Shop+Intents.m",
                ]
            )
            #expect(try folder.text(of: "Generated/Shop/Shop+Intents.m").contains("#import \"Shop+Intents.h\""))
        }
    }

    @Test("single files of one module go straight into the output folder, named after their paths")
    func moduleFiles() throws {
        try withTool { tool, folder in
            try folder.write(Definitions.intents("Order"), to: "Definitions/App/Base.lproj/Shop.intentdefinition")
            try folder.write(Definitions.intents("Cancel"), to: "Definitions/Shop.intentdefinition")
            let arguments = ["--single-file", "--single-module"]
            #expect(try tool.build(arguments).succeeded)
            let files = ["Generated/App_Shop+Intents.swift", "Generated/Shop+Intents.swift"]
            #expect(try folder.paths(below: "Generated") == files)

            try folder.write(Definitions.intents("Read"), to: "Definitions/App_shop.intentdefinition")
            let result = try tool.build(arguments)
            #expect(result.status == 1)
            #expect(result.errorText.hasPrefix("Definitions/App_shop.intentdefinition:1:1: error: "))
            #expect(result.errorText.contains(" [output-collision]\n"))
            #expect(try folder.paths(below: "Generated") == files)

            try FileManager.default.removeItem(at: folder.file("Definitions/Shop.intentdefinition"))
            try FileManager.default.removeItem(at: folder.file("Definitions/App_shop.intentdefinition"))
            #expect(try tool.build(arguments).succeeded)
            #expect(try folder.paths(below: "Generated") == [files[0]])
        }
    }

    @Test("equal names in two definitions are a note, and an error if they share a module")
    func nameClashes() throws {
        try withTool { tool, folder in
            try folder.write(Definitions.intents("Order"), to: "Definitions/App.intentdefinition")
            try folder.write(Definitions.intents("Order"), to: "Definitions/Widget.intentdefinition")
            let separate = try tool.build()
            #expect(separate.succeeded)
            #expect(
                separate.errorText.contains(
                    "note: 'OrderIntent' is also generated from 'Definitions/App.intentdefinition'"
                )
            )
            #expect(try folder.paths(below: "Generated").count == 2)

            let single = try tool.build("--single-module", "--output", "Module")
            #expect(single.status == 1)
            #expect(single.errorText.contains("Definitions/Widget.intentdefinition:"))
            #expect(single.errorText.contains("error: "))
            #expect(single.outputText.hasSuffix(", 2 definitions with errors\n"))
            #expect(!FileManager.default.fileExists(atPath: folder.file("Module").path))
        }
    }

    @Test("if two definitions would share a folder, the first is built, and the other is an error")
    func outputCollision() throws {
        try withTool { tool, folder in
            try folder.write(Definitions.intents("Order"), to: "App/Shop.intentdefinition")
            try folder.write(Definitions.intents("Cancel"), to: "Widget/shop.intentdefinition")
            try folder.write(Definitions.intents("Read"), to: "Widget/News.intentdefinition")
            let result = try tool.build("App", "Widget")
            #expect(result.status == 1)
            #expect(result.errorText.hasPrefix("Widget/shop.intentdefinition:1:1: error: 'App/Shop.intentdefinition' "))
            #expect(result.errorText.contains(" [output-collision]\n"))
            #expect(
                try folder.paths(below: "Generated") == [
                    "Generated/News/ReadIntent.swift", "Generated/Shop/OrderIntent.swift",
                ]
            )
        }
    }

    @Test("any number of jobs gives the same files, output and diagnostics", arguments: ["2", "8", "200"])
    func jobs(count: String) throws {
        func build(jobs: String) throws -> (result: Subprocess.Result, files: [String: Data]) {
            try withTemporaryFolder { folder in
                for index in 0..<24 {
                    let names = ("Do\(index)", "Again\(index % 3)")
                    let text = index % 5 == 0 ? Definitions.withUnknownType : Definitions.intents(names.0, names.1)
                    try folder.write(text, to: "Definitions/Sub\(index % 4)/D\(index).intentdefinition")
                }
                let result = try ToolRunner(in: folder).build("--verbose", "--jobs", jobs)
                return (result, try folder.contents(of: "Generated"))
            }
        }
        let (alone, several) = (try build(jobs: "1"), try build(jobs: count))
        #expect(alone.files.count == 19 * 2)
        #expect(several.files == alone.files)
        #expect(several.result.outputText == alone.result.outputText)
        #expect(several.result.errorText == alone.result.errorText)
    }

    @Test("without a dialect, the form for all platforms is written, with the list of the definition's intents")
    func defaultDialect() throws {
        try withTool { tool, folder in
            try folder.write(Definitions.intents("Order"), to: "Definitions/Shop.intentdefinition")
            #expect(try tool.run("build").succeeded)
            #expect(
                try folder.paths(below: "Generated") == [
                    "Generated/Shop/OrderIntent.swift", "Generated/Shop/ShopDefinition.swift",
                ]
            )
            #expect(try folder.text(of: "Generated/Shop/OrderIntent.swift").contains("#if canImport(ObjectiveC)"))
        }
    }
}

extension TemporaryFolder {
    /// When files below a path were last written.
    func modificationTimes(below path: String) throws -> [String: Date] {
        try Dictionary(
            uniqueKeysWithValues: paths(below: path).map { path in
                let attributes = try FileManager.default.attributesOfItem(atPath: file(path).path)
                return (path, attributes[.modificationDate] as? Date ?? .distantPast)
            }
        )
    }
}
