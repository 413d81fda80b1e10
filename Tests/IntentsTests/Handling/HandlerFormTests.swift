import Intents
import PortableForm
import Testing

@Suite("Forms of a handler's methods")
struct HandlerFormTests {
    /// The two kinds of complete handlers.
    static let handlers: [@Sendable () -> any NSObject & StartWorkoutIntentHandling] = [
        { CompletionHandler() }, { AsyncHandler() },
    ]

    @Test("a method answers in the 'async' form, whichever form is implemented", arguments: 0..<2)
    func asyncForm(index: Int) async throws {
        let handler = Self.handlers[index]()
        let intent = StartWorkoutIntent()
        #expect(await handler.handle(intent: intent).code == .started)
        #expect(await handler.confirm(intent: intent).code == .ready)
        let kind = await handler.resolveKind(for: intent)
        #expect(kind.intentMetadataResolution == .success(.enumeration(2)))
        let options = try await handler.provideEquipmentOptionsCollection(for: intent, searchTerm: "bike")
        #expect(options.allItems.map(\.displayString) == ["bike"])
    }

    @Test("a method answers with a completion handler, whichever form is implemented", arguments: 0..<2)
    func completionForm(index: Int) async {
        let handler = Self.handlers[index]()
        let intent = StartWorkoutIntent()
        let code = await withCheckedContinuation { continuation in
            handler.handle(intent: intent) { continuation.resume(returning: $0.code.rawValue) }
        }
        #expect(code == StartWorkoutIntentResponseCode.started.rawValue)
        let options = await withCheckedContinuation { continuation in
            handler.provideEquipmentOptionsCollection(for: intent, searchTerm: "bike") { options, _ in
                continuation.resume(returning: options?.allItems.map(\.displayString))
            }
        }
        #expect(options == ["bike"])
    }

    @Test("an error of a method that gives options arrives in both forms", arguments: 0..<2)
    func errors(index: Int) async {
        let handler = Self.handlers[index]()
        let intent = StartWorkoutIntent()
        await #expect(throws: INIntentError(.missingInformation)) {
            _ = try await handler.provideEquipmentOptionsCollection(for: intent, searchTerm: nil)
        }
        let error = await withCheckedContinuation { continuation in
            handler.provideEquipmentOptionsCollection(for: intent, searchTerm: nil) { _, error in
                continuation.resume(returning: error)
            }
        }
        #expect(error as? INIntentError == INIntentError(.missingInformation))
    }

    @Test("a method without either form says so, naming the method, in both forms")
    func missing() async {
        let handler = EmptyHandler()
        let intent = StartWorkoutIntent()
        let response = await handler.handle(intent: intent)
        #expect(response.intentMetadataFault == .methodNotImplemented("handle(intent:)"))
        let fault = await withCheckedContinuation { continuation in
            handler.handle(intent: intent) { continuation.resume(returning: $0.intentMetadataFault) }
        }
        #expect(fault == .methodNotImplemented("handle(intent:)"))
        #expect("\(IntentHandlerFault.methodNotImplemented("handle(intent:)"))".contains("'handle(intent:)'"))
        let result = await handler.resolveKind(for: intent)
        #expect(result.intentMetadataFault == .methodNotImplemented("resolveKind(for:)"))
        await #expect(throws: IntentHandlerFault.self) {
            _ = try await handler.provideEquipmentOptionsCollection(for: intent, searchTerm: nil)
        }
        #expect(handler.defaultEquipment(for: intent) == nil)
    }

    @Test("a completion handler that nobody can call any more ends the 'async' form")
    func abandoned() async {
        let response = await ForgetfulHandler().handle(intent: LatestArticleIntent())
        #expect(response.intentMetadataFault == .completionNotCalled("handle(intent:)"))
    }

    @Test("of two results of a completion handler the first counts")
    func twice() async {
        #expect(await EagerHandler().handle(intent: LatestArticleIntent()).articleTitle == "first")
    }

    @Test("a handler may call its other form for another intent")
    func nested() async {
        let title = await withCheckedContinuation { continuation in
            NestingHandler().handle(intent: LatestArticleIntent()) { continuation.resume(returning: $0.articleTitle) }
        }
        #expect(title == "outer inner")
    }

    @Test("a form that is implemented is not taken for missing, however often it is called")
    func repeated() async {
        let handler = AsyncHandler()
        let intent = StartWorkoutIntent()
        for _ in 0..<3 {
            let fault = await withCheckedContinuation { continuation in
                handler.confirm(intent: intent) { continuation.resume(returning: $0.intentMetadataFault) }
            }
            #expect(fault == nil)
        }
    }
}
