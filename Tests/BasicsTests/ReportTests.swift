import Basics
import Testing

@Suite struct ReportTests {
    private func finding(_ line: UInt32, _ severity: Diagnostic.Severity = .error) -> Diagnostic {
        let location = SourceLocation(file: "A", position: SourcePosition(line: line, column: 1))
        return Diagnostic(severity, .enumZero, message: "m", at: location)
    }

    @Test("beyond the limit, errors are left out and counted, and warnings stay")
    func limit() {
        let findings = [finding(4), finding(1), finding(3, .warning), finding(2), finding(5, .note), finding(1)]
        let report = DiagnosticReport(findings, errorLimit: 2)
        #expect(report.shown == [finding(1), finding(2), finding(3, .warning), finding(5, .note)])
        #expect(report.omittedErrorCount == 1)
    }

    @Test("without a limit, and below it, nothing is left out", arguments: [nil, 2, 3])
    func noLimit(limit: Int?) {
        let report = DiagnosticReport([finding(1), finding(2)], errorLimit: limit)
        #expect(report.shown.count == 2)
        #expect(report.omittedErrorCount == 0)
    }

    @Test("a GitHub workflow command escapes special characters, and counts columns in UTF-16")
    func workflowCommand() {
        let location = SourceLocation(
            file: "a,b:c%.intentdefinition",
            position: SourcePosition(line: 1, column: 3),
            end: SourcePosition(line: 1, column: 4)
        )
        let note = Diagnostic.Note("first here", at: SourceLocation(file: "B", position: .start))
        let finding = Diagnostic(
            .note,
            .enumZero,
            message: "100 % of\nit: a, b",
            at: location,
            notes: [note]
        )
        var sources = SourceLibrary { SourceFile(path: $0, utf8: Array("üab".utf8)) }
        #expect(
            finding.workflowCommand(sources: &sources) == """
                ::notice file=a%2Cb%3Ac%25.intentdefinition,line=1,col=2,endLine=1,endColumn=3,title=enum-zero::\
                100 %25 of%0Ait: a, b%0AB:1:1: first here
                """
        )
        let whole = Diagnostic(.warning, .enumZero, message: "m", at: SourceLocation(file: "A"))
        #expect(whole.workflowCommand(sources: &sources) == "::warning file=A,title=enum-zero::m")
    }

    @Test("JSON includes the category, the end and the fix-its of a finding if they are known")
    func json() {
        var finding = finding(2)
        finding.location.end = SourcePosition(line: 2, column: 9)
        let edit = TextEdit(file: "A", range: 3..<5, replacement: "x\n")
        finding.fixIts = [FixIt("set it", isSafe: true, edits: [edit])]
        var json = JSONWriter(.compact)
        finding.writeJSON(to: &json, category: .intents)
        #expect(
            String(decoding: json.bytes, as: UTF8.self) == """
                {"severity":"error","id":"enum-zero","category":"intents","message":"m","file":"A","line":2,"column":1,\
                "endLine":2,"endColumn":9,"notes":[],"fixIts":[{"title":"set it","isSafe":true,\
                "edits":[{"file":"A","offset":3,"length":2,"replacement":"x\\n"}]}]}
                """
        )
    }

    @Test("missing ends are added, to notes too, and each file is read once")
    func ends() {
        var finding = finding(1)
        finding.notes = [
            Diagnostic.Note("n", at: SourceLocation(file: "A", position: SourcePosition(line: 1, column: 2)))
        ]
        var readCount = 0
        var sources = SourceLibrary { path in
            readCount += 1
            return SourceFile(path: path, utf8: Array("abc".utf8))
        }
        let end = SourcePosition(line: 1, column: 4)
        let complete = sources.addingEnds(to: [finding]) { _, _ in end }
        #expect(complete.map(\.location.end) == [end])
        #expect(complete.first?.notes.map(\.location.end) == [end])
        #expect(readCount == 1)
    }
}

@Suite("The texts of files")
struct SourceLibraryTests {
    private static let text = Array(String(repeating: "0123456789abcde\n", count: 4096).utf8)

    @Test("of a large file the start is enough for places in it, and all is read for others")
    func starts() {
        var wholes = 0
        var sources = SourceLibrary { path in
            wholes += 1
            return SourceFile(path: path, utf8: Self.text)
        } startingWith: { path in
            SourceFile(path: path, utf8: Array(Self.text.prefix(32 * 1024)))
        }
        #expect(sources.file("A", around: SourcePosition(line: 1000, column: 16))?.utf8.count == 32 * 1024)
        #expect(wholes == 0)
        #expect(sources.file("A", around: SourcePosition(line: 1100, column: 1))?.utf8.count == Self.text.count)
        #expect(sources.file("A", around: .start)?.utf8.count == Self.text.count)
        #expect(sources.file("A")?.utf8.count == Self.text.count)
        #expect(wholes == 1)
    }

    @Test("of a file without a start all is read")
    func noStart() {
        var sources = SourceLibrary { SourceFile(path: $0, utf8: Array("a".utf8)) }
        #expect(sources.file("A", around: .start)?.utf8.count == 1)
        #expect(sources.file("A", around: SourcePosition(line: 9, column: 9))?.utf8.count == 1)
    }
}
