import Intents
import TestSupport
import Testing

@testable import IntentsHost

/// Tests the page about phrases line by line.
@Suite("The page about phrases") struct PhrasePageTests {
    /// A line of a table on the page.
    struct Line: CustomTestStringConvertible {
        var language: String
        var family: String
        var phrase: String
        var request: String
        /// The names of workouts that the app teaches.
        var workouts: [String]

        var testDescription: String { "\(language): \(phrase)" }

        /// The configuration of an app with the intents.
        func configuration(_ intents: [INIntent.Type]) -> IntentHostConfiguration {
            var configuration = IntentHostConfiguration(intents: intents, handlers: .handlers { _ in nil })
            configuration.locale = Locale(identifier: language)
            configuration.timeZone = .gmt
            let names = ["Start", "Pause", "Resume", "End", "Cancel"].map { "IN\($0)WorkoutIntent.workoutName" }
            let terms = workouts.enumerated().map {
                IntentVocabulary.Term(identifier: "workout\($0.offset + 1)", phrase: $0.element)
            }
            configuration.vocabulary = IntentVocabulary(parameterTerms: [.init(parameters: names, terms: terms)])
            return configuration
        }

        /// The request that the phrase means to an app.
        func request(_ intents: [INIntent.Type]) -> String? {
            let host = IntentHost(configuration(intents))
            let interpreter = PhraseInterpreter(
                intents.compactMap(IntentParts.init),
                in: PhraseContext(of: host, userWords: [:])
            )
            return interpreter.interpretations(of: Sentence(phrase)).first.map { "\(RequestText($0.intent))" }
        }
    }

    /// The lines of all tables, in order.
    static let lines: [Line] = {
        var line = Line(language: "", family: "", phrase: "", request: "", workouts: [])
        var lines: [Line] = []
        let page =
            (try? String(
                contentsOf: PackageFolder.root.appendingPathComponent("Documentation/phrases.md"),
                encoding: .utf8
            )) ?? ""
        for text in page.split(separator: "\n") {
            if text.hasPrefix("## ") {
                line.language = text.split(separator: "`").dropFirst().first.map(String.init) ?? ""
            }
            if text.hasPrefix("### ") { line.family = String(text.dropFirst(4)) }
            if text.hasPrefix("Workouts:") {
                line.workouts = text.split(separator: "`").enumerated().filter { $0.offset % 2 == 1 }.map {
                    String($0.element)
                }
            }
            let cells = text.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard text.hasPrefix("| "), cells.count == 2, !cells[0].hasPrefix("phrase"), !line.language.isEmpty else {
                continue
            }
            line.phrase = cells[0]
            line.request = cells[1].replacing("`", with: "")
            lines.append(line)
        }
        return lines
    }()

    @Test("an app of the family understands each phrase", arguments: lines)
    func family(_ line: Line) throws {
        let intents = try #require(SystemFamily.all[line.family])
        #expect(line.request(intents) == line.request)
    }

    @Test("an app of all families understands each phrase", arguments: lines)
    func allFamilies(_ line: Line) {
        #expect(line.request(SystemFamily.intents) == line.request)
    }

    @Test("the page has all families in all languages")
    func complete() {
        let languages = PhraseLanguage.all.map(\.code)
        for language in languages {
            let families = Set(Self.lines.filter { $0.language == language }.map(\.family))
            #expect(families == Set(SystemFamily.all.keys), "\(language)")
        }
    }
}
