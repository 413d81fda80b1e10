import Intents
import IntentsHost

/// A handler that reserves bread.
final class ReserveBreadHandler: NSObject, ReserveBreadIntentHandling {
    func resolveBread(for intent: ReserveBreadIntent) async -> BreadResolutionResult {
        intent.bread == .unknown ? .needsValue() : .success(with: intent.bread)
    }

    func handle(intent: ReserveBreadIntent) async -> ReserveBreadIntentResponse {
        .success(pickupTime: intent.bread == .rye ? "5 pm" : "6 pm")
    }
}

let host = IntentHost(
    IntentHostConfiguration(
        intents: BakeryDefinition.intents + OpeningHoursDefinition.intents,
        handlers: .handlers { intent in intent is ReserveBreadIntent ? ReserveBreadHandler() : nil }
    )
)
let run = await host.run(ReserveBreadIntent(), in: TerminalDialogue())
print(run.ending)
