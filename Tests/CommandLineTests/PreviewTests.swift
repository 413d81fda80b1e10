import Foundation
import TestSupport
import Testing

@Suite("preview") struct PreviewTests {
    @Test("writes a page with each intent")
    func page() throws {
        try withTool { tool, folder in
            try folder.write(Definitions.intents("Order", "Cancel"), to: "Shop.intentdefinition")
            let result = try tool.run("preview", "Shop.intentdefinition", "--output", "Out/preview.html")
            #expect(result.succeeded)
            #expect(result.errorText.hasSuffix("wrote 2 intents to 'Out/preview.html'\n"))
            let page = try folder.text(of: "Out/preview.html")
            #expect(page.contains("href=\"#intent/Order\"") && page.contains("href=\"#intent/Cancel\""))
        }
    }

    @Test("writes the same page each time")
    func repeatable() throws {
        try withTool { tool, folder in
            for name in ["A", "B", "C"] {
                try folder.write(Definitions.intents(name), to: "Definitions/\(name).intentdefinition")
            }
            #expect(try tool.run("preview", "Definitions", "--output", "1.html").succeeded)
            #expect(try tool.run("preview", "Definitions", "--output", "2.html", "--jobs", "1").succeeded)
            #expect(try folder.text(of: "1.html") == folder.text(of: "2.html"))
        }
    }

    @Test("shows findings and translations")
    func content() throws {
        try withTool { tool, folder in
            try folder.write(Definitions.withUnknownType, to: "Base.lproj/Shop.intentdefinition")
            try folder.write("\"a\" = \"b\";\n", to: "de.lproj/Shop.strings")
            #expect(try tool.run("preview", ".", "--output", "p.html").succeeded)
            let page = try folder.text(of: "p.html")
            #expect(page.contains("\"anchors\":[\"intent/Broken/parameter/size\"]"))
            #expect(page.contains("<option value=\"0\">de</option>"))
        }
    }

    @Test("shows what changed since a folder, and what breaks shortcuts")
    func against() throws {
        try withTool { tool, folder in
            try folder.write(Definitions.intents("Order", "Cancel"), to: "Old/Shop.intentdefinition")
            try folder.write(Definitions.intents("Order"), to: "New/Shop.intentdefinition")
            #expect(try tool.run("preview", "New", "--output", "p.html", "--against", "Old").succeeded)
            let page = try folder.text(of: "p.html")
            #expect(page.contains("{\"kind\":\"removed\",\"subject\":\"intent 'Cancel'\"}"))
            #expect(page.contains("\"breaks\":true"))
        }
    }

    @Test("shows the readable definitions, and reports the others")
    func unreadable() throws {
        try withTool { tool, folder in
            try folder.write(Definitions.intents("Order"), to: "Definitions/A.intentdefinition")
            try folder.write("broken", to: "Definitions/B.intentdefinition")
            let result = try tool.run("preview", "Definitions", "--output", "p.html")
            #expect(result.status == 1)
            #expect(result.errorText.contains("Definitions/B.intentdefinition:1:1: error: "))
            #expect(try folder.text(of: "p.html").contains("#intent/Order"))
        }
    }

    @Test(
        "refuses what it can't write",
        arguments: [
            ("Shop.intentdefinition", 64 as Int32, "isn't an HTML file"),
            ("Shop.intentdefinition/p.html", 73, "can't be written"),
        ]
    )
    func refusals(output: String, status: Int32, message: String) throws {
        try withTool { tool, folder in
            let text = Definitions.intents("Order")
            try folder.write(text, to: "Shop.intentdefinition")
            let result = try tool.run("preview", "Shop.intentdefinition", "--output", output)
            #expect(result.status == status)
            #expect(result.errorText.contains(message))
            #expect(try folder.text(of: "Shop.intentdefinition") == text)
        }
    }

    @Test("writes nothing if there is no definition", arguments: ["Missing", "."])
    func missing(path: String) throws {
        try withTool { tool, folder in
            let result = try tool.run("preview", path, "--output", "p.html")
            #expect(result.status == 74)
            #expect(try folder.paths().isEmpty)
        }
    }

    @Test("writes a page of every real definition", .needsCorpus, arguments: Corpus.definitions)
    func corpus(file: Corpus.File) throws {
        try withTool { tool, folder in
            let result = try tool.run("preview", file.url.path, "--output", "p.html")
            #expect(!result.wasKilled)
            if result.status == 0 { #expect(try folder.paths() == ["p.html"]) }
        }
    }
}
