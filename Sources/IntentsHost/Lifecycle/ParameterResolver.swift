import Intents

/// Finds the value of one parameter, together with the handler and the user.
struct ParameterResolver {
    let index: Int
    let parameter: IntentParameterMetadata
    let caller: HandlerCaller
    let conversation: IntentConversation

    init(_ index: Int, _ caller: HandlerCaller, _ conversation: IntentConversation) {
        self.index = index
        parameter = caller.metadata.parameters[index]
        self.caller = caller
        self.conversation = conversation
    }

    var intent: INIntent { caller.intent }
    var element: IntentValueType.Element { parameter.type.element }

    /// What is known about a value after the handler and, where needed, the user were asked.
    struct Settlement {
        /// The value, or several where the user named several for a list; none where none is needed.
        let values: [IntentValue]
        /// Whether the handler need not be asked again.
        let isFinal: Bool
    }

    /// The name of the parent whose value does not call for this parameter; `nil` where there is none, or it does.
    ///
    /// - Parameter skipped: The parameters that were passed over themselves.
    func parentThatCallsForNothing(_ skipped: Set<String>) -> String? {
        guard let relationship = parameter.relationship else { return nil }
        let isCalledFor = !skipped.contains(relationship.parent) && relationship.holds(in: intent)
        return isCalledFor ? nil : relationship.parent
    }

    /// Gives the parameter the value that it starts with, and resolves it where the handler does that.
    ///
    /// - Throws: `INIntentError` where no value is found in a number of rounds, and whatever stops a run.
    nonisolated(nonsending) func resolve() async throws {
        if canStartWithValue, parameter.value(in: intent)?.isSet != true { try await setDefaultValue() }
        guard parameter.isResolved else { return }
        var confirmed: Set<IntentValue> = []
        for _ in 0..<caller.limits.rounds {
            let resolutions = try await resolutions()
            if try setAccepted(resolutions) { return }
            let settlements = try await settle(resolutions, &confirmed)
            try set(settlements)
            if settlements.allSatisfy(\.isFinal) { return }
        }
        throw INIntentError(
            .missingInformation,
            description: "no value for '\(parameter.name)' was found in \(caller.limits.rounds) rounds"
        )
    }

    /// Asks the handler.
    private nonisolated(nonsending) func resolutions() async throws -> [IntentResolution] {
        let (outcome, duration) = try await caller.call(.resolve(index))
        guard case .resolutions(let results) = outcome else { return [] }
        let resolutions = results.map(\.intentMetadataResolution)
        for (place, resolution) in resolutions.enumerated() {
            record(resolution, place == 0 ? duration : nil)
        }
        return resolutions
    }

    /// Settles each of the handler's results. For a list there is one for each value; an empty list of results changes
    /// nothing.
    private nonisolated(nonsending) func settle(
        _ resolutions: [IntentResolution],
        _ confirmed: inout Set<IntentValue>
    ) async throws -> [Settlement] {
        var settlements: [Settlement] = []
        for (place, resolution) in resolutions.enumerated() {
            settlements.append(try await settle(resolution, place, &confirmed))
        }
        return settlements
    }

    private nonisolated(nonsending) func settle(
        _ resolution: IntentResolution,
        _ place: Int,
        _ confirmed: inout Set<IntentValue>
    ) async throws -> Settlement {
        switch resolution {
        case .success(let value): return Settlement(values: [value], isFinal: true)
        case .notRequired: return Settlement(values: [], isFinal: true)
        case .needsValue: break
        case .disambiguation(let values):
            if !values.isEmpty { return Settlement(values: [try await choose(among: values)], isFinal: false) }
        case .confirmationRequired(let value, let reason):
            let value = value ?? currentValue(place)
            if let value, try await isConfirmed(value, reason, &confirmed) {
                return Settlement(values: [value], isFinal: true)
            }
        case .unsupported(let reason): await refuse(currentValue(place), for: reason)
        }
        return Settlement(values: try await askForValues(place), isFinal: false)
    }

    /// Asks whether a value is right, unless it was confirmed before.
    private nonisolated(nonsending) func isConfirmed(
        _ value: IntentValue,
        _ reason: Int?,
        _ confirmed: inout Set<IntentValue>
    ) async throws -> Bool {
        if confirmed.contains(value) { return true }
        guard try await confirm(value, for: reason) else { return false }
        confirmed.insert(value)
        return true
    }

    /// The value that the parameter has now, or one of a list.
    private func currentValue(_ place: Int) -> IntentValue? {
        let value = parameter.value(in: intent)
        guard case .list(let values)? = value else { return value }
        return values.indices.contains(place) ? values[place] : nil
    }

    // MARK: Setting the parameter

    /// Sets the parameter where the handler accepts all values, so that nobody need be asked.
    ///
    /// - Returns: Whether that is so.
    private func setAccepted(_ resolutions: [IntentResolution]) throws -> Bool {
        if !parameter.type.isList, case .success(let value)? = resolutions.first {
            try change(to: value)
            return true
        }
        return false
    }

    private func set(_ settlements: [Settlement]) throws {
        let values = settlements.flatMap(\.values)
        if parameter.type.isList {
            if settlements.isEmpty { return }
            try change(to: values.isEmpty ? nil : .list(values))
        } else {
            try change(to: values.first)
        }
    }

    /// Sets the parameter to what the handler or the user said, and notes it if that is another value than before.
    private func change(to value: IntentValue?) throws {
        let former = parameter.value(in: intent)
        try set(value)
        if parameter.value(in: intent) != former { recordSetting(to: value) }
    }

    private func set(_ value: IntentValue?) throws {
        guard parameter.setValue(value, in: intent) else {
            throw INIntentError(
                .missingInformation,
                description: "a value for '\(parameter.name)' is not of the parameter's type"
            )
        }
    }

    /// Whether the handler or the definition can give a value to start with.
    private var canStartWithValue: Bool { parameter.hasDynamicOptions || parameter.defaultValue != nil }

    /// Sets the value that the handler gives, else that of the definition.
    private nonisolated(nonsending) func setDefaultValue() async throws {
        let value = try await handlersDefaultValue() ?? definitionsDefaultValue
        guard let value, value.isSet else { return }
        try set(value)
        conversation.recorder.record(
            IntentTraceStep(kind: .defaultValue, parameter: parameter.name, values: [value.traceText(as: element)])
        )
    }

    private nonisolated(nonsending) func handlersDefaultValue() async throws -> IntentValue? {
        guard parameter.hasDynamicOptions,
            case .defaultValue(let value?) = try await caller.call(.defaultValue(index)).outcome
        else { return nil }
        return value.isSet ? value : nil
    }

    private var definitionsDefaultValue: IntentValue? {
        let value: IntentValue? =
            switch parameter.defaultValue {
            case .string(let text)?: .string(conversation.texts.formatter.translated(text))
            case .number(let number)?: .number(NSNumber(value: number))
            case .boolean(let truth)?: .number(NSNumber(value: truth))
            case .enumeration(let rawValue)?: .enumeration(rawValue)
            case nil: nil
            }
        return parameter.type.isList ? value.map { .list([$0]) } : value
    }
}

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
