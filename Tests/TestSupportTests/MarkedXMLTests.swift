import Basics
import Testing

@testable import TestSupport

@Suite("marked XML")
struct MarkedXMLTests {
    private func position(_ line: UInt32, _ column: UInt32) -> SourcePosition {
        SourcePosition(line: line, column: column)
    }

    @Test("places a mark that fills its line at what begins on the next line")
    func filledLine() throws {
        let marked = try MarkedXML(
            """
            <dict>
                <!--! error ref-dangling: there is no enum 'Sise' -->
                <!--! warning text-empty: no title -->
                <string>Sise</string>
            </dict>
            """
        )
        #expect(marked.text == "<dict>\n    <string>Sise</string>\n</dict>")
        #expect(marked.expected.map(\.position) == [position(2, 5), position(2, 5)])
        #expect(marked.expected.map(\.id) == ["ref-dangling", "text-empty"])
        #expect(marked.expected.map(\.severity) == [.error, .warning])
        #expect(marked.expected.first?.message == "there is no enum 'Sise'")
    }

    @Test("places a mark inside a line at the byte that follows it")
    func insideLine() throws {
        let marked = try MarkedXML("<a>ü<!--! error x: y: z --> $<!--! note x: w -->b</a>")
        #expect(marked.text == "<a>ü $b</a>")
        #expect(marked.expected.map(\.position) == [position(1, 6), position(1, 8)])
        #expect(marked.expected.map(\.message) == ["y: z", "w"])
    }

    @Test("places a mark with nothing after it at the end of the text")
    func endOfText() throws {
        let marked = try MarkedXML("<plist>\n<!--! error xml-truncated: the file ends early -->")
        #expect(marked.text == "<plist>")
        #expect(marked.expected.map(\.position) == [position(1, 8)])
    }

    @Test("keeps ordinary comments, and places what follows an earlier mark by the stripped text")
    func ordinaryComments() throws {
        let marked = try MarkedXML("<!-- kept -->\n<!--! error enum-empty: b -->\n<x/>\n<!--! error c: d -->\n<y/>")
        #expect(marked.text == "<!-- kept -->\n<x/>\n<y/>")
        #expect(marked.expected.map(\.position) == [position(2, 1), position(3, 1)])
    }

    @Test("refuses a malformed mark", arguments: ["<!--! error -->", "<!--! fatal x: y -->", "<!--! error x: y"])
    func malformedMark(mark: String) {
        #expect(throws: MarkedXML.MalformedMark.self) { try MarkedXML(mark) }
    }

    @Test("finds what is missing and what is unexpected, notes included")
    func difference() throws {
        let marked = try MarkedXML(
            "<!--! error enum-empty: b --><x/>\n<!--! note enum-empty: first here --><y/>\n<!--! error enum-zero: f --><z/>"
        )
        func location(_ line: UInt32) -> Basics.SourceLocation {
            .init(file: "f", position: position(line, 1))
        }
        let note = Diagnostic.Note("first here", at: location(2))
        let right = Diagnostic(.error, .enumEmpty, message: "b", at: location(1), notes: [note])
        let wrongLine = Diagnostic(.error, .enumZero, message: "f", at: location(4))
        let (missing, unexpected) = marked.difference(from: [right, wrongLine, right])
        #expect(missing.map(\.description) == ["3:1: <!--! error enum-zero: f -->"])
        #expect(
            unexpected.map(\.description) == [
                "4:1: <!--! error enum-zero: f -->", "1:1: <!--! error enum-empty: b -->",
                "2:1: <!--! note enum-empty: first here -->",
            ]
        )
    }
}
