import Basics
import Foundation
import Testing

@Suite("Text that differs from what it looks like")
struct EscapingTests {
    /// Characters that break lines, steer terminals, turn the direction of writing or are not seen.
    static let deceptive: [Unicode.Scalar] = [
        "\0", "\u{7}", "\u{8}", "\r", "\u{1B}", "\u{7F}", "\u{85}", "\u{9B}", "\u{61C}", "\u{200B}", "\u{200E}",
        "\u{200F}",
        "\u{2028}", "\u{2029}", "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2060}", "\u{2066}",
        "\u{2067}", "\u{2068}", "\u{2069}", "\u{206A}", "\u{FEFF}",
    ]

    /// Texts of people, which are shown as they are.
    static let honest = [
        "Suppe für 2 €", "スープ", "👩‍🍳", "❤️", "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}", "שלום", "مرحبا",
        "می\u{200C}خواهم",
        "e\u{301}", "Sup\u{AD}pe",
    ]

    private func finding(about text: String) -> Diagnostic {
        let location = SourceLocation(file: "a\(text)", position: .start)
        return Diagnostic(
            .error,
            .enumZero,
            message: "'\(text)' is wrong",
            at: location,
            notes: [Diagnostic.Note("see \(text)", at: location)],
            fixIts: [FixIt("write \(text)", isSafe: true)]
        )
    }

    private func expectNone(of scalar: Unicode.Scalar, in text: String) {
        let others = text.unicodeScalars.filter { $0 == scalar }
        #expect(others.isEmpty, "\(text.debugDescription)")
        #expect(text.contains("\\"), "it is shown in another way")
    }

    @Test("is shown with escapes by every form for people", arguments: deceptive)
    func escapes(scalar: Unicode.Scalar) {
        let text = "so\(scalar)up"
        let finding = finding(about: text)
        expectNone(of: scalar, in: text.escapingControls)
        expectNone(of: scalar, in: text.escapingControlsInLines)
        expectNone(of: scalar, in: finding.text())
        expectNone(
            of: scalar,
            in: finding.text(isColored: true).replacing("\u{1B}[1;31m", with: "").replacing("\u{1B}[1;34m", with: "")
                .replacing("\u{1B}[0m", with: "")
        )
        var sources = SourceLibrary { SourceFile(path: $0, utf8: Array("a \(text) b".utf8)) }
        expectNone(of: scalar, in: ExcerptRendering().text(of: finding, sources: &sources))
    }

    @Test("is escaped by the forms for programs as they define it", arguments: deceptive)
    func programs(scalar: Unicode.Scalar) throws {
        let text = "so\(scalar)up"
        var json = JSONWriter()
        finding(about: text).writeJSON(to: &json)
        let object = try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String: Any]
        #expect(object?["message"] as? String == "'\(text)' is wrong")
        var sources = SourceLibrary { _ in nil }
        let command = finding(about: text).workflowCommand(sources: &sources)
        #expect(!command.unicodeScalars.contains(scalar))
    }

    @Test("is no text of people", arguments: honest)
    func honestText(text: String) {
        #expect(text.escapingControls == text)
        #expect(text.escapingControlsInLines == text)
        #expect(text.escapingControlsInDiff == text)
    }

    @Test("a text of several lines keeps its line breaks and tabs, and a diff the ends of its lines")
    func lines() {
        #expect("a\n\tb".escapingControls == #"a\n\tb"#)
        #expect("a\n\tb\r\n".escapingControlsInLines == "a\n\tb\\r\n")
        #expect("+a\r\n-b\u{1B}\r\n c\rd\n".escapingControlsInDiff == "+a\r\n-b\\u{1B}\r\n c\\rd\n")
    }

    @Test("a diff names a path with such characters as git does, in quotes", arguments: deceptive)
    func paths(scalar: Unicode.Scalar) {
        let diff = UnifiedDiff(of: "so\(scalar)up", from: Array("1\n".utf8), to: Array("2\n".utf8)).text
        #expect(!diff.unicodeScalars.contains(scalar))
        #expect(diff.contains("--- \"a/so\\"))
    }
}
