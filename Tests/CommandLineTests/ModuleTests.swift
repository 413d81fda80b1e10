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

    @Test("have lists of the same names wherever the folder of all of them is", arguments: ["One", "Two"])
    func movedFolder(parent: String) throws {
        try withTool { tool, folder in
            for (index, path) in ["Shop", "Sub/Shop", "Sub_Shop"].enumerated() {
                try folder.write(Definitions.intents("Do\(index)"), to: "\(parent)/\(path).intentdefinition")
            }
            #expect(try tool.run("build", parent, "--single-module").succeeded)
            let lists = try folder.paths(below: "Generated").map { ($0 as NSString).lastPathComponent }
                .filter { $0.hasSuffix("Definition.swift") }.sorted()
            #expect(lists == ["ShopDefinition.swift", "Sub_ShopDefinition.swift", "Sub_Shop_2Definition.swift"])
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

    /// Pairs of definitions whose files in a module have one name, and what is called so.
    private static let pairs = [
        ("Base.lproj/Shop", "Shop", "Shop+Intents.swift"), ("Sub/Shop", "Sub/de.lproj/Shop", "Sub_Shop+Intents.swift"),
        ("Sub/Shop", "Sub_Shop", "Sub_Shop+Intents.swift"), ("Sub/Shop", "sub_shop", "sub_shop+Intents.swift"),
    ]

    @Test(
        "that share an output file are one error with both places, in a folder as by the plugin's output files",
        arguments: pairs
    )
    func sharedFile(first: String, second: String, name: String) throws {
        let files = [first, second].map { "Definitions/\($0).intentdefinition" }
        let outputs = [first == "Sub/Shop" ? "Sub_Shop+Intents.swift" : name, name].flatMap {
            ["--output-file", "Out/\($0)"]
        }
        for arguments in [["--single-file"], files + outputs] {
            try withTool { tool, folder in
                for file in files { try folder.write(Definitions.intents("Order"), to: file) }
                let result = try tool.run(["build", "--single-module"] + arguments)
                #expect(result.status == 1)
                #expect(
                    result.errorText == """
                        \(files[1]):1:1: error: '\(files[0])' generates the same file '\(name)'; remove or \
                        rename one of the two [output-collision]
                        \(files[0]):1:1: note: the other definition is here

                        """
                )
            }
        }
    }

    @Test("share an output file also if its path is spelled in two ways")
    func sameFile() throws {
        try withTool { tool, folder in
            for name in ["A", "B"] {
                try folder.write(Definitions.intents(name), to: "\(name).intentdefinition")
            }
            let result = try tool.run(
                "build",
                "A.intentdefinition",
                "B.intentdefinition",
                "--output-file",
                "Out/C.swift",
                "--output-file",
                "./Out/../Out/c.swift"
            )
            #expect(result.status == 1)
            let message = "'A.intentdefinition' generates the same file"
            #expect(result.errorText.hasPrefix("B.intentdefinition:1:1: error: \(message)"))
        }
    }

    @Test(
        "need an output file each",
        arguments: [
            (["A.intentdefinition", "--output-file", "A.swift", "--output-file", "B.swift"], "name 2"),
            (["A.intentdefinition", "B", "--output-file", "A.swift", "--output-file", "B.swift"], "name 2"),
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
            #expect(result.errorText.contains("\(name).intentdefinition: error: the name of the generated file, 'AAA"))
            #expect(try tool.run("build", "--single-file").succeeded)
        }
    }
}
