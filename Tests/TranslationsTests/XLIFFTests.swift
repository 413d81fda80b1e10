import Basics
import PropertyLists
import TestSupport
import Testing
import Translations

@Suite("XLIFF documents")
struct XLIFFTests {
    private static let form = """
        <?xml version="1.0" encoding="UTF-8"?>
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
          <file original="Trips/Base.lproj/Trips.intentdefinition" source-language="en" target-language="fr" \
        datatype="plaintext">
            <header><tool tool-id="com.example.tool" tool-name="Tool"/></header>
            <body>
              <trans-unit id="Qa1Wz9-k2LmNo" xml:space="preserve">
                <source>Book a standard seat &amp; more?</source>
                <target state="translated">Réserver une place ?</target>
                <note>Prompt</note>
              </trans-unit>
              <group>
                <trans-unit id="Ab3Cd4" translate="no" xml:space="preserve">
                  <source><![CDATA[<Trips>]]></source>
                  <note/>
                </trans-unit>
              </group>
            </body>
          </file>
        </xliff>

        """

    private func document(_ text: String) throws -> XLIFFDocument {
        try XLIFFDocument(Array(text.utf8), file: "fr.xliff")
    }

    private func apply(_ edits: [TextEdit], to text: String) throws -> String {
        let sorted = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
        return String(decoding: try #require(sorted.applied(to: Array(text.utf8))), as: UTF8.self)
    }

    @Test("texts are read with their translations, notes and places")
    func reads() throws {
        let document = try document(Self.form)
        let file = try #require(document.files.first)
        #expect(document.files.count == 1 && document.issues.isEmpty)
        #expect(file.original.value == "Trips/Base.lproj/Trips.intentdefinition")
        #expect(file.sourceLanguage == "en" && file.targetLanguage == "fr")
        #expect(file.units.map(\.id.value) == ["Qa1Wz9-k2LmNo", "Ab3Cd4"])
        let (first, second) = (file.units[0], file.units[1])
        #expect(first.source.value == "Book a standard seat & more?")
        #expect(first.source.position == SourcePosition(line: 7, column: 9))
        #expect(first.target?.value == "Réserver une place ?")
        #expect(first.state == .translated && first.notes == ["Prompt"] && first.shouldTranslate)
        #expect(second.source.value == "<Trips>" && second.target == nil && second.notes == [])
        #expect(second.state == .new && !second.shouldTranslate)
    }

    @Test(
        "the state of a translation is read from every attribute that XLIFF has for it",
        arguments: [
            ("<target/>", nil), (#"<target state="new"/>"#, .new), (#"<target state="needs-translation"/>"#, .new),
            (#"<target state="needs-review-l10n">a</target>"#, .needsReview),
            (#"<target state="needs-adaptation">a</target>"#, .needsReview),
            (#"<target state="translated">a</target>"#, .translated),
            (#"<target state="final">a</target>"#, .translated),
            (#"<target state="signed-off">a</target>"#, .translated), (#"<target state="x-own">a</target>"#, nil),
            (#"<target state="translated" state-qualifier="mt-suggestion">a</target>"#, .machineTranslated),
            ("", .new),
        ] as [(String, TranslationState?)]
    )
    func states(target: String, state: TranslationState?) throws {
        let text =
            #"<xliff version="1.2"><file original="a"><body><trans-unit id="k"><source>a</source>\#(target)"#
            + "</trans-unit></body></file></xliff>"
        #expect(try document(text).files[0]["k"]?.state == state)
    }

    @Test("a unit that its service has approved is translated")
    func approved() throws {
        let text =
            #"<xliff version="1.2"><file original="a"><body><trans-unit id="k" approved="yes">"#
            + "<source>a</source><target>b</target></trans-unit></body></file></xliff>"
        #expect(try document(text).files[0]["k"]?.state == .translated)
    }

    @Test(
        "a file that isn't XLIFF 1.2 is an error at its place",
        arguments: [
            ("<plist/>", 1, 1, "the file isn't XLIFF"), ("<xliff/>", 1, 1, "the XLIFF has no version"),
            (#"<xliff version="2.0"/>"#, 1, 1, "the XLIFF has version '2.0'"), ("", 1, 1, "not well-formed XML"),
            ("<xliff version=\"1.2\">\n <file>", 2, 8, "the file is cut off: it ends inside <file>"),
            ("<xliff version=\"1.2\">\n </file>", 2, 9, "not well-formed XML"),
            ("<xliff version=\"1.2\">&bomb;</xliff>", 1, 28, "not well-formed XML"),
            (String(repeating: "<a>", count: 100), 1, 193, "elements are nested more than 64 levels deep"),
        ]
    )
    func refused(text: String, line: UInt32, column: UInt32, message: String) throws {
        let error = #expect(throws: PropertyListError.self) { try document(text) }
        #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
        #expect(error?.position == SourcePosition(line: line, column: column))
    }

    @Test("units without a key or a source are left out, each with the reason")
    func incompleteUnits() throws {
        let text = """
            <xliff version="1.2"><file original="a"><body>
            <trans-unit><source>a</source></trans-unit>
            <trans-unit id="k"><target>a</target></trans-unit>
            <trans-unit id="l"><source>a</source></trans-unit>
            </body></file></xliff>
            """
        let document = try document(text)
        #expect(document.files[0].units.map(\.id.value) == ["l"])
        #expect(document.issues.map(\.position.line) == [2, 3])
    }

    @Test(
        "a file in any encoding is read, and one in UTF-8 can be edited",
        arguments: [true, false]
    )
    func encodings(isBigEndian: Bool) throws {
        let units = Array(Self.form.replacing("encoding=\"UTF-8\"", with: "encoding=\"UTF-16\"").utf16)
        let bytes = ([0xFEFF] + units).flatMap { unit in
            let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
            return isBigEndian ? [high, low] : [low, high]
        }
        let document = try XLIFFDocument(bytes, file: "fr.xliff")
        #expect(document.files[0].units[0].target?.value == "Réserver une place ?")
        #expect(!document.isEditable)
        #expect(document.edits(settingTargetOf: document.files[0].units[0], to: "a") == nil)
    }

    @Test(
        "a translation is set at its place, and all other bytes stay",
        arguments: [
            ("<target>a</target>", "<target state=\"translated\">b &lt; c</target>"),
            ("<target state='new' x=\"1\">a</target>", "<target state='translated' x=\"1\">b &lt; c</target>"),
            ("<target xml:lang = \"fr\"/>", "<target state=\"translated\" xml:lang = \"fr\">b &lt; c</target>"),
            ("<target><!-- c --></target>", "<target state=\"translated\">b &lt; c</target>"),
            ("<target  state = \"final\" >a</target>", "<target  state = \"final\" >b &lt; c</target>"),
            (
                "<target state-qualifier='mt-suggestion' state='translated'>a</target>",
                "<target state='translated'>b &lt; c</target>"
            ),
        ]
    )
    func setsTarget(before: String, after: String) throws {
        func text(_ target: String) -> String {
            """
            <xliff version="1.2"><file original="a"><body>
              <trans-unit id="k"><source>a</source>\(target)<note>n</note></trans-unit>
            </body></file></xliff>
            """
        }
        let document = try document(text(before))
        let unit = try #require(document.files[0]["k"])
        let edits = try #require(document.edits(settingTargetOf: unit, to: "b < c", state: .translated))
        #expect(try apply(edits, to: text(before)) == text(after))
    }

    @Test(
        "a translation that isn't there yet goes after its source, on a line of its own if the source has one",
        arguments: [
            (
                "<trans-unit id=\"k\">\n\t<source>a</source>\n</trans-unit>",
                "<trans-unit id=\"k\">\n\t<source>a</source>\n\t<target state=\"new\">b</target>\n</trans-unit>"
            ),
            (
                "<trans-unit id=\"k\">\r\n  <source>a</source>\r\n</trans-unit>",
                "<trans-unit id=\"k\">\r\n  <source>a</source>\r\n  <target state=\"new\">b</target>\r\n</trans-unit>"
            ),
            (
                "<trans-unit id=\"k\"><source>a</source><note>n</note></trans-unit>",
                "<trans-unit id=\"k\"><source>a</source><target state=\"new\">b</target><note>n</note></trans-unit>"
            ),
        ]
    )
    func addsTarget(before: String, after: String) throws {
        func text(_ unit: String) -> String {
            "\u{FEFF}<xliff version=\"1.2\"><file original=\"a\"><body>\(unit)</body></file></xliff>"
        }
        let document = try document(text(before))
        let unit = try #require(document.files[0]["k"])
        let edits = try #require(document.edits(settingTargetOf: unit, to: "b", state: .new))
        #expect(try apply(edits, to: text(before)) == text(after))
    }

    @Test("a text with elements in it is not edited, as they would be lost")
    func markup() throws {
        let text = """
            <xliff version="1.2"><file original="a"><body><trans-unit id="k"><source>a <x id="1"/> b</source>\
            <target>c</target></trans-unit></body></file></xliff>
            """
        let document = try document(text)
        let unit = try #require(document.files[0]["k"])
        #expect(unit.hasMarkup)
        #expect(document.edits(settingTargetOf: unit, to: "d") == nil)
    }

    @Test("a written document is read back, with any texts", arguments: 0..<200)
    func roundTrip(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let states: [TranslationState?] = [nil] + TranslationState.allCases
        let files = (0..<Int.random(in: 0...2, using: &random)).map { _ in
            let units = (0..<Int.random(in: 0...4, using: &random)).map { index in
                let isTranslated = Bool.random(using: &random)
                return XLIFFDocument.Unit(
                    id: "\(index)" + RandomTable.text(&random),
                    source: RandomTable.text(&random),
                    target: isTranslated ? RandomTable.text(&random) + "\r&<>'" : nil,
                    state: isTranslated ? states.randomElement(using: &random)! : .new,
                    notes: Bool.random(using: &random) ? ["a " + RandomTable.text(&random)] : [],
                    shouldTranslate: Bool.random(using: &random)
                )
            }
            return XLIFFDocument.File(
                original: RandomTable.text(&random),
                sourceLanguage: "en",
                targetLanguage: "pt-BR",
                units: units
            )
        }
        let document = try XLIFFDocument(XLIFFWriter.bytes(of: files), file: "a.xliff")
        #expect(document.files.map(\.original.value) == files.map(\.original.value))
        let (read, written) = (document.files.flatMap(\.units), files.flatMap(\.units))
        #expect(read.map(\.id.value) == written.map(\.id.value))
        #expect(read.map(\.source.value) == written.map(\.source.value))
        #expect(read.map(\.target?.value) == written.map(\.target?.value))
        #expect(read.map(\.state) == written.map(\.state))
        #expect(read.map(\.notes) == written.map(\.notes))
        #expect(read.map(\.shouldTranslate) == written.map(\.shouldTranslate))
    }
}
