import Basics
import Foundation
import IntentDefinition
import TestSupport
import Testing

@Suite("The families that the tool contains")
struct KnownFamilyTests {
    private static let folder = PackageFolder.root.appendingPathComponent("System")

    /// The names of the files in `System`, without extensions.
    private static let names: [String] = {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".systemintents.json") }.map { String($0.prefix { $0 != "." }) }.sorted()
    }()

    private static func text(of name: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent("\(name).systemintents.json"), encoding: .utf8)
    }

    @Test("are all files in System")
    func complete() {
        #expect(KnownFamilies.texts.map(\.key) == Self.names)
    }

    @Test("are copies of the files, with other line breaks", arguments: names)
    func copies(name: String) throws {
        let variable = name.prefix(1).lowercased() + name.dropFirst()
        let lines = Self.lines(of: try Self.text(of: name)).map { "        \($0)\n" }.joined()
        let code = """
            extension KnownFamilies {
                /// The content of `System/\(name).systemintents.json`, recorded by `KnownFamilyTests`.
                static let \(variable) = #\"\"\"
            \(lines)        \"\"\"#
            }

            """
        let file = PackageFolder.root.appendingPathComponent("Sources/IntentDefinition/System/Families/\(name).swift")
        try Golden.expect(Array(code.utf8), matches: file)
    }

    @Test("can be read, with the same intents as the files", arguments: names)
    func readable(name: String) throws {
        var diagnostics: [Diagnostic] = []
        let family = SystemFamily.decode(Array(try Self.text(of: name).utf8), file: name, diagnostics: &diagnostics)
        #expect(diagnostics.isEmpty)
        let known = KnownFamilies.all.first { $0.file == "System/\(name).systemintents.json" }
        #expect(known?.intents.map(\.name.value) == family?.intents.map(\.name.value))
        #expect(known?.intents.flatMap(\.codes).map(\.value) == family?.intents.flatMap(\.codes).map(\.value))
    }

    /// Returns JSON in lines of at most 100 characters, broken only between values.
    private static func lines(of json: String) -> [String] {
        var tokens: [String] = [""]
        var (isInString, isEscaped) = (false, false)
        for character in json {
            if !isInString, character.isWhitespace {
                if tokens.last != "" { tokens.append("") }
                continue
            }
            tokens[tokens.count - 1].append(character)
            if character == "\"", !isEscaped { isInString.toggle() }
            isEscaped = isInString && character == "\\" && !isEscaped
        }

        return tokens.reduce(into: []) { lines, token in
            guard !token.isEmpty else { return }
            if let last = lines.last, last.count + 1 + token.count <= 100 {
                lines[lines.count - 1] = "\(last) \(token)"
            } else {
                lines.append(token)
            }
        }
    }
}
