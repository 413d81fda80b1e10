import IntentDefinition
import IntentInterface
import TestSupport
import Testing

@testable import CodeGeneration

@Suite("Text of a definition in Objective-C")
struct ObjectiveCInjectionTests {
    @Test("never leaves its comment", arguments: HostileText.all)
    func staysInComments(text: String) {
        let plain = lines(showing: "plain")
        let hostile = lines(showing: text)
        let code = { (lines: [String]) in lines.filter { !$0.hasPrefix("//") } }
        #expect(code(hostile) == code(plain))
        #expect(hostile.contains { $0.hasPrefix("//") && $0.contains(HostileText.attack) })
    }

    @Test("never takes the next line into its comment, with trigraphs or without", arguments: HostileText.all)
    func endsBeforeCode(text: String) {
        for line in lines(showing: text) where line.hasPrefix("//") {
            let end = line.reversed().drop { $0 == " " || $0 == "\t" }.prefix(3)
            #expect(end.first != "\\", "\(line)")
            #expect(String(end.reversed()) != "??/", "\(line)")
        }
    }

    @Test("compiles without a warning, one about comments included", .needsAppleInterfaces, arguments: HostileText.all)
    func compiles(text: String) throws {
        let sources = files(showing: text).map(\.sourceText)
        for flags in [[], ["-trigraphs"]] {
            #expect(try AppleTypeChecker().checkObjectiveC(sources, extraFlags: flags) == [])
        }
    }

    @Test("shows markup characters of documentation as character references")
    func markup() {
        let text = lines(showing: #"\c a@b <i> ?? 100% "q""#).first { $0.hasSuffix("q\"") }
        #expect(text == #"/// &#92;c a&#64;b &lt;i> ?? 100% "q""#)
    }

    /// The lines of all files without indentation, split at every character that any program treats as a line break.
    private func lines(showing text: String) -> [String] {
        files(showing: text)
            .flatMap { $0.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) }
            .map { String($0.drop { $0 == " " }) }
    }

    private func files(showing text: String) -> [GeneratedFile] {
        let interface = DefinitionInterface(sound: .showing(text), classPrefix: "XY", language: .objectiveC)
        return ObjectiveCGenerator(source: text).files(for: interface)
    }
}
