import Intents
import PortableForm

/// A handler that returns a test's results for one parameter, and doesn't need the others.
final class SampleHandler: TestIntentHandling {
    private let parameter: String
    private var rounds: ArraySlice<[IntentResolution]>

    /// The values that the parameter had when the handler was asked.
    private(set) var seen: [IntentValue?] = []

    /// Creates a handler.
    ///
    /// - Parameter rounds: The handler's results for each call. After those it accepts the values.
    init(_ parameter: String, _ rounds: [[IntentResolution]]) {
        self.parameter = parameter
        self.rounds = rounds[...]
    }

    func resolve(
        _ parameter: String,
        _ intent: TestIntent,
        _ completion: @escaping ([INIntentResolutionResult]) -> Void
    ) {
        guard parameter == self.parameter else { return completion([.notRequired()]) }
        seen.append(intent[parameter])
        let resolutions = rounds.popFirst() ?? Self.acceptance(of: intent[parameter])
        completion(resolutions.map { INIntentResolutionResult(intentMetadata: $0) })
    }

    private static func acceptance(of value: IntentValue?) -> [IntentResolution] {
        switch value {
        case .list(let values)?: values.map(IntentResolution.success)
        case let value?: [.success(value)]
        case nil: [.notRequired]
        }
    }

    func confirm(_ intent: TestIntent, _ completion: @escaping (INIntentResponse) -> Void) {
        completion(LatestArticleIntentResponse(code: .ready, userActivity: nil))
    }

    func handle(_ intent: TestIntent, _ completion: @escaping (INIntentResponse) -> Void) {
        completion(LatestArticleIntentResponse(code: .success, userActivity: nil))
    }
}
