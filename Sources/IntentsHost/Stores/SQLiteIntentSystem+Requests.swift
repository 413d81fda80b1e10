import Foundation
import Intents

extension SQLiteIntentSystem {
    /// Asks the store for something whose form must be made before the call returns, since the objects belong to the
    /// program afterwards.
    ///
    /// - Parameters:
    ///   - completion: Receives the result.
    ///   - code: The code of the error that the completion receives; without it, it receives the store's own.
    ///   - form: Makes the form.
    ///   - body: The work with the form.
    func request<Form: Sendable, Value>(
        _ completion: IntentCompletion<Value>,
        code: INIntentError.Code? = nil,
        storing form: () throws -> Form,
        body: @escaping @Sendable (Database, Form) throws -> Value
    ) {
        do {
            let form = try form()
            queue.add(StoreRequest(completion, code: code) { try body($0, form) })
        } catch {
            let failed = StoreRequest(completion, code: code) { _ in throw error }
            queue.fail(failed, with: error)
        }
    }

    /// Asks the store for something, and waits for it.
    nonisolated(nonsending) func read<Value>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws -> Value {
        let result = await withCheckedContinuation { continuation in
            let completion = IntentCompletion<Value> { continuation.resume(returning: UncheckedBox($0)) }
            queue.add(StoreRequest(completion, body: body))
        }
        return try result.value.get()
    }

    /// A completion for what a program does not wait for: an error is reported.
    func reporting(_ action: String) -> IntentCompletion<Void> {
        IntentCompletion { [self] result in
            if case .failure(let error) = result { report("\(action) failed: \(error)") }
        }
    }
}

// MARK: The stored forms of objects

extension SQLiteIntentSystem {
    func stored(_ object: any NSObject & NSSecureCoding) throws -> String {
        try StoredObjectEncoder.encode(object, types: types)
    }

    func stored(_ shortcut: INShortcut) throws -> String {
        try stored(INShortcutReference(shortcut))
    }

    /// Reads a stored object. Where the program no longer knows it, the result is `nil`, and that is reported.
    func object<Object: NSObject & NSSecureCoding>(_ type: Object.Type, _ json: String?, of what: String) -> Object? {
        do {
            return try StoredObjectDecoder.decode(type, from: json ?? "", types: types)
        } catch {
            report("\(what) is skipped: \(error)")
            return nil
        }
    }

    func shortcut(_ json: String?, of what: String) -> INShortcut? {
        object(INShortcutReference.self, json, of: what)?.shortcut
    }
}
