import Intents
import IntentsHost

/// Measures what the host adds to the calls of a handler that completes at once: six `resolve…`, `confirm`, `handle`.
/// Nothing waits, so CPU time is measured, which other programs disturb less.
///
/// Prints a row of a Markdown table. With `--smoke` it only tries that everything runs.
@main
struct HostOverhead {
    private static let isSmoke = CommandLine.arguments.contains("--smoke")
    private static let rounds = isSmoke ? 10 : 2_000
    /// The goal, in microseconds.
    private static let limit = 20.0

    static func main() async {
        let intent = order()
        let host = host()
        var direct: [Double] = []
        var hosted: [Double] = []
        for _ in 0..<(isSmoke ? 1 : 25) {
            let directStart = processorTime
            for _ in 0..<rounds { callDirectly(intent, OrderHandler()) }
            direct.append((processorTime - directStart) / Double(rounds))
            let start = processorTime
            for _ in 0..<rounds { _ = await host.run(intent, in: Silence()) }
            hosted.append((processorTime - start) / Double(rounds))
        }
        let overhead = median(hosted) - median(direct)
        let row = [
            "running an intent with six parameters, without its handler", words(overhead), "≤ \(words(limit))",
            overhead <= limit ? "met" : "missed",
        ]
        print("| \(row.joined(separator: " | ")) |")
    }

    private static func order() -> OrderIntent {
        let intent = OrderIntent()
        intent.dish = "Soup"
        intent.size = 2
        intent.hot = true
        intent.time = DateComponents(hour: 12, minute: 30)
        intent.table = "Window"
        intent.note = "No salt"
        return intent
    }

    private static func host() -> IntentHost {
        IntentHost(
            IntentHostConfiguration(intents: [OrderIntent.self], handlers: .handlers { _ in OrderHandler() })
        )
    }

    private static func callDirectly(_ intent: OrderIntent, _ handler: any OrderIntentHandling) {
        handler.resolveDish(for: intent) { _ in }
        handler.resolveSize(for: intent) { _ in }
        handler.resolveHot(for: intent) { _ in }
        handler.resolveTime(for: intent) { _ in }
        handler.resolveTable(for: intent) { _ in }
        handler.resolveNote(for: intent) { _ in }
        handler.confirm(intent: intent) { _ in }
        handler.handle(intent: intent) { _ in }
    }

    /// The CPU time that the process has taken, in microseconds.
    private static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
    }

    private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

    private static func words(_ value: Double) -> String {
        value.formatted(.number.precision(.significantDigits(1...3)).locale(Locale(identifier: "en"))) + " µs"
    }
}

/// A dialogue that says nothing: nothing is asked.
private struct Silence: IntentDialogue {
    func answer(to question: IntentQuestion) async throws -> IntentAnswer { .cancel }
    func say(_ text: String) async {}
}
