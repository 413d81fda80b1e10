import Intents
import PortableForm

@testable import IntentsHost

extension IntentHost {
    /// A host in fixed surroundings.
    static func test(
        _ handlers: IntentHandlerSource,
        _ change: (inout IntentHostConfiguration) -> Void = { _ in }
    ) -> IntentHost {
        var configuration = IntentHostConfiguration(
            intents: LatestArticleDefinition.intents + StartWorkoutDefinition.intents + [SampleIntent.self],
            handlers: handlers
        )
        configuration.locale = Locale(identifier: "en_US")
        configuration.timeZone = .gmt
        // Other tests can keep all threads busy for a while.
        configuration.limits = IntentLimits(each: .seconds(600))
        change(&configuration)
        return IntentHost(configuration)
    }

    /// A host with one handler.
    static func test(
        _ handler: Any,
        _ change: (inout IntentHostConfiguration) -> Void = { _ in }
    ) -> IntentHost {
        let handler = UncheckedBox(handler)
        return test(.handlers { _ in handler.value }, change)
    }
}

extension IntentRun {
    /// The steps of some kinds.
    func steps(_ kinds: IntentTraceStep.Kind...) -> [IntentTraceStep] {
        trace.steps.filter { kinds.contains($0.kind) }
    }

    /// The code of the host's error.
    var errorCode: INIntentError.Code? { (error as? INIntentError)?.code }
}
