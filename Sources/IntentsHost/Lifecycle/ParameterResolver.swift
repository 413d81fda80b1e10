import Intents

/// Finds the value of one parameter, together with the handler and the user.
struct ParameterResolver {
    let index: Int
    let parameter: IntentParameterMetadata
    let caller: HandlerCaller
    let conversation: IntentConversation
    private let questions: ParameterQuestions

    init(at index: Int, caller: HandlerCaller, conversation: IntentConversation) {
        self.index = index
        parameter = caller.metadata.parameters[index]
        self.caller = caller
        self.conversation = conversation
        questions = ParameterQuestions(aboutParameterAt: index, caller: caller, conversation: conversation)
    }

    private var intent: INIntent { caller.intent }
    private var element: IntentValueType.Element { parameter.type.element }

    /// The result of asking the handler, and the user if needed, about a value.
    struct Settlement {
        /// The value; several if the user named several for a list, and an empty list if no value is needed.
        let values: [IntentValue]
        /// Whether the handler doesn't have to be asked again.
        let isFinal: Bool
    }

    /// Returns the name of the parent parameter if its value doesn't call for this parameter; `nil` if it does, or if
    /// the parameter doesn't depend on another one.
    ///
    /// - Parameter skipped: The parameters that were skipped themselves.
    func parentThatCallsForNothing(_ skipped: Set<String>) -> String? {
        guard let relationship = parameter.relationship else { return nil }
        let isCalledFor = !skipped.contains(relationship.parent) && relationship.holds(in: intent)
        return isCalledFor ? nil : relationship.parent
    }

    /// Sets the parameter's default value, and resolves the parameter if the handler can.
    ///
    /// - Throws: `INIntentError` if the parameter isn't resolved within the limit of rounds, and all errors that end a
    ///   run.
    nonisolated(nonsending) func resolve() async throws {
        if canStartWithValue, parameter.value(in: intent)?.isSet != true { try await setDefaultValue() }
        guard parameter.isResolved else { return try await choosePeople() }

        var confirmed: Set<IntentValue> = []
        for _ in 0..<caller.limits.rounds {
            try await choosePeople()
            guard let resolutions = try await resolutions() else { return }
            if try setAccepted(resolutions) { return }
            let settlements = try await settle(resolutions, confirmed: &confirmed)
            try set(settlements)
            if settlements.allSatisfy(\.isFinal) { return }
        }

        throw INIntentError(
            .missingInformation,
            description: "parameter '\(parameter.name)' wasn't resolved within \(caller.limits.rounds) rounds"
        )
    }

    /// Asks which contact is meant by a name that belongs to several.
    private nonisolated(nonsending) func choosePeople() async throws {
        guard case .person = element, let value = parameter.value(in: intent) else { return }
        let people = if case .list(let people) = value { people } else { [value] }
        var chosen = people
        for (place, value) in people.enumerated() {
            guard case .person(let person) = value else { continue }
            let candidates = conversation.reader.values.candidates(for: person)
            if candidates.count == 1 { chosen[place] = .person(candidates[0]) }
            guard candidates.count > 1 else { continue }
            chosen[place] = try await questions.choose(among: candidates.map(IntentValue.person))
        }
        guard chosen != people else { return }
        try change(to: parameter.type.isList ? .list(chosen) : chosen[0])
    }

    /// Asks the handler.
    ///
    /// - Returns: The results; `nil` if the handler doesn't implement the method, which system intents allow.
    private nonisolated(nonsending) func resolutions() async throws -> [IntentResolution]? {
        let outcome: IntentMetadataCall.Outcome
        let duration: Duration
        do {
            (outcome, duration) = try await caller.call(.resolve(index))
        } catch IntentHandlerFault.methodNotImplemented where caller.metadata.traits.contains(.system) {
            return nil
        }
        guard case .resolutions(let results) = outcome else { return [] }
        let resolutions = results.map(\.intentMetadataResolution)
        for (place, resolution) in resolutions.enumerated() {
            record(resolution, duration: place == 0 ? duration : nil)
        }
        return resolutions
    }

    /// Settles each of the handler's results. A list has one result for each value; an empty list of results changes
    /// nothing.
    private nonisolated(nonsending) func settle(
        _ resolutions: [IntentResolution],
        confirmed: inout Set<IntentValue>
    ) async throws -> [Settlement] {
        var settlements: [Settlement] = []
        for (place, resolution) in resolutions.enumerated() {
            settlements.append(try await settle(resolution, at: place, confirmed: &confirmed))
        }
        return settlements
    }

    private nonisolated(nonsending) func settle(
        _ resolution: IntentResolution,
        at place: Int,
        confirmed: inout Set<IntentValue>
    ) async throws -> Settlement {
        switch resolution {
        case .success(let value): return Settlement(values: [value], isFinal: true)
        case .notRequired: return Settlement(values: [], isFinal: true)
        case .needsValue: break
        case .disambiguation(let values):
            if !values.isEmpty {
                return Settlement(values: [try await questions.choose(among: values)], isFinal: false)
            }
        case .confirmationRequired(let value, let reason):
            let value = value ?? currentValue(at: place)
            if let value, try await isConfirmed(value, reason: reason, confirmed: &confirmed) {
                return Settlement(values: [value], isFinal: true)
            }
        case .unsupported(let reason): await questions.refuse(currentValue(at: place), for: reason)
        }
        return Settlement(values: try await questions.askForValues(at: place), isFinal: false)
    }

    /// Asks whether a value is right, unless the user confirmed it before.
    private nonisolated(nonsending) func isConfirmed(
        _ value: IntentValue,
        reason: Int?,
        confirmed: inout Set<IntentValue>
    ) async throws -> Bool {
        if confirmed.contains(value) { return true }
        guard try await questions.confirm(value, for: reason) else { return false }
        confirmed.insert(value)
        return true
    }

    /// Returns the value that the parameter has now, or an element of its list.
    private func currentValue(at place: Int) -> IntentValue? {
        let value = parameter.value(in: intent)
        guard case .list(let values)? = value else { return value }
        return values.indices.contains(place) ? values[place] : nil
    }

    // MARK: Setting the parameter

    /// Sets the parameter if the handler accepts its value, so that the user isn't asked.
    ///
    /// - Returns: Whether the parameter is set.
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

    /// Sets the parameter to the value that the handler or the user chose, and records a change of the value.
    private func change(to value: IntentValue?) throws {
        let former = parameter.value(in: intent)
        try set(value)
        if parameter.value(in: intent) != former { recordSetting(to: value) }
    }

    private func set(_ value: IntentValue?) throws {
        guard parameter.setValue(value, in: intent) else {
            throw INIntentError(
                .missingInformation,
                description: "the value for parameter '\(parameter.name)' isn't of the parameter's type"
            )
        }
    }

    /// Whether the handler or the definition can provide a default value.
    private var canStartWithValue: Bool { parameter.hasDynamicOptions || parameter.defaultValue != nil }

    /// Sets the handler's default value, or else the definition's.
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
    /// Records the handler's result for a value.
    ///
    /// - Parameter duration: The duration of the call; `nil` for all but the first result of a call.
    private func record(_ resolution: IntentResolution, duration: Duration?) {
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

    /// Records the parameter's new value.
    private func recordSetting(to value: IntentValue?) {
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
