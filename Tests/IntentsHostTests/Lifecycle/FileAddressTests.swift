import Foundation
import Intents
import IntentsHost
import PortableForm
import Testing

/// A handler that records the URLs of an intent's file when its methods are called.
private final class FileHandler: TestIntentHandling {
    private let text: (INFile?) -> String?
    private(set) var contents: [String?] = []
    private(set) var addresses: [URL?] = []

    init(_ text: @escaping (INFile?) -> String?) {
        self.text = text
    }

    private func note(_ intent: TestIntent) {
        let file = (intent as? SampleIntent)?.file
        addresses.append(file?.fileURL)
        contents.append(text(file))
    }

    func resolve(
        _ parameter: String,
        _ intent: TestIntent,
        _ completion: @escaping ([INIntentResolutionResult]) -> Void
    ) {
        guard parameter == "file" else { return completion([.notRequired()]) }
        note(intent)
        completion([INIntentResolutionResult(intentMetadata: intent["file"].map { .success($0) } ?? .notRequired)])
    }

    func confirm(_ intent: TestIntent, _ completion: @escaping (INIntentResponse) -> Void) {
        note(intent)
        completion(LatestArticleIntentResponse(code: .ready, userActivity: nil))
    }

    func handle(_ intent: TestIntent, _ completion: @escaping (INIntentResponse) -> Void) {
        note(intent)
        completion(LatestArticleIntentResponse(code: .success, userActivity: nil))
    }
}

@Suite("Files of an intent")
struct FileAddressTests {
    /// Reads the content at a file's URL.
    private static func read(_ file: INFile?) -> String? {
        file?.fileURL.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
    }

    @Test("a file that is held as bytes has an address while the intent runs, and none afterwards")
    func bytes() async throws {
        let handler = FileHandler(Self.read)
        let intent = SampleIntent()
        let file = INFile(data: Data("words".utf8), filename: "note.txt", typeIdentifier: nil)
        intent.file = file
        let run = await IntentHost.test(handler).run(intent, in: ScriptedDialogue())
        #expect(run.ending == .succeeded)
        #expect(handler.contents == ["words", "words", "words"])
        #expect(Set(handler.addresses).count == 1)
        let address = try #require(handler.addresses.first ?? nil)
        #expect(address.lastPathComponent == "note.txt")
        #expect(!FileManager.default.fileExists(atPath: address.path))
        #expect(file.fileURL == nil && file.data == Data("words".utf8))
    }

    @Test("each run has a file of its own, also after a run that failed")
    func runs() async throws {
        let handler = FileHandler(Self.read)
        let intent = SampleIntent()
        intent.file = INFile(data: Data("words".utf8), filename: "note.txt", typeIdentifier: nil)
        for _ in 0..<2 { _ = await IntentHost.test(handler).run(intent, in: ScriptedDialogue()) }
        #expect(handler.contents.allSatisfy { $0 == "words" })
        #expect(Set(handler.addresses).count == 2)
    }

    @Test("a file at an address keeps it")
    func address() async throws {
        let handler = FileHandler { _ in nil }
        let intent = SampleIntent()
        let address = URL(fileURLWithPath: "/nowhere/note.txt")
        intent.file = INFile(fileURL: address, filename: nil, typeIdentifier: nil)
        _ = await IntentHost.test(handler).run(intent, in: ScriptedDialogue())
        #expect(handler.addresses == [address, address, address])
    }

    @Test("nothing is written unless the handler asks for the address")
    func unused() async throws {
        let handler = FileHandler { _ in nil }
        let intent = SampleIntent()
        _ = await IntentHost.test(handler).run(intent, in: ScriptedDialogue())
        #expect(handler.addresses == [nil, nil, nil])
    }
}
