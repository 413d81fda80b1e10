import Foundation
import TestSupport
import Testing

@Suite struct InputTests {
    @Test("folders are searched to any depth, but hidden files and folders are left out")
    func search() throws {
        try withTool { tool, folder in
            try folder.write(Definitions.intents("Order"), to: "Definitions/a/b/c/d/Shop.intentdefinition")
            for hidden in [".build/A", ".Hidden", "a/.git/B"] {
                try folder.write("broken", to: "Definitions/\(hidden).intentdefinition")
            }
            try folder.write("no definition", to: "Definitions/intentdefinition")
            #expect(try tool.build().succeeded)
            #expect(try folder.paths(below: "Generated") == ["Generated/a/b/c/d/Shop/OrderIntent.swift"])
        }
    }

    @Test("hidden files and folders are read when they are given")
    func hiddenInputs() throws {
        try withTool { tool, folder in
            try folder.write(Definitions.intents("Order"), to: ".app/Shop.intentdefinition")
            try folder.write(Definitions.intents("Read"), to: ".News.intentdefinition")
            #expect(try tool.build(".app", ".News.intentdefinition").succeeded)
            #expect(
                try folder.paths(below: "Generated") == [
                    "Generated/.News/ReadIntent.swift", "Generated/Shop/OrderIntent.swift",
                ]
            )
        }
    }

    @Test("links are followed, but not into a folder that they are in")
    func links() throws {
        try withTool { tool, folder in
            try folder.write(Definitions.intents("Order"), to: "Shared/Sub/Shop.intentdefinition")
            try folder.write(Definitions.intents("Read"), to: "Definitions/News.intentdefinition")
            symlink("../Shared", folder.file("Definitions/Linked").path)
            symlink("..", folder.file("Definitions/Loop").path)
            symlink("../../Definitions", folder.file("Shared/Sub/Back").path)
            symlink("../Shared/Sub/Shop.intentdefinition", folder.file("Definitions/Alias.intentdefinition").path)
            symlink("nowhere", folder.file("Definitions/Dangling").path)
            #expect(try tool.build().succeeded)
            #expect(
                try folder.paths(below: "Generated") == [
                    "Generated/Alias/OrderIntent.swift", "Generated/Linked/Sub/Shop/OrderIntent.swift",
                    "Generated/Loop/Shared/Sub/Shop/OrderIntent.swift", "Generated/News/ReadIntent.swift",
                ]
            )
        }
    }

    @Test("of copies in language folders one is read, and a note names the others")
    func languages() throws {
        try withTool { tool, folder in
            for (language, name) in [("de", "Bestellen"), ("en", "Order"), ("fr", "Commander")] {
                try folder.write(Definitions.intents(name), to: "Definitions/\(language).lproj/Shop.intentdefinition")
            }
            let english = try tool.build()
            #expect(english.outputText == "1 definition: 1 file written, 0 unchanged\n")
            #expect(
                english.errorText == """
                    Definitions/en.lproj/Shop.intentdefinition: note: this copy is read for all languages; \
                    'Definitions/de.lproj/Shop.intentdefinition', 'Definitions/fr.lproj/Shop.intentdefinition' aren't read \
                    [localized-copies]

                    """
            )
            #expect(try folder.paths(below: "Generated") == ["Generated/Shop/OrderIntent.swift"])

            try tool.build("--development-language", "fr")
            #expect(try folder.paths(below: "Generated") == ["Generated/Shop/CommanderIntent.swift"])

            try folder.write(Definitions.intents("Basic"), to: "Definitions/Base.lproj/Shop.intentdefinition")
            try tool.build("--development-language", "fr")
            #expect(try folder.paths(below: "Generated") == ["Generated/Shop/BasicIntent.swift"])
        }
    }

    @Test("a file that is given twice is built once")
    func repeatedInputs() throws {
        try withTool { tool, folder in
            try folder.write(Definitions.intents("Order"), to: "Definitions/Sub/Shop.intentdefinition")
            let result = try tool.build(
                "Definitions",
                "./Definitions/Sub/",
                "Definitions/Sub/Shop.intentdefinition"
            )
            #expect(result.outputText == "1 definition: 1 file written, 0 unchanged\n")
            #expect(result.errorText.isEmpty)
        }
    }

    @Test("names with spaces, quotes and letters of any script are names like others")
    func unusualNames() throws {
        try withTool { tool, folder in
            let name = "Ünï \"quoted\" 'x' 日本 $(HOME) 🍲 a:1:2: error: \\n\n\u{1B}[31m"
            try folder.write(Definitions.intents("Order"), to: "Definitions/\(name)/\(name).intentdefinition")
            #expect(try tool.build().succeeded)
            #expect(try tool.build("--verify").succeeded)
            #expect(try folder.paths(below: "Generated") == ["Generated/\(name)/\(name)/OrderIntent.swift"])
        }
    }

    @Test("a name with line breaks and control characters neither breaks the line of a finding nor steers a terminal")
    func nameInFindings() throws {
        try withTool { tool, folder in
            try folder.write("broken", to: "Definitions/a\n\u{1B}[31m: error: b.intentdefinition")
            for form in ["text", "short", "json", "github", "xcode", "sarif"] {
                let output = try tool.run("check", "--quiet", "--diagnostics", form).outputText
                let isText = form == "text" || form == "sarif"
                #expect(isText || output.split(separator: "\n").count == 1, "\(form)")
                #expect(!output.contains("\u{1B}"), "\(form)")
            }
        }
    }

    @Test("a name that isn't UTF-8 is an error that doesn't stop the others")
    func invalidName() throws {
        try withTool { tool, folder in
            try folder.write(Definitions.intents("Order"), to: "Definitions/Shop.intentdefinition")
            let isMade = try shell(#"touch "Definitions/$(printf '\377').intentdefinition""#, in: folder).succeeded
            try #require(isMade)
            let result = try tool.build()
            #expect(result.status == 74)
            #expect(
                result.errorText.contains("error: can't be read (its name isn't UTF-8); rename it [read-failed]\n")
            )
            #expect(result.outputText == "1 definition: 1 file written, 0 unchanged\n")
        }
    }
}
