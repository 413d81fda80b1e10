import Foundation
import Intents
import PortableForm
import TestSupport
import Testing

@testable import IntentsHost

@Suite("The system's intents on a host")
struct SystemWalkTests {
    /// An intent as the data of its family describes it.
    struct Intent: CustomTestStringConvertible {
        var name: String
        var codes: [String]
        /// The parameters that handlers resolve, in order.
        var resolved: [String]
        /// Whether only the system sends the intent.
        var isOnlyOfSystem: Bool

        var className: String { "IN\(name)Intent" }
        var testDescription: String { name }
    }

    /// All intents of `System/`.
    static let intents: [Intent] = {
        let folder = PackageFolder.root.appendingPathComponent("System")
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return files.sorted { $0.path < $1.path }.flatMap { file -> [Intent] in
            let json = try? JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
            return (json?["intents"] as? [[String: Any]] ?? []).map { intent in
                Intent(
                    name: intent["name"] as? String ?? "",
                    codes: (intent["codes"] as? [String: Int] ?? [:]).keys.sorted(),
                    resolved: (intent["parameters"] as? [[String: Any]] ?? []).filter { $0["result"] != nil }
                        .compactMap { $0["name"] as? String },
                    isOnlyOfSystem: intent["isOnlyOfSystem"] as? Bool ?? false
                )
            }
        }
    }()

    private static func intentClass(_ intent: Intent) throws -> INIntent.Type {
        try #require(SystemClass.named(intent.className) as? INIntent.Type)
    }

    @Test("there are 37 of them")
    func count() {
        #expect(Self.intents.count == 37)
    }

    @Test("an intent is resolved in the documented order, handled, donated, stored and suggested", arguments: intents)
    func walk(intent: Intent) async throws {
        let intentClass = try Self.intentClass(intent)
        let metadata = try #require(intentClass.intentMetadata)
        #expect(metadata.parameters.filter(\.isResolved).map(\.name) == intent.resolved)

        let handler = EverySystemHandler()
        let host = IntentHost.test(handler) {
            $0.intents = [intentClass]
            $0.continuation = IntentContinuation { _ in true }
        }
        let run = await host.run(intentClass.init(), in: ScriptedDialogue([]))
        let expected: IntentRunEnding = intent.codes.contains("success") ? .succeeded : .continuedInApp
        #expect(run.ending == expected, "\(run.trace)")
        #expect(handler.handled == [intent.className])

        let handled = try #require(run.intent)
        #expect((INShortcut(intent: handled) == nil) == intent.isOnlyOfSystem)
        if intent.isOnlyOfSystem { return }
        try await withStore { store in
            let interaction = INInteraction(intent: handled, response: run.response)
            try await IntentEnvironment.withSystem(store.system(intents: [intentClass])) {
                try await interaction.donate()
            }
            let donation = try #require(try await store.system(intents: [intentClass]).donations().first)
            #expect(donation.intent == handled)
        }
    }

    @Test("a reference to a parameter is stored with the plain name of the class", arguments: intents)
    func parameterReference(intent: Intent) throws {
        let intentClass = try Self.intentClass(intent)
        let reference = INParameter(for: intentClass, keyPath: intent.resolved.first ?? "identifier")
        let data = try NSKeyedArchiver.archivedData(withRootObject: reference, requiringSecureCoding: true)
        #expect(data.range(of: Data("SystemIntents".utf8)) == nil)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: INParameter.self, from: data) == reference)
    }

    @Test("an app's own intent with the name of a system intent is stored beside it")
    func sameName() async throws {
        final class SendMessageIntent: INIntent {
            override class var intentMetadata: IntentMetadata? {
                let facts: IntentMetadataBuilder<SendMessageIntent> = .init("SendMessage")
                return facts.metadata
            }
        }
        let types = StoredTypes(intents: [INSendMessageIntent.self, SendMessageIntent.self])
        let names = try [INSendMessageIntent(), SendMessageIntent()].map { try #require(try types.name(of: $0)) }
        #expect(names == ["intent:INSendMessageIntent", "intent:SendMessage"])
        #expect(names.map { types.storedClass(named: $0) == INSendMessageIntent.self } == [true, false])
    }

    @Test("a value of a subclass keeps its class in a store")
    func subclass() throws {
        let types = StoredTypes(intents: [])
        let note = INTextNoteContent(text: "Buy bread")
        let name = try #require(try types.name(of: note))
        #expect(types.storedClass(named: name) == INTextNoteContent.self)
    }

    @Test("a handler sends updates to an observer until it is told to stop")
    func updates() async throws {
        final class Observer: NSObject, INGetRideStatusIntentResponseObserver {
            var statuses: [INIntentHandlingStatus] = []

            func didUpdate(getRideStatus response: INGetRideStatusIntentResponse) {
                statuses.append(INInteraction(intent: INGetRideStatusIntent(), response: response).intentHandlingStatus)
            }
        }
        let handler = EverySystemHandler()
        let host = IntentHost.test(handler) { $0.intents = [INGetRideStatusIntent.self] }
        let observer = Observer()
        let updates = try await host.startUpdates(of: INGetRideStatusIntent(), to: observer)
        #expect(observer.statuses == [.success])
        #expect(handler.observer === observer)
        await updates.stop()
        #expect(handler.observer == nil)
    }

    // MARK: Codes

    @Test("each reason has a whole sentence in each language", arguments: IntentHostPhrases.languages)
    func sentences(language: String) {
        let phrases = IntentHostPhrases(for: Locale(identifier: language))
        for reason in ResponseReason.allCases {
            let text = phrases.reasons[reason] ?? ""
            #expect(text.count >= 5 && ".。".contains(text.last ?? " "), "\(language) \(reason): '\(text)'")
        }
        #expect(Set(phrases.reasons.values).count == ResponseReason.allCases.count)
    }

    @Test("each code says why, or has one of the general phrases", arguments: intents)
    func codes(intent: Intent) {
        let general: Set<String> = [
            "unspecified", "ready", "continueInApp", "inProgress", "success", "failure", "failureRequiringAppLaunch",
            "handleInApp",
        ]
        for code in intent.codes where !general.contains(code) {
            #expect(ResponseReason(code: code) != nil, "\(intent.name) \(code)")
        }
    }

    @Test(
        "the host says why, in the user's language",
        arguments: [
            ("en_US", "There’s no service in this area."), ("de_DE", "In dieser Gegend gibt es den Dienst nicht."),
            ("ja_JP", "この地域ではサービスを利用できません。"), ("sv_SE", "There’s no service in this area."),
        ]
    )
    func reason(locale: String, text: String) async throws {
        final class Handler: NSObject, INListRideOptionsIntentHandling {
            func handle(intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse {
                INListRideOptionsIntentResponse(code: .failureRequiringAppLaunchNoServiceInArea, userActivity: nil)
            }
        }
        let host = IntentHost.test(Handler()) {
            $0.intents = [INListRideOptionsIntent.self]
            $0.locale = Locale(identifier: locale)
            $0.continuation = IntentContinuation { _ in true }
        }
        let run = await host.run(INListRideOptionsIntent(), in: ScriptedDialogue([]))
        #expect(run.text == text)
        #expect(run.ending == .continuedInApp)
    }
}
