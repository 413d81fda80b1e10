import Intents
import MainActorClient
import PortableForm
import Testing

@Suite("Calls through generated code")
struct DispatchTests {
    @Test("each method reaches the handler, whichever form is implemented", arguments: 0..<2)
    func methods(index: Int) async {
        let handler = HandlerFormTests.handlers[index]()
        let intent = StartWorkoutIntent()
        let handled = await outcome(of: .handle, of: handler, for: intent)?.response
        #expect((handled as? StartWorkoutIntentResponse)?.code == .started)
        let confirmed = await outcome(of: .confirm, of: handler, for: intent)?.response
        #expect((confirmed as? StartWorkoutIntentResponse)?.code == .ready)
        let results = [
            await outcome(of: .resolve(0), of: handler, for: intent)?.resolutions,
            await outcome(of: .resolve(1), of: handler, for: intent)?.resolutions,
            await outcome(of: .resolve(3), of: handler, for: intent)?.resolutions,
        ]
        #expect(results == [[.success(.enumeration(2))], [.unsupported(reason: 3)], [.needsValue]])
        let options = await outcome(of: .options(3, searchTerm: "rope"), of: handler, for: intent)?.options
        #expect(options?.sections.map(\.title) == ["Found"])
        #expect(options?.allItems == [.object(Equipment(identifier: nil, display: "rope"))])
        guard case .defaultValue(let value)? = await outcome(of: .defaultValue(3), of: handler, for: intent) else {
            return #expect(Bool(false), "the default value is missing")
        }
        #expect(value == .object(Equipment(identifier: "d", display: "Default")))
    }

    @Test("an error and a fault of a handler are failures of the call")
    func failures() async {
        let intent = StartWorkoutIntent()
        let options = await outcome(of: .options(3, searchTerm: nil), of: AsyncHandler(), for: intent)
        guard case .failure(let error)? = options else { return #expect(Bool(false), "there is no failure") }
        #expect(error as? INIntentError == INIntentError(.missingInformation))
        let fault = await outcome(of: .handle, of: EmptyHandler(), for: intent)?.fault
        #expect(fault == .methodNotImplemented("handle(intent:)"))
        let resolution = await outcome(of: .resolve(0), of: EmptyHandler(), for: intent)?.fault
        #expect(resolution == .methodNotImplemented("resolveKind(for:)"))
    }

    @Test("options come from the older method if the collection is missing, and only then")
    func olderOptions() async {
        let older = await outcome(of: .options(3, searchTerm: "rope"), of: OlderHandler(), for: StartWorkoutIntent())
        #expect(older?.options?.sections.map(\.title) == [nil])
        #expect(older?.options?.allItems == [.object(Equipment(identifier: "o", display: "Rope"))])
        #expect(older?.options?.usesIndexedCollation == false)
        let both = await outcome(of: .options(3, searchTerm: nil), of: BothOptionsHandler(), for: StartWorkoutIntent())
        #expect(both?.options?.allItems == [.object(Equipment(identifier: "c", display: "Collection"))])
    }

    @Test("an error of the older method is the call's; with neither method the collection is missing")
    func olderFailures() async {
        let handler = OlderHandler()
        handler.error = INIntentError(.missingInformation)
        let failed = await outcome(of: .options(3, searchTerm: nil), of: handler, for: StartWorkoutIntent())
        guard case .failure(let error)? = failed else { return #expect(Bool(false), "there is no failure") }
        #expect(error as? INIntentError == INIntentError(.missingInformation))
        let missing = await outcome(of: .options(3, searchTerm: nil), of: EmptyHandler(), for: StartWorkoutIntent())
        #expect(missing?.fault == .methodNotImplemented("provideEquipmentOptionsCollection(for:searchTerm:)"))
    }

    @Test("an object that does not handle the intent gets no call")
    func otherHandler() async {
        #expect(await outcome(of: .handle, of: CompletionHandler(), for: LatestArticleIntent()) == nil)
        #expect(await outcome(of: .handle, of: "text", for: StartWorkoutIntent()) == nil)
    }

    @Test("a call without a method reaches none, and finds out whether an object handles the intent")
    func callWithoutMethod() {
        let call = IntentMetadataCall()
        #expect(!call.handles && !call.confirms && call.searchTerm == nil)
        #expect((0..<5).allSatisfy { !call.resolves($0) && !call.provides($0) && !call.defaults($0) })
        #expect(StartWorkoutIntent().intentMetadataSend(call, to: CompletionHandler()))
        #expect(!LatestArticleIntent().intentMetadataSend(call, to: CompletionHandler()))
        #expect(!StartWorkoutIntent().intentMetadataSend(call, to: "text"))
    }

    @Test("a handler on the main actor is one only there, and runs there, in either form")
    @MainActor
    func mainActor() async {
        let handlers: [any NSObject & Sendable] = [MainActorCompletionHandler(), MainActorAsyncHandler()]
        for handler in handlers {
            #expect(await Self.isHandled(by: handler) == false)
            let response = await outcome(of: .handle, of: handler, for: StartWorkoutIntent())?.response
            #expect((response as? StartWorkoutIntentResponse)?.code == .started)
        }
        let kind = await outcome(of: .resolve(0), of: MainActorCompletionHandler(), for: StartWorkoutIntent())
        #expect(kind?.resolutions == [.success(.enumeration(2))])
        let missing = await outcome(of: .resolve(0), of: MainActorAsyncHandler(), for: StartWorkoutIntent())
        #expect(missing?.fault == .methodNotImplemented("resolveKind(for:)"))
    }

    @concurrent
    private static func isHandled(by handler: any NSObject & Sendable) async -> Bool {
        StartWorkoutIntent().intentMetadataSend(IntentMetadataCall(.handle) { _ in }, to: handler)
    }

    @Test("a handler that is marked 'nonisolated' in a module on the main actor runs anywhere")
    func nonisolatedHandler() async {
        let intent = LatestArticleIntent()
        let handler = NonisolatedExtension().handler(for: intent)
        let response = await outcome(of: .handle, of: handler, for: intent)?.response
        #expect((response as? LatestArticleIntentResponse)?.articleTitle == "News")
    }
}
