import Basics
import Testing

@Suite struct RenderingTests {
    private let place = SourceLocation(file: "A.intentdefinition", position: SourcePosition(line: 12, column: 3))
    private let id = Diagnostic.ID.nameDuplicate

    @Test("a finding is a line with its place, and each note another")
    func text() {
        let first = SourceLocation(file: "B.intentdefinition", position: SourcePosition(line: 4, column: 5))
        let note = Diagnostic.Note("'Soup' is first declared here", at: first)
        let finding = Diagnostic(.error, id, message: "'Soup' is declared twice; rename one", at: place, notes: [note])
        #expect(
            finding.text() == """
                A.intentdefinition:12:3: error: 'Soup' is declared twice; rename one [name-duplicate]
                B.intentdefinition:4:5: note: 'Soup' is first declared here
                """
        )
    }

    @Test("a finding about a whole file has no line and column")
    func textWithoutPosition() {
        let finding = Diagnostic(.warning, id, message: "is empty", at: SourceLocation(file: "A"))
        #expect(finding.text() == "A: warning: is empty [name-duplicate]")
    }

    @Test("the severity alone is colored", arguments: [(Diagnostic.Severity.error, 31), (.warning, 35), (.note, 34)])
    func colors(severity: Diagnostic.Severity, code: Int) {
        let finding = Diagnostic(severity, id, message: "is empty", at: SourceLocation(file: "A"))
        #expect(
            finding.text(isColored: true)
                == "A: \u{1B}[1;\(code)m\(severity.rawValue):\u{1B}[0m is empty [name-duplicate]"
        )
    }

    @Test("control characters of names and files are escaped in text")
    func controlCharacters() {
        let file = SourceLocation(file: "A\n.intentdefinition")
        let finding = Diagnostic(.error, id, message: "'a\u{1B}[2Jb\u{7F}\u{85}\u{2028}\u{E9}' is unknown", at: file)
        #expect(
            finding.text()
                == #"A\n.intentdefinition: error: 'a\u{1B}[2Jb\u{7F}\u{0085}\u{2028}é' is unknown [name-duplicate]"#
        )
    }

    @Test("a finding in JSON has all its members, in this order")
    func json() {
        let note = Diagnostic.Note("first here", at: SourceLocation(file: "B"))
        let finding = Diagnostic(.note, id, message: "a \"quote\"", at: place, notes: [note])
        var json = JSONWriter(.compact)
        finding.writeJSON(to: &json)
        #expect(
            String(decoding: json.bytes, as: UTF8.self) == """
                {"severity":"note","id":"name-duplicate","message":"a \\"quote\\"","file":"A.intentdefinition","line":12,\
                "column":3,"notes":[{"message":"first here","file":"B"}]}
                """
        )
    }

    @Test("findings are reported once, by file and place, whatever their order was")
    func order() {
        func finding(_ file: String, _ line: UInt32?, _ message: String = "m") -> Diagnostic {
            let position = line.map { SourcePosition(line: $0, column: 1) }
            return Diagnostic(.error, id, message: message, at: SourceLocation(file: file, position: position))
        }
        let expected = [
            finding("A", nil), finding("A", 2), finding("A", 10, "a"), finding("A", 10, "b"), finding("B", 1),
        ]
        var random = SystemRandomNumberGenerator()
        for _ in 0..<20 {
            #expect((expected + expected).shuffled(using: &random).sortedForReport() == expected)
        }
    }
}
