// A handler as an app's developer would write it, for some operations with a completion, for others with 'async'.

import Intents

final class OrderSoupHandler: NSObject, OrderSoupIntentHandling {
    func handle(intent: OrderSoupIntent) async -> OrderSoupIntentResponse {
        .success(soup: intent.soup, waitTime: NSNumber(value: 12))
    }

    func confirm(
        intent: OrderSoupIntent,
        completion: @escaping (OrderSoupIntentResponse) -> Void
    ) {
        let response =
            intent.soup == .leek ? .failureSoldOutSoup(.leek) : OrderSoupIntentResponse(code: .ready, userActivity: nil)
        completion(response)
    }

    func resolveSoup(for intent: OrderSoupIntent) async -> SoupResolutionResult {
        switch intent.soup {
        case .unknown: .needsValue()
        case .leek: .confirmationRequired(with: .leek)
        default: .success(with: intent.soup)
        }
    }

    func resolveQuantity(
        for intent: OrderSoupIntent,
        with completion: @escaping (OrderSoupQuantityResolutionResult) -> Void
    ) {
        switch intent.quantity?.intValue {
        case nil: completion(.confirmationRequired(with: 1))
        case let quantity? where quantity > 9: completion(.unsupported(forReason: .greaterThanMaximumValue))
        case let quantity?: completion(.success(with: quantity))
        }
    }

    func resolveToppings(for intent: OrderSoupIntent) async -> [ToppingResolutionResult] {
        guard let toppings = intent.toppings else { return [.notRequired()] }
        return toppings.map { .success(with: $0) } + [.disambiguation(with: toppings), .unsupported()]
    }

    func provideToppingsOptionsCollection(
        for intent: OrderSoupIntent,
        searchTerm: String?
    ) async throws -> INObjectCollection<Topping> {
        let cheese = Topping(identifier: "cheese", display: "Cheese", subtitle: nil, image: nil)
        cheese.price = INCurrencyAmount(amount: NSDecimalNumber(string: "1.50"), currencyCode: "EUR")
        return INObjectCollection(sections: [INObjectSection(title: searchTerm, items: [cheese])])
    }

    func provideNoteOptionsCollection(
        for intent: OrderSoupIntent,
        with completion: @escaping (INObjectCollection<NSString>?, (any Error)?) -> Void
    ) {
        completion(INObjectCollection(items: ["hot" as NSString]), nil)
    }

    func order() -> OrderSoupIntent {
        let intent = OrderSoupIntent()
        intent.quantity = 2 as NSNumber
        intent.sizes = [1, 2] as [NSNumber]
        intent.pickup = DateComponents()
        intent.links = [URL(string: "https://example.com")].compactMap { $0 }
        intent.weight = Measurement(value: 1, unit: UnitMass.kilograms)
        intent.suggestedInvocationPhrase = "Order soup"
        intent.setImage(nil, forParameterNamed: \.note)
        return intent
    }
}
