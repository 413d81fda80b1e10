import Foundation
import Intents
import TestSupport
import Testing

@testable import IntentsHost

@Suite("The file of a vocabulary") struct VocabularyFileTests {
    private func data(_ content: String) -> Data {
        Data(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0">\(content)</plist>
            """.utf8
        )
    }

    private let runner = """
        <dict>
          <key>ParameterVocabularies</key>
          <array><dict>
            <key>ParameterNames</key>
            <array><string>INStartWorkoutIntent.workoutName</string><string>INEndWorkoutIntent.workoutName</string></array>
            <key>ParameterVocabulary</key>
            <array><dict>
              <key>VocabularyItemIdentifier</key><string>climb</string>
              <key>VocabularyItemSynonyms</key>
              <array>
                <dict>
                  <key>VocabularyItemPhrase</key><string>hill climb</string>
                  <key>VocabularyItemPronunciation</key><string>hil klime</string>
                  <key>VocabularyItemExamples</key><array><string>Start a hill climb in Runner</string></array>
                </dict>
                <dict><key>VocabularyItemPhrase</key><string>mountain run</string></dict>
              </array>
            </dict></array>
          </dict></array>
          <key>IntentPhrases</key>
          <array><dict>
            <key>IntentName</key><string>INStartWorkoutIntent</string>
            <key>IntentExamples</key><array><string>Climb with Runner</string></array>
          </dict></array>
        </dict>
        """

    @Test("terms, synonyms, hints and examples are read, from XML and from binary")
    func content() throws {
        let xml = data(runner)
        let object = try PropertyListSerialization.propertyList(from: xml, format: nil)
        let binary = try PropertyListSerialization.data(fromPropertyList: object, format: .binary, options: 0)
        for data in [xml, binary] {
            let vocabulary = try IntentVocabulary(data)
            let terms = vocabulary.parameterTerms.first
            #expect(terms?.parameters == ["INStartWorkoutIntent.workoutName", "INEndWorkoutIntent.workoutName"])
            #expect(terms?.terms.map(\.phrase) == ["hill climb", "mountain run"])
            #expect(terms?.terms.map(\.identifier) == ["climb", "climb"])
            #expect(terms?.terms.first?.examples == ["Start a hill climb in Runner"])
            #expect(vocabulary.examples == [.init(intent: "INStartWorkoutIntent", phrases: ["Climb with Runner"])])
            let value = terms?.terms.first?.speakableString
            #expect(value?.vocabularyIdentifier == "climb" && value?.pronunciationHint == "hil klime")
        }
    }

    /// Bad files, with the places and texts of their problems.
    static let bad: [(String, [String])] = [
        ("<array/>", [": the file must contain a dictionary with 'ParameterVocabularies' or 'IntentPhrases'"]),
        ("<dict/>", [": the file must contain a dictionary with 'ParameterVocabularies' or 'IntentPhrases'"]),
        ("<dict><key>IntentPhrases</key><string>x</string></dict>", ["IntentPhrases: the value must be a list"]),
        (
            "<dict><key>IntentPhrases</key><array><string>x</string></array></dict>",
            ["IntentPhrases[0]: the value must be a dictionary"]
        ),
        (
            "<dict><key>IntentPhrases</key><array><dict><key>IntentNames</key><string>A</string></dict></array></dict>",
            [
                "IntentPhrases[0]: the key 'IntentName' is missing; the dictionary has 'IntentNames'",
                "IntentPhrases[0]: the key 'IntentExamples' is missing; the dictionary has 'IntentNames'",
            ]
        ),
        (
            """
            <dict><key>IntentPhrases</key><array><dict><key>IntentName</key><string>A</string>
            <key>IntentExamples</key><array><integer>1</integer></array></dict></array></dict>
            """,
            ["IntentPhrases[0].IntentExamples[0]: the value must be a text that isn't empty"]
        ),
        (
            """
            <dict><key>ParameterVocabularies</key><array><dict><key>ParameterNames</key><array><string>workoutName</string>
            </array><key>ParameterVocabulary</key><array><dict><key>VocabularyItemIdentifier</key><string>a</string>
            <key>VocabularyItemSynonyms</key><array/></dict><dict><key>VocabularyItemIdentifier</key><string/>
            <key>VocabularyItemSynonyms</key><array><dict><key>VocabularyItemPhrase</key><string>!</string></dict></array>
            </dict></array></dict></array></dict>
            """,
            [
                """
                ParameterVocabularies[0].ParameterNames[0]: 'workoutName' isn't the name of a parameter; write the class \
                of the intent and the parameter, such as 'INStartWorkoutIntent.workoutName'
                """,
                """
                ParameterVocabularies[0].ParameterVocabulary[0].VocabularyItemSynonyms: the list is empty; add a \
                dictionary with a 'VocabularyItemPhrase'
                """,
                """
                ParameterVocabularies[0].ParameterVocabulary[1].VocabularyItemIdentifier: the value must be a text that \
                isn't empty
                """,
            ]
        ),
    ]

    @Test("a bad file is an error with the places of its problems", arguments: bad)
    func problems(content: String, problems: [String]) {
        let error = #expect(throws: IntentVocabularyError.self) { try IntentVocabulary(data(content), file: "V.plist") }
        #expect(
            error?.problems.map { "\($0.place): \($0.text)".trimmingPrefix(": ") }
                == problems.map { $0.trimmingPrefix(": ") }
        )
        #expect(error?.description.hasPrefix("V.plist: error: ") == true)
    }

    @Test("a damaged file is an error with its line")
    func damaged() {
        let damaged = Data(String(decoding: data(runner), as: UTF8.self).replacing("</array>", with: "</arry>").utf8)
        let error = #expect(throws: IntentVocabularyError.self) { try IntentVocabulary(damaged) }
        #expect(error?.description.contains("line") == true, "\(String(describing: error))")
    }

    @Test(
        "the file of the user's language is used, or else the common one",
        arguments: [
            ("de_AT", "Deutsch"), ("fr_FR", "Base"), ("en_GB", "Base"), ("pt_BR", "Brasil"), ("pt_PT", "Brasil"),
        ]
    )
    func languages(locale: String, phrase: String) throws {
        try withTemporaryFolder { folder in
            for (name, phrase) in [("de", "Deutsch"), ("Base", "Base"), ("pt-BR", "Brasil")] {
                let language = folder.url.appendingPathComponent("\(name).lproj")
                try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
                try data(runner.replacing("Climb with Runner", with: phrase))
                    .write(to: language.appendingPathComponent(IntentVocabulary.fileName))
            }
            let vocabulary = try IntentVocabulary(in: folder.url, for: Locale(identifier: locale))
            #expect(vocabulary.examples.first?.phrases == [phrase])
        }
    }

    @Test("a folder without a file for the language is an error that names the languages")
    func noLanguage() throws {
        try withTemporaryFolder { folder in
            let language = folder.url.appendingPathComponent("de.lproj")
            try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
            try data(runner).write(to: language.appendingPathComponent(IntentVocabulary.fileName))
            let error = #expect(throws: IntentVocabularyError.self) {
                try IntentVocabulary(in: folder.url, for: Locale(identifier: "fr"))
            }
            #expect(
                error?.problems.first?.text
                    == "there is no 'AppIntentVocabulary.plist' for the language 'fr'; the folder has it for 'de'; add the file"
            )
        }
    }
}
