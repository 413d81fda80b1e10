import Intents

extension ParameterResolver {
    /// Notes what the handler said about a value.
    ///
    /// - Parameter duration: How long the call took, with the first result of a call.
    func record(_ resolution: IntentResolution, _ duration: Duration?) {
        var step = IntentTraceStep(kind: .resolve, parameter: parameter.name)
        step.seconds = duration?.inSeconds
        switch resolution {
        case .success(let value):
            step.result = "success"
            step.values = [value.traceText(as: element)]
        case .disambiguation(let values):
            step.result = "disambiguation"
            step.values = values.map { $0.traceText(as: element) }
        case .confirmationRequired(let value, let reason):
            step.result = "confirmationRequired"
            step.values = value.map { [$0.traceText(as: element)] }
            step.text = name(of: reason)
        case .needsValue: step.result = "needsValue"
        case .notRequired: step.result = "notRequired"
        case .unsupported(let reason):
            step.result = "unsupported"
            step.text = name(of: reason)
        }
        conversation.recorder.record(step)
    }

    /// Notes that the parameter has another value now.
    func recordSetting(to value: IntentValue?) {
        let values = if case .list(let values)? = value { values } else { value.map { [$0] } ?? [] }
        conversation.recorder.record(
            IntentTraceStep(
                kind: .set,
                parameter: parameter.name,
                values: values.map { $0.traceText(as: element) }
            )
        )
    }

    private func name(of reason: Int?) -> String? {
        reason.map { parameter.unsupportedReason($0)?.name ?? "reason \($0)" }
    }
}

extension Duration {
    /// The duration as a number of seconds.
    var inSeconds: Double {
        Double(components.seconds) + Double(components.attoseconds) * 1e-18
    }
}
