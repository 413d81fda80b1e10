import Foundation
import Intents
import IntentsHost
import LatestArticleIntents
import StartWorkoutIntents
import SwiftFiveClient
import TestSupport
import Testing

extension ArticleTutorial {
    @Suite("'Create a custom intent', up to the code")
    struct DefiningIntentTests {
        @Test("enable Siri: the user is asked, and the answer is remembered")
        func authorization() async {
            let device = Device(authorization: .authorized)
            await device.run {
                #expect(INPreferences.siriAuthorizationStatus() == .notDetermined)
                let answer = await withCheckedContinuation { continuation in
                    INPreferences.requestSiriAuthorization { continuation.resume(returning: $0) }
                }
                #expect(answer == .authorized)
                #expect(INPreferences.siriAuthorizationStatus() == .authorized)
            }
        }

        @Test("define the intent: it has a title, no parameters, no confirmation, and runs in the background")
        func intent() throws {
            let metadata = try #require(LatestArticleIntent.intentMetadata)
            #expect(metadata.name == "LatestArticle")
            #expect(metadata.title?.text == "Latest Article")
            #expect(metadata.parameters.isEmpty)
            #expect(!metadata.traits.contains(.confirmed))
            #expect(metadata.combinations.map(\.runsInBackground) == [true])
        }

        @Test("define the response: each of two codes has a text, that of success with the title")
        func response() throws {
            let metadata = try #require(LatestArticleIntentResponse.intentMetadata)
            #expect(metadata.codes.map(\.name) == ["success", "failure"])
            #expect(metadata.codes.map(\.isSuccess) == [true, false])
            #expect(metadata.codes.first?.text?.text.contains("${articleTitle}") == true)
            #expect(metadata.properties.map(\.name) == ["articleTitle"])
        }

        @Test("build: the definition generates the class, its handling protocol and its response")
        func build() throws {
            try withTemporaryFolder { folder in
                let name = "Definitions/LatestArticle.intentdefinition"
                try folder.write(Data(contentsOf: PackageFolder.root.appending(path: name)), to: name)
                let result = try ToolRunner(in: folder).run("build")
                #expect(result.succeeded)
                let source = "Generated/LatestArticle/LatestArticleIntent.swift"
                let committed = try String(contentsOf: PackageFolder.root.appending(path: source), encoding: .utf8)
                #expect(try folder.text(of: source) == committed)
                for declaration in ["class LatestArticleIntent:", "protocol LatestArticleIntentHandling:"] {
                    #expect(committed.contains(declaration))
                }
            }
        }

        // What a property list tells the system about an extension, the app's configuration tells the host.
        @Test("add the intent to the property list: only intents that the app declares are handled")
        func declaration() async throws {
            let dialogue = ScriptedDialogue()
            let run = await host(try site()).run(StartWorkoutIntent(), in: dialogue)
            #expect((run.error as? INIntentError)?.code == .invalidIntentName)
            #expect(dialogue.statements.count == 1)
        }
    }
}
