import Synchronization
import Testing

@testable import IntentsHost

@Suite("Text on a terminal")
struct TerminalTextTests {
    @Test(
        "controls, and characters that turn the direction of writing, are escapes",
        arguments: [
            ("plain ä 日本 🏴󠁧󠁢󠁥󠁮󠁧󠁿", "plain ä 日本 🏴󠁧󠁢󠁥󠁮󠁧󠁿"), ("\u{1B}[2J", "\\u{1B}[2J"), ("a\u{202E}b", "a\\u{202E}b"),
            ("\u{2066}x\u{2069}", "\\u{2066}x\\u{2069}"), ("a\u{0}\u{7F}\u{9B}", "a\\u{0}\\u{7F}\\u{9B}"),
            ("a\nb\tc\r", "a\\u{A}b\\u{9}c\\u{D}"), ("a\u{2028}b\u{2029}", "a\\u{2028}b\\u{2029}"),
            ("\u{206A}", "\\u{206A}"), ("שלום\u{200F} 1", "שלום\u{200F} 1"), ("e\u{301}", "e\u{301}"), ("", ""),
        ]
    )
    func escapes(text: String, shown: String) {
        #expect(TerminalText(text).description == shown)
    }

    @Test("every character of the kinds is escaped, and no other")
    func all() {
        let escaped = (0...0x10FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init).filter {
            TerminalText(String(Character($0))).description.unicodeScalars.count > 1
        }
        let controls = Array(0...0x1F) + Array(0x7F...0x9F)
        let directions = [0x2028, 0x2029] + Array(0x202A...0x202E) + Array(0x2066...0x206F)
        #expect(escaped.map { Int($0.value) } == controls + directions)
    }

    @Test("lines and tabs of a text of several lines stay")
    func lines() {
        #expect(TerminalText("a\n\tb\r\u{1B}", keepsLines: true).description == "a\n\tb\\u{D}\\u{1B}")
    }

    @Test("a dialogue on a terminal shows statements, questions, headings and choices so")
    func dialogue() async throws {
        let written = Mutex<[String]>([])
        let dialogue = TerminalDialogue(readLine: { "1" }, writeLine: { line in written.withLock { $0.append(line) } })
        let evil = "a\u{202E}b\u{1B}c\nd"
        await dialogue.say(evil)
        let choice = IntentQuestion.Choice(title: evil, subtitle: evil, section: evil, otherNames: [])
        let question = IntentQuestion(kind: .choice, parameter: nil, text: evil, choices: [choice], takesWords: false)
        _ = try await dialogue.answer(to: question)
        let (text, line) = ("a\\u{202E}b\\u{1B}c\nd", "a\\u{202E}b\\u{1B}c\\u{A}d")
        #expect(written.withLock { $0 } == [text, text, line, "  1. \(line) (\(line))"])
    }
}
