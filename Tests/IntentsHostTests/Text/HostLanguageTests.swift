import Foundation
import Intents
import PortableForm
import Testing

@testable import IntentsHost

@Suite("The host's own phrases in many languages")
struct HostLanguageTests {
    /// The promised languages.
    static let codes = ["de", "en", "es", "fr", "it", "ja", "nl", "pt", "zh-Hans", "zh-Hant"]

    private func phrases(_ language: String) -> IntentHostPhrases {
        IntentHostPhrases(for: Locale(identifier: language))
    }

    /// The texts by their names, with the placeholders that each needs.
    private func texts(_ phrases: IntentHostPhrases) -> [(name: String, text: String, placeholders: Set<String>)] {
        let isSplit = ["de", "nl"].contains(phrases.language)
        return [
            ("yes", phrases.yes, []), ("no", phrases.no, []), ("value", phrases.value, ["displayName"]),
            ("disambiguationIntroduction", phrases.disambiguationIntroduction, ["count"]),
            ("disambiguationOfOne", phrases.disambiguationOfOne, []),
            ("disambiguationSelection", phrases.disambiguationSelection, []),
            ("confirmation", phrases.confirmation, ["value"]),
            ("unsupported", phrases.unsupported, ["displayName"]), ("noOptions", phrases.noOptions, ["displayName"]),
            ("notUnderstood", phrases.notUnderstood, []), ("ready", phrases.ready, ["action"]),
            ("success", phrases.success, []), ("inProgress", phrases.inProgress, []),
            ("failure", phrases.failure, [isSplit ? "negatedAction" : "action"]), ("timeOut", phrases.timeOut, []),
            ("span", phrases.span, ["start", "end"]),
        ]
    }

    private func placeholders(_ text: String) -> Set<String> {
        Set(
            IntentTemplate(text).segments.compactMap { segment in
                if case .placeholder(let path) = segment { String(path) } else { nil }
            }
        )
    }

