import Foundation
import IntentDefinition
import TestSupport
import Testing

@testable import Preview

@Suite("A page") struct PreviewPageTests {
    /// Texts that try to become markup or a script.
    private static let hostile =
        HostileText.all + [
            "<script>alert(1)</script>", "</script><script>alert(1)</script>", "<img src=x onerror=alert(1)>",
            "\" onmouseover=\"alert(1)", "' onclick='alert(1)", "]]>", "<!--", "--><b>", "&lt;b&gt;", "</title><b>",
            "javascript:alert(1)", "\u{202E}evil", "${<b>}", String(repeating: "<i>", count: 10_000),
            "\u{2028}</script>",
        ]

    private func page(_ preview: Preview) -> String { String(decoding: PreviewPage(preview).bytes, as: UTF8.self) }

    /// A preview in which each text is the same.
    private func preview(_ text: String) -> Preview {
        var preview = Preview()
        preview.files = [text]
        preview.sourceLanguage = text
        preview.texts = [
            PreviewText(key: text, source: text, purpose: text, anchor: text, needsTranslation: true)
        ]
        preview.languages = [
            PreviewLanguage(
                name: text,
                isRightToLeft: false,
                translations: [
                    PreviewTranslation(text: text, state: text, forms: [.init(condition: text, text: text)])
                ]
            )
        ]
        var intent = PreviewIntent(anchor: "intent/\(text)", name: text, file: 0)
        (intent.title, intent.summary, intent.category, intent.verb) = (0, 0, text, text)
        (intent.places, intent.remarks, intent.generated) = ([text], ["deprecated \(text)"], [text])
        preview.intents = [intent]
        preview.enums = [PreviewEnum(anchor: "enum/\(text)", name: text, file: 0, cases: [], users: [text])]
        preview.types = [PreviewType(anchor: "type/\(text)", name: text, file: 0, properties: [], users: [])]
        preview.findings = [
            PreviewFinding(severity: text, rule: text, message: text, place: text, breaksShortcuts: true)
        ]
        preview.comparison = PreviewComparison(
            earlier: text,
            changes: [.init(kind: .changed, subject: text, anchor: text, field: text, before: text, after: text)]
        )
        return preview
    }

    @Test("has the same elements and attributes, whatever its texts are", arguments: hostile)
    func hostileText(text: String) throws {
        let (own, plain) = (page(preview(text)), page(preview("plain")))
        #expect(own.utf8.count { $0 == UInt8(ascii: "<") } == plain.utf8.count { $0 == UInt8(ascii: "<") })
        #expect(own.utf8.count { $0 == UInt8(ascii: ">") } >= plain.utf8.count { $0 == UInt8(ascii: ">") })
        let overview = try #require(own.components(separatedBy: "<script type").first)
        let plainOverview = try #require(page(preview("plain")).components(separatedBy: "<script type").first)
        #expect(
            overview.utf8.count { $0 == UInt8(ascii: "\"") } == plainOverview.utf8.count { $0 == UInt8(ascii: "\"") }
        )
        #expect(!overview.unicodeScalars.contains("\u{202E}"))
    }

    @Test("has its data as JSON that gives each text back", arguments: hostile)
    func data(text: String) throws {
        let page = page(preview(text))
        for id in ["data", "language-0"] {
            let start = try #require(page.range(of: "id=\"\(id)\">"))
            let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
            let json = try JSONSerialization.jsonObject(with: Data(page[start.upperBound..<end.lowerBound].utf8))
            if let object = json as? [String: Any] {
                #expect((object["files"] as? [String])?.map(\.withoutMarks) == [text.withoutMarks])
            }
            if let array = json as? [[Any]] {
                #expect((array.first?.first as? String)?.withoutMarks == text.withoutMarks)
            }
        }
    }

    @Test("names the hashes of its script and its style sheet, and allows nothing else")
    func policy() throws {
        let page = page(Preview())
        #expect(page.contains("default-src 'none'; script-src 'sha256-\(SHA256.base64(of: PreviewScript.text))'"))
        #expect(page.contains("style-src 'sha256-\(SHA256.base64(of: PreviewStyle.text))'"))
        #expect(!page.contains(" style=\"") && !page.contains("http-equiv=\"refresh\""))
        #expect(!page.contains("src=") && !page.contains("@import") && !page.contains("url("))
    }

    @Test(
        "computes hashes as the standard does",
        arguments: [
            ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
            ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
            ),
        ]
    )
    func hashes(text: String, expected: String) {
        #expect(SHA256.base64(of: text) == expected)
    }

    @Test("links to things by addresses without characters that need an escape")
    func addresses() {
        var html = HTMLText()
        html.address("intent/A b\"<é")
        #expect(String(decoding: html.bytes, as: UTF8.self) == "#intent/A%20b%22%3C%C3%A9")
    }
}

extension String {
    /// The text without byte-order marks, which Foundation drops from JSON.
    fileprivate var withoutMarks: String {
        String(String.UnicodeScalarView(unicodeScalars.filter { $0 != "\u{FEFF}" }))
    }
}
