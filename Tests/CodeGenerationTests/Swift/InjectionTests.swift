import CodeGeneration
import IntentDefinition
import IntentInterface
import TestSupport
import Testing

@Suite("Text of a definition")
struct InjectionTests {
    @Test("never leaves its comment", arguments: HostileText.all)
    func staysInComments(text: String) {
        let plain = lines(of: .showing("plain"), source: "plain")
        let hostile = lines(of: .showing(text), source: text)
        let code = { (lines: [String]) in lines.filter { !$0.hasPrefix("//") } }
        #expect(code(hostile) == code(plain))
        #expect(hostile.contains { $0.hasPrefix("//") && $0.contains(HostileText.attack) })
    }

    /// The lines of all files without indentation, split at every character that any program treats as a line break.
    private func lines(of definition: Definition, source: String) -> [String] {
        SwiftGenerator(source: source)
            .files(for: DefinitionInterface(sound: definition))
            .flatMap { $0.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) }
            .map { String($0.drop { $0 == " " }) }
    }

    @Test("is shown without control characters", arguments: HostileText.all)
    func holdsNoControls(text: String) {
        let files = SwiftGenerator(source: text).files(for: DefinitionInterface(sound: .showing(text)))
        let controls = files.map(\.text).joined().unicodeScalars.filter { scalar in
            switch scalar.properties.generalCategory {
            case .control: scalar != "\n" && scalar != "\t"
            case .lineSeparator, .paragraphSeparator: true
            default: scalar.properties.isBidiControl || scalar == "\u{FEFF}"
            }
        }
        #expect(controls.isEmpty)
    }

    @Test("keeps its own line breaks as lines of the comment")
    func keepsLines() {
        let interface = DefinitionInterface(sound: .showing("First.\r\n\r\n  Second.  \rThird."))
        let text = SwiftGenerator(source: "a").files(for: interface).first?.text ?? ""
        #expect(
            text.contains("    /// First.\n    ///\n    ///   Second.\n    /// Third.\n    @NSManaged public var soup")
        )
    }

    @Test("leaves characters that are joined or in other scripts alone", arguments: ["👩‍👩‍👧 e\u{301}", "می‌خواهم", "大きさ"])
    func keepsText(text: String) {
        let files = SwiftGenerator(source: "a").files(for: DefinitionInterface(sound: .showing(text)))
        #expect(files.allSatisfy { $0.text.contains("/// \(text)\n") })
    }
}
