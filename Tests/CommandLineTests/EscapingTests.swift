import Foundation
import TestSupport
import Testing

@Suite("Names that differ from what they look like")
struct EscapingTests {
    /// Names of folders that would steer a terminal, turn the direction of writing, or pass for another line.
    static let names = ["so\u{1B}[31mup", "so\u{202E}up", "so\u{2066}up", "so\rup", "so\nup", "so\u{9B}up"]

    /// Calls that print names of files.
    static let calls: [[String]] = [
        ["list"], ["build", "--verbose"], ["build", "--dry-run"], ["build", "--verify"], ["format"],
        ["format", "--verify"], ["check"], ["check", "--diagnostics", "short"], ["check", "--diagnostics", "github"],
        ["check", "--fix", "--dry-run"],
    ]

    @Test("are shown with escapes by every command", arguments: names, calls)
    func escapes(name: String, call: [String]) throws {
        try withTool { tool, folder in
            let definition = Definitions.intents("Order", description: "so\u{202E}up \u{1F}")
            try folder.write(definition.replacing("\u{1F}", with: ""), to: "Definitions/\(name)/A.intentdefinition")
            let result = try tool.run(call)
            for text in [result.outputText, result.errorText] {
                let left = text.unicodeScalars.filter { Self.steers($0) }
                #expect(left.isEmpty, "\(text.debugDescription)")
                #expect(!text.split(separator: "\n").contains { $0.hasPrefix("up") }, "\(text.debugDescription)")
            }
            let text = result.outputText + result.errorText
            #expect(text.contains(#"so\"#) || text.contains("so%") || text.contains("0 findings"))
        }
    }

    private static func steers(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control: scalar != "\n" && scalar != "\t"
        case .format: true
        default: false
        }
    }

    @Test("are shown with escapes in wrong arguments", arguments: names)
    func arguments(name: String) throws {
        try withTool { tool, _ in
            for call in [[name], ["explain", name], ["build", "--\(name)"], ["list", "--format", name]] {
                let result = try tool.run(call)
                #expect(result.status == 64)
                #expect(!result.errorText.unicodeScalars.contains(where: Self.steers))
            }
        }
    }

    @Test("are as they are in JSON, and in the paths that build systems read")
    func programs() throws {
        let name = "so\u{202E}up"
        try withTool { tool, folder in
            try folder.write(Definitions.intents("Order"), to: "\(name)/A.intentdefinition")
            let list = try tool.run("list", "--format", "json", name)
            let object = try JSONSerialization.jsonObject(with: list.output) as? [String: Any]
            let definitions = object?["definitions"] as? [[String: Any]]
            #expect(definitions?.first?["file"] as? String == "\(name)/A.intentdefinition")
            let paths = try tool.run("generate", "-input", "\(name)/A.intentdefinition", "-output", name, "-dryRun")
            #expect(paths.outputText.contains("/\(name)/OrderIntent.swift\n"))
        }
    }
}
