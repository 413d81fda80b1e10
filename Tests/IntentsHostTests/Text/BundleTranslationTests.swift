import Foundation
import Intents
import PortableForm
import Synchronization
import TestSupport
import Testing

@testable import IntentsHost

@Suite("Translations in the tables of a bundle")
struct BundleTranslationTests {
    /// A translation of a text, in the language of a locale, from a bundle with some files.
    private func translation(
        _ identifiers: String...,
        in locale: String,
        of files: [String: Data]
    ) throws -> String? {
        try withTemporaryFolder { folder in
            for (path, content) in files {
                let file = folder.file("App.resources").appendingPathComponent(path)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try content.write(to: file)
            }
            let bundle = try #require(Bundle(url: folder.file("App.resources")))
            let request = IntentTranslationRequest(
                identifiers: identifiers,
                text: "Water ${plant}",
                locale: Locale(identifier: locale)
            )
            return BundleTranslations(bundle: bundle, table: "Plants").translation(for: request)
        }
    }

    private static let german = #"/* Title */ "a" = "${plant} \"gießen\"";"#

    /// Tables with the same content, in each form that a `.strings` file has.
    static let forms: [(name: String, data: Data)] = [
        ("UTF-8", Data(german.utf8)),
        ("UTF-8 with a mark", Data([0xEF, 0xBB, 0xBF]) + Data(german.utf8)),
        ("UTF-16, little end first", Data([0xFF, 0xFE]) + (german.data(using: .utf16LittleEndian) ?? Data())),
        ("UTF-16, big end first", Data([0xFE, 0xFF]) + (german.data(using: .utf16BigEndian) ?? Data())),
        ("an XML property list", propertyList(.xml)),
        ("a binary property list", propertyList(.binary)),
    ]

    private static func propertyList(_ format: PropertyListSerialization.PropertyListFormat) -> Data {
        let content = ["a": "${plant} \"gießen\""]
        return (try? PropertyListSerialization.data(fromPropertyList: content, format: format, options: 0)) ?? Data()
    }

    @Test("a table is read in every form that it has", arguments: forms)
    func reading(form: (name: String, data: Data)) throws {
        let text = try translation("a", in: "de_DE", of: ["de.lproj/Plants.strings": form.data])
        #expect(text == "${plant} \"gießen\"", "\(form.name)")
    }

    @Test("the most specific identifier that the table has counts")
    func specific() throws {
        let table = Data(#""a" = "one"; "a-b" = "two";"#.utf8)
        let files = ["de.lproj/Plants.strings": table]
        #expect(try translation("a-b", "a", in: "de", of: files) == "two")
        #expect(try translation("a-c", "a", in: "de", of: files) == "one")
        #expect(try translation("c", in: "de", of: files) == nil)
    }

    @Test(
        "an entry without a text, an empty table and a table of another name translate nothing",
        arguments: [
            ("de.lproj/Plants.strings", #""a" = "";"#), ("de.lproj/Plants.strings", ""),
            ("de.lproj/Plants.strings", "/* nothing */"), ("de.lproj/Garden.strings", #""a" = "x";"#),
            ("Base.lproj/Plants.strings", #""a" = "x";"#), ("Plants.strings", #""a" = "x";"#),
        ]
    )
    func nothing(path: String, content: String) throws {
        #expect(try translation("a", in: "de", of: [path: Data(content.utf8)]) == nil)
    }

    @Test(
        "the closest language in the same script is spoken, and none that the user doesn't read",
        arguments: [
            ("de_DE", "de"), ("de_AT", "de"), ("pt_BR", "pt-BR"), ("pt_PT", "pt"), ("pt_AO", "pt"), ("es_MX", "es-419"),
            ("zh_TW", "zh-Hant"), ("zh_HK", "zh-Hant"), ("zh_CN", "zh-hans"), ("zh-Hans_SG", "zh-hans"),
            ("nb_NO", "no"), ("no_NO", "no"), ("nn_NO", nil), ("sr-Latn_RS", nil), ("sr_RS", "sr"), ("he_IL", "iw"),
            ("fr_FR", nil), ("en_US", nil), ("C", nil), ("", nil),
        ] as [(String, String?)]
    )
    func languages(locale: String, language: String?) {
        let languages = ["de", "es-419", "iw", "no", "pt", "pt-BR", "sr", "zh-Hant", "zh-hans"]
        #expect(LanguageMatch.best(for: Locale(identifier: locale), among: languages) == language)
    }

    @Test("a table that can't be read is reported once, with its path, and translates nothing")
    func damaged() throws {
        let system = MemoryIntentSystem()
        try withTemporaryFolder { folder in
            let language = folder.file("App.resources/de.lproj")
            try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
            try Data(#""a" = "x"#.utf8).write(to: language.appendingPathComponent("Plants.strings"))
            let bundle = try #require(Bundle(url: folder.file("App.resources")))
            let source = BundleTranslations(bundle: bundle, table: "Plants")
            let request = IntentTranslationRequest(identifiers: ["a"], text: "x", locale: Locale(identifier: "de"))
            IntentEnvironment.withSystem(system) {
                #expect(source.translation(for: request) == nil)
                #expect(source.translation(for: request) == nil)
            }
            #expect(source.languages == ["de"])
        }
        #expect(system.contents.reports.count == 1)
        #expect(
            system.contents.reports.first?.contains("/de.lproj/Plants.strings: error: the table can't be read") == true
        )
    }
}

@Suite("Sources of translations")
struct TranslationSourceTests {
    /// A source that records the requests.
    private final class Source: IntentTranslationSource {
        private let noted = Mutex<[IntentTranslationRequest]>([])

        var requests: [IntentTranslationRequest] { noted.withLock { $0 } }

        func translation(for request: IntentTranslationRequest) -> String? {
            noted.withLock { $0.append(request) }
            return nil
        }
    }

    private func text(_ text: IntentText, from sources: [any IntentTranslationSource], count: String? = nil) -> String {
        var configuration = IntentHostConfiguration(intents: [], handlers: .handlers { _ in nil })
        configuration.locale = Locale(identifier: "de_DE")
        configuration.translations = sources
        let intent = StartWorkoutIntent()
        intent.kind = .swim
        intent.minutes = 1_500
        let words = count.map { ["count": $0] } ?? [:]
        let source = IntentTextSource(words: words, intent: intent)
        return IntentTextRenderer(configuration).render(text, with: source).text
    }

    @Test("of several sources the first that has a translation counts, and else the definition's text")
    func order() {
        let title = IntentText("Swim", identifier: "t")
        #expect(text(title, from: [["x": "-"], ["t": "Schwimmen"], ["t": "Baden"]]) == "Schwimmen")
        #expect(text(title, from: [["x": "-"]]) == "Swim")
        #expect(text(title, from: []) == "Swim")
        #expect(text(IntentText("Swim"), from: [["t": "Schwimmen"]]) == "Swim")
    }

    @Test("a source receives all identifiers, the text, the language and the numbers")
    func request() throws {
        let source = Source()
        _ = text(IntentText("${kind} for ${minutes}, ${count}", identifier: "t"), from: [source], count: "3")
        let request = try #require(source.requests.first)
        #expect(request.identifiers == ["t-k2", "t"])
        #expect(request.text == "${kind} for ${minutes}, ${count}")
        #expect(request.locale.identifier == "de_DE")
        #expect(request.numbers == ["minutes": 1_500, "count": 3])
    }
}
