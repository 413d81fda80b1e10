import Intents

/// A handler that accepts every value at once.
final class OrderHandler: NSObject, OrderIntentHandling {
    func handle(intent: OrderIntent, completion: @escaping (OrderIntentResponse) -> Void) {
        let response = OrderIntentResponse(code: .success)
        response.dish = intent.dish
        completion(response)
    }

    func confirm(intent: OrderIntent, completion: @escaping (OrderIntentResponse) -> Void) {
        completion(OrderIntentResponse(code: .ready))
    }

    func resolveDish(for intent: OrderIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
        completion(intent.dish.map { .success(with: $0) } ?? .needsValue())
    }

    func resolveSize(for intent: OrderIntent, with completion: @escaping (INIntegerResolutionResult) -> Void) {
        completion(intent.size.map { .success(with: $0.intValue) } ?? .needsValue())
    }

    func resolveHot(for intent: OrderIntent, with completion: @escaping (INBooleanResolutionResult) -> Void) {
        completion(intent.hot.map { .success(with: $0.boolValue) } ?? .needsValue())
    }

    func resolveTime(for intent: OrderIntent, with completion: @escaping (INDateComponentsResolutionResult) -> Void) {
        completion(intent.time.map { .success(with: $0) } ?? .needsValue())
    }

    func resolveTable(for intent: OrderIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
        completion(intent.table.map { .success(with: $0) } ?? .needsValue())
    }

    func resolveNote(for intent: OrderIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
        completion(intent.note.map { .success(with: $0) } ?? .needsValue())
    }
}
