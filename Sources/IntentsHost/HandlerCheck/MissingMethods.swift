import Intents

extension IntentHost {
    /// Returns the required methods that a handler doesn't implement, for all intents of the host that it handles.
    ///
    /// A run refuses an incomplete handler. A test finds it without a run, and without calling the handler:
    ///
    ///     #expect(try await host.missingMethods(of: OrderSoupHandler()).isEmpty)
    ///
    /// - Throws: `INIntentError` if the handler doesn't handle any intent of the host.
    public nonisolated(nonsending) func missingMethods(of handler: Any) async throws -> [MissingIntentMethod] {
        var missing: [MissingIntentMethod] = []
        var isHandler = false
        for intentClass in configuration.intents {
            let intent = intentClass.init()
            guard let handler = await IntentHandler(handler, of: intent) else { continue }
            isHandler = true
            missing += await handler.missingMethods(for: intent, of: configuration.intents)
        }
        guard isHandler else {
            let handler = "\(type(of: handler))"
            throw INIntentError(
                .noHandlerProvidedForIntent,
                description: "'\(handler)' doesn't handle any of the host's intents; conform to a handling protocol"
            )
        }
        return missing
    }
}

extension IntentHandler {
    /// Refuses a handler that lacks a required method.
    ///
    /// - Throws: `IncompleteHandlerError`, which is also reported to the developer.
    nonisolated(nonsending) func check(for intent: INIntent, in host: IntentHost) async throws {
        let pair = CheckedHandlers.Pair(handler: type(of: object), intent: type(of: intent))
        if host.checkedHandlers.contains(pair) { return }
        let missing = await missingMethods(for: intent, of: host.configuration.intents)
        if missing.isEmpty { return host.checkedHandlers.insert(pair) }
        let error = IncompleteHandlerError(
            handler: "\(type(of: object))",
            intent: "\(type(of: intent))",
            missing: missing
        )
        // A report is a single line, in which line feeds are shown as escapes.
        for line in "\(error)".split(separator: "\n") { IntentEnvironment.system.report(String(line)) }
        throw error
    }

    /// Returns the required methods that the handler doesn't implement.
    ///
    /// - Parameter intents: All intents of the host. A method of another intent that the handler handles isn't a near
    ///   miss.
    fileprivate nonisolated(nonsending) func missingMethods(
        for intent: INIntent,
        of intents: [INIntent.Type]
    ) async -> [MissingIntentMethod] {
        let methods = await methods(for: intent)
        let implemented = Set(methods.filter(\.isImplemented).map(\.name))
        // The older method for options, from before collections, is called instead of the newer one.
        let missing = methods.filter { method in
            let older = method.name.hasSuffix("Collection") ? String(method.name.dropLast("Collection".count)) : ""
            return method.isRequired && !method.isImplemented && !implemented.contains(older)
        }
        if missing.isEmpty { return [] }

        var others: [String] = []
        for other in intents where other != type(of: intent) {
            if await IntentHandler(object, of: other.init()) != nil { others.append("\(other)") }
        }
        let declared = HandlerDeclarations(of: object).methods.filter { method in
            !others.contains { method.arguments.contains(": \($0)") }
        }

        let names = Set(methods.map(\.name))
        return missing.map { method in
            // A method with the name of another requirement is meant as that one. A mismatch already reports a method
            // that differs only in its types.
            let near = declared.filter { other in
                other.isNear(method.name) && (other.name == method.name || !names.contains(other.name))
                    && !method.mismatches.contains { other.isInPlace(ofForm: $0.declaration) }
            }.map(\.text)
            return MissingIntentMethod(
                intent: "\(type(of: intent))",
                name: method.name,
                declarations: method.declarations.map { $0.replacing("Swift.Void", with: "Void") },
                nearMisses: method.mismatches.map(\.text) + near
            )
        }
    }
}
