import Intents
import Synchronization

/// Notes the steps of a run. Handlers complete on any thread, so faults can come from there, and after the run.
final class TraceRecorder: Sendable {
    /// The steps so far; `nil` after the end.
    private let steps: Mutex<[IntentTraceStep]?>

    init() {
        var steps: [IntentTraceStep] = []
        steps.reserveCapacity(16)
        self.steps = Mutex(steps)
    }

    /// Notes a step.
    func record(_ step: IntentTraceStep) {
        steps.withLock { $0?.append(step) }
    }

    /// Notes that the handler is at fault. After the end of the run the system's log takes it.
    func recordFault(_ text: String) {
        let isOpen = steps.withLock { steps in
            steps?.append(IntentTraceStep(kind: .fault, text: text))
            return steps != nil
        }
        if !isOpen { IntentEnvironment.system.report(text) }
    }

    /// Ends the notes, and gives them.
    func close() -> [IntentTraceStep] {
        steps.withLock { steps in
            defer { steps = nil }
            return steps ?? []
        }
    }
}