    @Test("the promised languages are there")
    func promised() {
        #expect(IntentHostPhrases.languages == Self.codes)
        for language in Self.codes { #expect(phrases(language).language == language) }
    }

    @Test("this test knows every text, so that none is left out")
    func complete() {
        let properties = Mirror(reflecting: IntentHostPhrases()).children.compactMap(\.label)
        let others = ["language", "yesWords", "noWords", "cancelWords", "sentenceSeparator", "actions", "reasons"]
        #expect(Set(properties) == Set(texts(IntentHostPhrases()).map(\.name) + others))
    }

    @Test("every phrase is there, and has its placeholders and no others", arguments: Self.codes)
    func phrases(in language: String) {
        for (name, text, expected) in texts(phrases(language)) {
            #expect(!text.isEmpty, "\(name)")
            #expect(placeholders(text) == expected, "\(name)")
        }
        let phrases = phrases(language)
        #expect(phrases.sentenceSeparator == (["ja", "zh-Hans", "zh-Hant"].contains(language) ? "" : " "))
    }

    @Test("no phrase is left in English, or in the other script", arguments: Self.codes.filter { $0 != "en" })
    func noLeftovers(_ language: String) {
        // What is the same in two languages, rightly.
        let shared: Set<String> = ["no", "span"]
        for (own, english) in zip(texts(phrases(language)), texts(phrases("en"))) where !shared.contains(own.name) {
            #expect(own.text != english.text, "\(own.name)")
        }
        let (own, english) = (phrases(language).actions, phrases("en").actions)
        for (verb, action) in own { #expect(action != english[verb], "\(verb)") }
        let all = texts(phrases(language)).map(\.text) + own.values.map(\.phrase)
        let words = Set(all.joined(separator: " ").lowercased().split { !$0.isLetter && $0 != "’" }.map(String.init))
        #expect(words.isDisjoint(with: ["the", "that", "with", "request", "which", "your", "ready"]))
        if ["ja", "zh-Hans", "zh-Hant"].contains(language) {
            let isLatin = { (scalar: Unicode.Scalar) in scalar.properties.isAlphabetic && scalar.value < 0x250 }
            for (name, text, placeholders) in texts(phrases(language)) {
                let plain = placeholders.reduce(text) { $0.replacing("${\($1)}", with: "") }
                #expect(!plain.unicodeScalars.contains(where: isLatin), "\(name)")
            }
            #expect(!own.values.contains { $0.phrase.unicodeScalars.contains(where: isLatin) })
        }
    }

    @Test("the scripts of Chinese do not mix")
    func scripts() {
        let simplified = Set("对个选项这么进问题时间开导设获筛签检创听没")
        let traditional = Set("對個選項這麼進問題時間開導設獲篩簽檢創聽沒")
        func characters(_ language: String) -> Set<Character> {
            let phrases = phrases(language)
            return Set((texts(phrases).map(\.text) + phrases.actions.values.map(\.phrase)).joined())
        }
        #expect(characters("zh-Hans").isDisjoint(with: traditional.subtracting(simplified)))
        #expect(characters("zh-Hant").isDisjoint(with: simplified.subtracting(traditional)))
    }

    /// The verbs in Xcode's list and in real files, and an unknown one, each with its category.
    static let kinds: [(category: String, verb: String)] = [
        ("generic", "Do"), ("generic", "Run"), ("generic", "Go"), ("information", "View"), ("information", "Open"),
        ("order", "Order"), ("order", "Book"), ("order", "Buy"), ("start", "Start"), ("start", "StartNavigation"),
        ("navigation", "StartNavigation"), ("share", "Share"), ("share", "Post"), ("share", "Send"),
        ("create", "Create"), ("create", "Add"), ("search", "Search"), ("search", "Find"), ("search", "Filter"),
        ("download", "Download"), ("download", "Get"), ("set", "Set"), ("request", "Request"), ("toggle", "Toggle"),
        ("checkIn", "CheckIn"), ("checkIn", "Check"), ("system", "Do"), ("order", "Devour"), ("future", "Devour"),
    ]

    @Test(
        "what is said about an intent reads as one sentence, for every category and verb",
        arguments: Self.codes,
        Self.kinds
    )
    func actions(_ language: String, _ kind: (category: String, verb: String)) {
        let phrases = phrases(language)
        let action = phrases.action(kind.verb, category: kind.category)
        #expect(!action.phrase.isEmpty && action.phrase == action.phrase.trimmingCharacters(in: .whitespaces))
        #expect(action.phrase.lowercased() != "do" && !action.phrase.contains("Devour"))
        var source = IntentTextSource()
        source.phraseWords = ["action": action.phrase, "negatedAction": action.negated]
        let renderer = IntentTextRenderer(IntentHostConfiguration(intents: [], handlers: .handlers { _ in nil }))
        for text in [phrases.ready, phrases.success, phrases.inProgress, phrases.failure, phrases.timeOut] {
            let rendering = renderer.render(phrase: text, with: source)
            #expect(rendering.missing.isEmpty)
            #expect(!rendering.text.contains("  ") && !rendering.text.contains("$"))
            #expect(rendering.text.last.map { ".?。？".contains($0) } == true)
        }
    }

    @Test("each verb has an action of its own", arguments: Self.codes)
    func ownActions(_ language: String) {
        let actions = phrases(language).actions
        #expect(Set(actions.keys) == Set(IntentVerb.allCases.map(\.rawValue)))
        #expect(Set(Self.kinds.map(\.verb)).subtracting(actions.keys) == ["Devour"])
    }

    @Test(
        "of a sentence in each language, the words stand in their order",
        arguments: [
            ("en", "Ready to order that?", "There was a problem: I could not order that."),
            ("de", "Soll ich das bestellen?", "Es gab ein Problem: Ich konnte das nicht bestellen."),
            ("nl", "Zal ik dat bestellen?", "Er ging iets mis: ik kon dat niet bestellen."),
            (
                "fr", "Dois-je commander cela\u{A0}?",
                "Il y a eu un problème\u{A0}: je n’ai pas pu commander cela."
            ),
            ("es", "¿Quieres pedirlo?", "Ha habido un problema: no se ha podido pedirlo."),
            ("it", "Vuoi ordinarlo?", "Si è verificato un problema: non è stato possibile ordinarlo."),
            ("pt", "Quer pedir isso?", "Ocorreu um problema: não foi possível pedir isso."),
            ("ja", "注文する準備ができました。続けますか？", "問題が起きました。注文することができませんでした。"),
            ("zh-Hans", "要下单吗？", "出了问题：无法下单。"), ("zh-Hant", "要下單嗎？", "發生問題：無法下單。"),
        ]
    )
    func sentences(language: String, ready: String, failure: String) {
        let phrases = phrases(language)
        let action = phrases.action("Order", category: "order")
        var source = IntentTextSource()
        source.phraseWords = ["action": action.phrase, "negatedAction": action.negated]
        let renderer = IntentTextRenderer(IntentHostConfiguration(intents: [], handlers: .handlers { _ in nil }))
        #expect(renderer.render(phrase: phrases.ready, with: source).text == ready)
        #expect(renderer.render(phrase: phrases.failure, with: source).text == failure)
    }

    @Test("yes, no and cancel are understood in every language, and never one for another", arguments: Self.codes)
    func answers(_ language: String) {
        var configuration = IntentHostConfiguration(intents: [], handlers: .handlers { _ in nil })
        configuration.locale = Locale(identifier: language)
        let reader = AnswerReader(configuration)
        let phrases = configuration.phrases
        #expect(reader.truth(of: phrases.yes) == true && reader.truth(of: phrases.no) == false)
        #expect(phrases.yesWords.isDisjoint(with: phrases.noWords.union(phrases.cancelWords)))
        #expect(phrases.noWords.isDisjoint(with: phrases.cancelWords) && !phrases.cancelWords.isEmpty)
        for word in phrases.yesWords { #expect(reader.truth(of: " \(word.uppercased())! ") == true, "\(word)") }
        for word in phrases.noWords { #expect(reader.truth(of: "\(word).") == false, "\(word)") }
        for word in phrases.cancelWords { #expect(reader.givesUp("“\(word)”…"), "\(word)") }
    }

    @Test(
        "a locale finds its language, regardless of its region and script",
        arguments: [
            ("de_AT", "de"), ("en_GB", "en"), ("pt_BR", "pt"), ("pt_PT", "pt"), ("fr_CA", "fr"), ("es_419", "es"),
            ("zh", "zh-Hans"), ("zh_CN", "zh-Hans"), ("zh_SG", "zh-Hans"), ("zh_TW", "zh-Hant"), ("zh_HK", "zh-Hant"),
            ("zh-Hant_CN", "zh-Hant"), ("zh_Hans_TW", "zh-Hans"), ("sv", "en"), ("", "en"), ("en_US_POSIX", "en"),
        ]
    )
    func locales(identifier: String, language: String) {
        #expect(IntentHostPhrases(for: Locale(identifier: identifier)).language == language)
    }

    @Test("numbers, lists and spans follow the locale as the phrases do")
    func values() {
        func formatter(_ language: String) -> IntentValueFormatter {
            var configuration = IntentHostConfiguration(intents: [], handlers: .handlers { _ in nil })
            configuration.locale = Locale(identifier: language)
            configuration.timeZone = .gmt
            return IntentValueFormatter(configuration)
        }
        let list = IntentValue.list([.string("A"), .string("B"), .string("C")])
        let span = IntentValue.dateComponentsRange(
            INDateComponentsRange(start: DateComponents(weekday: 2), end: DateComponents(weekday: 4))
        )
        let strings = IntentValueType(.string, isList: true)
        for (language, expected) in [
            ("en", ["A, B, and C", "yes", "Monday – Wednesday", "1,234.5"]),
            ("de", ["A, B und C", "ja", "Montag – Mittwoch", "1.234,5"]),
            ("fr", ["A, B et C", "oui", "lundi – mercredi", "1\u{202F}234,5"]),
            ("es", ["A, B y C", "sí", "lunes – miércoles", "1234,5"]),
            ("it", ["A, B e C", "sì", "lunedì – mercoledì", "1234,5"]),
            ("nl", ["A, B en C", "ja", "maandag – woensdag", "1.234,5"]),
            ("pt", ["A, B e C", "sim", "segunda-feira – quarta-feira", "1.234,5"]),
            ("ja", ["A、B、C", "はい", "月曜日～水曜日", "1,234.5"]),
            ("zh-Hans", ["A、B和C", "是", "星期一至星期三", "1,234.5"]),
            ("zh-Hant", ["A、B和C", "是", "星期一至星期三", "1,234.5"]),
        ] {
            let formatter = formatter(language)
            let texts = [
                formatter.string(list, of: strings), formatter.string(.number(true), of: IntentValueType(.boolean)),
                formatter.string(span, of: IntentValueType(.dateComponentsRange)),
                formatter.string(.number(1234.5), of: IntentValueType(.decimal)),
            ]
            #expect(texts == expected, "\(language)")
        }
    }

    @Test("a run in a language that the host does not know says so once, and speaks English")
    func fallback() async {
        let handler = ArticleHandler(confirm: { $0(.code(.unspecified)) })
        let dialogue = ScriptedDialogue()
        let host = IntentHost.test(handler) { $0.locale = Locale(identifier: "sv_SE") }
        let run = await host.run(LatestArticleIntent(), in: dialogue)
        #expect(dialogue.statements == ["There was a problem: I could not view that."])
        let text = """
            the host doesn't have phrases in 'sv' and uses the English ones; set the configuration's 'phrases', or add the \
            texts to the definition
            """
        #expect(run.steps(.warning).map(\.text) == [text])
    }

    @Test("the warning is missing if the host doesn't say a phrase, or the app has its own")
    func noFallback() async {
        let silent = IntentHost.test(ArticleHandler()) { $0.locale = Locale(identifier: "sv_SE") }
        #expect(await silent.run(LatestArticleIntent(), in: ScriptedDialogue()).steps(.warning).isEmpty)
        let own = IntentHost.test(ArticleHandler(confirm: { $0(.code(.unspecified)) })) {
            $0.phrases.failure = "Det gick inte."
            $0.locale = Locale(identifier: "sv_SE")
        }
        let dialogue = ScriptedDialogue()
        #expect(await own.run(LatestArticleIntent(), in: dialogue).steps(.warning).isEmpty)
        #expect(dialogue.statements == ["Det gick inte."])
    }

    @Test("the phrases of a configuration follow its locale until the app sets one")
    func configuration() {
        var configuration = IntentHostConfiguration(intents: [], handlers: .handlers { _ in nil })
        configuration.locale = Locale(identifier: "de")
        #expect(configuration.phrases.yes == "ja")
        configuration.phrases.yes = "jawoll"
        configuration.locale = Locale(identifier: "fr")
        #expect(configuration.phrases.yes == "jawoll" && configuration.phrases.no == "nein")
    }

    @Test("a phrase of the app's own can name the verb of the definition and the title")
    func ownPhrases() async {
        let dialogue = ScriptedDialogue()
        let host = IntentHost.test(ArticleHandler(confirm: { $0(.code(.unspecified)) })) {
            $0.phrases.failure = "No ${verb}, no ${action}"
        }
        _ = await host.run(LatestArticleIntent(), in: dialogue)
        #expect(dialogue.statements == ["No view, no view that"])
    }

    @Test("one value among which to choose is not several")
    func oneValue() async {
        let handler = WorkoutHandler()
        handler.equipmentResults = [.disambiguation(with: [Equipment(identifier: "mat", display: "mat")])]
        let intent = StartWorkoutIntent()
        intent.kind = .swim
        let dialogue = ScriptedDialogue([.choice(0), .yes])
        _ = await IntentHost.test(handler).run(intent, in: dialogue)
        #expect(dialogue.questions.first?.text == "There is one possibility. Which one?")
    }
}
