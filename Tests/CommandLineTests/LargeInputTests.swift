import Foundation
import TestSupport
import Testing

@Suite("Large files")
struct LargeInputTests {
    private static let start = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n"

    @Test(
        "of another kind are refused at the place that shows it, with its line",
        arguments: [["check", "."], ["build", "--diagnostics", "text", "."], ["list", "."], ["format", "."]]
    )
    func otherKinds(call: [String]) throws {
        let elements = String(repeating: "<string>soup</string>\n", count: 100_000)
        try withTool { tool, folder in
            try folder.write("\(Self.start)<array>\n\(elements)</array>\n</plist>\n", to: "A.intentdefinition")
            let result = try tool.run(call)
            #expect(result.status == 1)
            let text = result.outputText + result.errorText
            #expect(text.contains("A.intentdefinition:3:1: error: an intent definition starts with '<dict>'"))
            if !call.contains("list") { #expect(text.contains("3 | <array>\n    | ^~~~~~~")) }
        }
    }

    @Test("have excerpts and columns of their last lines too", arguments: ["text", "sarif", "github", "json"])
    func lastLines(format: String) throws {
        let comments = String(repeating: "<!-- nothing to see -->\n", count: 60_000)
        try withTool { tool, folder in
            let end = "<dict><key>INIntents</key>\n<array>\n<integer>1</integer></array></dict>\n</plist>\n"
            try folder.write("\(Self.start)\(comments)\(end)", to: "A.intentdefinition")
            let result = try tool.run("check", "--diagnostics", format, "A.intentdefinition")
            switch format {
            case "text":
                #expect(result.outputText.contains("60005 | <integer>1</integer></array></dict>\n        | ^~"))
            case "sarif": #expect(result.outputText.contains("\"startLine\": 60005,"))
            case "github": #expect(result.outputText.contains("line=60005,col=1,endLine=60005,endColumn=21"))
            default:
                #expect(result.outputText.contains("\"line\":60005,\"column\":1,\"endLine\":60005,\"endColumn\":21"))
            }
        }
    }
}
