import Intents
import Synchronization

/// A recorder of the steps of a run. Handlers complete on any thread, so faults can come from any thread, even after
/// the run.
final class TraceRecorder: Sendable {
    /// The steps so far; `nil` after the end.
    private let steps: Mutex<[IntentTraceStep]?>
    /// Returns the time since the start of the run.
    private let time: @Sendable () -> Duration

    /// Creates a recorder at the start of a run.
    ///
    /// - Parameter clock: The clock for the times of the steps.
    init(clock: any Clock<Duration> = ContinuousClock()) {
        time = clock.stopwatch()
        var steps: [IntentTraceStep] = []
        steps.reserveCapacity(16)
        self.steps = Mutex(steps)
    }

    /// Records a step.
    func record(_ step: IntentTraceStep) {
        let step = timed(step)
        steps.withLock { $0?.append(step) }
    }

    private func timed(_ step: IntentTraceStep) -> IntentTraceStep {
        var step = step
        step.time = time().inSeconds
        return step
    }

    /// Records a fault of the handler. After the end of the run, the fault is reported to the system.
    func recordFault(_ text: String) {
        let step = timed(IntentTraceStep(kind: .fault, text: text))
        let isOpen = steps.withLock { steps in
            steps?.append(step)
            return steps != nil
        }
        if !isOpen { IntentEnvironment.system.report(text) }
    }

    /// Ends the recording, and returns the steps.
    func close() -> [IntentTraceStep] {
        steps.withLock { steps in
            defer { steps = nil }
            return steps ?? []
        }
    }
}
