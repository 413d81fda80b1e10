import Intents
import PortableForm
import Testing

@Suite("The system behind the module")
struct EnvironmentTests {
    @Test("without a host nobody was asked for authorisation, and nobody is")
    func authorisation() async {
        await IntentEnvironment.withSystem(MemoryIntentSystem()) {
            #expect(INPreferences.siriAuthorizationStatus() == .notDetermined)
            let answer = await withCheckedContinuation { continuation in
                INPreferences.requestSiriAuthorization { continuation.resume(returning: $0) }
            }
            #expect(answer == .notDetermined)
            #expect(!INPreferences.siriLanguageCode().isEmpty)
        }
    }

    @Test("a system for a task counts in the tasks that it starts, and nowhere else")
    func scope() async {
        let system = MemoryIntentSystem()
        await IntentEnvironment.withSystem(system) {
            #expect(IntentEnvironment.system === system)
            await Task { #expect(IntentEnvironment.system === system) }.value
            await Task.detached { #expect(IntentEnvironment.system !== system) }.value
        }
        #expect(IntentEnvironment.system !== system)
    }

    @Test("of two results of a completion the first counts; one that is let go of fails")
    func completion() {
        let results = Box<[Result<Int, any Error>]>([])
        let completion = IntentCompletion<Int> { results.value.append($0) }
        completion(.success(1))
        completion(.success(2))
        #expect(results.value.count == 1)
        _ = IntentCompletion<Int> { results.value.append($0) }
        #expect(throws: INIntentError(.interactionOperationNotSupported)) { try results.value.last?.get() }
    }

    @Test("an extension handles its intents itself, unless it says otherwise")
    func baseExtension() {
        let entry = INExtension()
        #expect(entry.handler(for: LatestArticleIntent()) as? INExtension === entry)
    }
}
