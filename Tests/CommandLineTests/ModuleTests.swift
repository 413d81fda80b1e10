import Foundation
import TestSupport
import Testing

/// Definitions that share a module, as those of one target do.
@Suite("Definitions of one module") struct ModuleTests {
    private static let files = ["Definitions/Shop.intentdefinition", "Definitions/Sub/Shop.intentdefinition"]

    /// The ways to build the definitions of one target: the command, and where files go.
    private static let builds = [
        ["build", "--single-module"], ["build", "--single-module", "--single-file"],
        ["build", "--single-module", files[0], files[1], "--output-file", "A.swift", "--output-file", "B.swift"],
        ["build", "--single-module", files[1], files[0], "--output-file", "B.swift", "--output-file", "A.swift"],
    ]

    @Test("of one file name have lists of different names: the second one's comes from its folder", arguments: builds)
    func lists(arguments: [String]) throws {
        try withTool { tool, folder in
            try folder.write(Definitions.intents("Order"), to: Self.files[0])
            try folder.write(Definitions.intents("Read"), to: Self.files[1])
            #expect(try tool.run(arguments).succeeded)
            let texts = try folder.paths().filter { $0.hasSuffix(".swift") }.map { try folder.text(of: $0) }
            let lists = texts.flatMap { $0.split(separator: "\n") }.filter { $0.contains("Definition {") }
            #expect(
                Set(lists.map { $0.split(separator: " ").dropLast().last ?? "" }) == [
                    "ShopDefinition", "Sub_ShopDefinition",
                ]
            )
            #expect(try tool.run(arguments + ["--verify"]).succeeded)
        }
    }

    @Test("take as many folders into the names of their lists as tell them apart")
    func nestedFolders() throws {
        try withTool { tool, folder in
            for (index, path) in ["A/Sub/Shop", "B/Sub/Base.lproj/Shop", "B/shop", "Shop"].enumerated() {
                try folder.write(Definitions.intents("Do\(index)"), to: "Definitions/\(path).intentdefinition")
            }
            #expect(try tool.run("build", "--single-module").succeeded)
            let lists = try folder.paths(below: "Generated").map { ($0 as NSString).lastPathComponent }
                .filter { $0.hasSuffix("Definition.swift") }.sorted()
            #expect(
                lists == [
                    "B_Sub_ShopDefinition.swift", "B_shopDefinition.swift", "ShopDefinition.swift",
                    "Sub_ShopDefinition.swift",
                ]
            )
        }
    }

    @Test("that hold one intent are one error, which names both, and generate nothing", arguments: builds)
    func oneIntentTwice(arguments: [String]) throws {
        try withTool { tool, folder in
            for file in Self.files { try folder.write(Definitions.intents("Order", "Cancel"), to: file) }
            let result = try tool.run(arguments)
            #expect(result.status == 1)
            let errors = result.errorText.split(separator: "\n").filter { $0.contains(" error: ") }
            #expect(errors.count == 1)
            #expect(errors.first?.hasPrefix("Definitions/") == true)
            #expect(Self.files.allSatisfy { result.errorText.contains($0) })
            #expect(try folder.paths().filter { $0.hasSuffix(".swift") } == [])
        }
    }

    @Test("that are at the top and in a folder of a language are one error, which names both")
    func besideItsCopies() throws {
        try withTool { tool, folder in
            for file in ["Shop", "Base.lproj/Shop"] {
                try folder.write(Definitions.intents("Order"), to: "Definitions/\(file).intentdefinition")
            }
            let result = try tool.run("build", "--single-module", "--single-file")
            #expect(result.status == 1)
            #expect(result.errorText.contains("Definitions/Shop.intentdefinition"))
            #expect(result.errorText.contains("Definitions/Base.lproj/Shop.intentdefinition"))
            #expect(result.errorText.split(separator: "\n").filter { $0.contains(" error: ") }.count <= 2)
        }
    }

    @Test(
        "need an output file each",
        arguments: [
            (["A.intentdefinition", "--output-file", "A.swift", "--output-file", "B.swift"], "name 2 of them"),
            (["A.intentdefinition", "B", "--output-file", "A.swift", "--output-file", "B.swift"], "name 2 of them"),
            (
                ["A.intentdefinition", "B.intentdefinition", "--output-file", "A.swift", "--output-file", "A.swift"],
                "'--output-file A.swift' is given twice"
            ),
            (
                ["A.intentdefinition", "A.intentdefinition", "--output-file", "A.swift", "--output-file", "B.swift"],
                "'A.intentdefinition' is given twice"
            ),
        ]
    )
    func outputFiles(arguments: [String], message: String) throws {
        try withTool { tool, _ in
            let result = try tool.run(["build"] + arguments)
            #expect(result.status == 64)
            #expect(result.errorText.contains(message))
        }
    }

    @Test("whose generated file would have too long a name are errors at the definitions")
    func longFileName() throws {
        try withTool { tool, folder in
            let name = String(repeating: "A", count: 150)
            try folder.write(Definitions.intents("Order"), to: "Definitions/\(name)/\(name).intentdefinition")
            let result = try tool.run("build", "--single-module", "--single-file")
            #expect(result.status == 1)
            #expect(result.errorText.contains("\(name).intentdefinition: error: the name of its generated file, 'AAA"))
            #expect(try tool.run("build", "--single-file").succeeded)
        }
    }
}
