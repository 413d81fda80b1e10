import Intents
import Synchronization

/// Notes the steps of a run. Handlers complete on any thread, so faults can come from there, and after the run.
final class TraceRecorder: Sendable {
    /// The steps so far; `nil` after the end.
    private let steps: Mutex<[IntentTraceStep]?>
    /// Gives the time since the start of the run.
    private let time: @Sendable () -> Duration

    /// Creates a recorder at the start of a run.
    ///
    /// - Parameter clock: Tells when steps happen.
    init(clock: any Clock<Duration> = ContinuousClock()) {
        time = clock.stopwatch()
        var steps: [IntentTraceStep] = []
        steps.reserveCapacity(16)
        self.steps = Mutex(steps)
    }

    /// Notes a step.
    func record(_ step: IntentTraceStep) {
        let step = timed(step)
        steps.withLock { $0?.append(step) }
    }

    private func timed(_ step: IntentTraceStep) -> IntentTraceStep {
        var step = step
        step.time = time().inSeconds
        return step
    }

    /// Notes that the handler is at fault. After the end of the run the system's log takes it.
    func recordFault(_ text: String) {
        let step = timed(IntentTraceStep(kind: .fault, text: text))
        let isOpen = steps.withLock { steps in
            steps?.append(step)
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
