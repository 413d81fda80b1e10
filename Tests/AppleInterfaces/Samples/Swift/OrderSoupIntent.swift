// swift-format-ignore-file
// An intent's file in the form of Apple's compiler, written by hand.

#if canImport(Intents)

import Intents

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
@objc(OrderSoupIntent)
public class OrderSoupIntent: INIntent {
    @NSManaged public var soup: Soup
    @NSManaged public var quantity: NSNumber?
    @NSManaged public var toppings: [Topping]?
    @NSManaged public var note: String?
    @available(iOS 13.0, macOS 10.16, watchOS 6.0, *)
    @NSManaged public var isTakeaway: NSNumber?
    @NSManaged public var pickup: DateComponents?
    @available(iOS 13.0, macOS 10.16, watchOS 6.0, *)
    @NSManaged public var receipt: INFile?
    @available(iOS 13.0, macOS 10.16, watchOS 6.0, *)
    @NSManaged public var links: [URL]?
    @NSManaged public var place: CLPlacemark?
    @NSManaged public var sizes: [NSNumber]?
    @NSManaged public var weight: Measurement<UnitMass>?
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
@objc(OrderSoupIntentHandling)
public protocol OrderSoupIntentHandling: NSObjectProtocol {
    @available(*, renamed: "handle(intent:)")
    @objc(handleOrderSoup:completion:)
    func handle(intent: OrderSoupIntent, completion: @escaping (OrderSoupIntentResponse) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @objc(handleOrderSoup:completion:)
    func handle(intent: OrderSoupIntent) async -> OrderSoupIntentResponse

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveSoup(for:)")
    @objc(resolveSoupForOrderSoup:withCompletion:)
    func resolveSoup(for intent: OrderSoupIntent, with completion: @escaping (SoupResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @objc(resolveSoupForOrderSoup:withCompletion:)
    func resolveSoup(for intent: OrderSoupIntent) async -> SoupResolutionResult

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveQuantity(for:)")
    @objc(resolveQuantityForOrderSoup:withCompletion:)
    func resolveQuantity(for intent: OrderSoupIntent, with completion: @escaping (OrderSoupQuantityResolutionResult) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @objc(resolveQuantityForOrderSoup:withCompletion:)
    func resolveQuantity(for intent: OrderSoupIntent) async -> OrderSoupQuantityResolutionResult

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @available(*, renamed: "resolveToppings(for:)")
    @objc(resolveToppingsForOrderSoup:withCompletion:)
    func resolveToppings(for intent: OrderSoupIntent, with completion: @escaping ([ToppingResolutionResult]) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @objc(resolveToppingsForOrderSoup:withCompletion:)
    func resolveToppings(for intent: OrderSoupIntent) async -> [ToppingResolutionResult]

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    @available(*, renamed: "provideToppingsOptionsCollection(for:searchTerm:)")
    @objc(provideToppingsOptionsCollectionForOrderSoup:searchTerm:withCompletion:)
    func provideToppingsOptionsCollection(for intent: OrderSoupIntent, searchTerm: String?, with completion: @escaping (INObjectCollection<Topping>?, Error?) -> Swift.Void)

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    @objc(provideToppingsOptionsCollectionForOrderSoup:searchTerm:withCompletion:)
    func provideToppingsOptionsCollection(for intent: OrderSoupIntent, searchTerm: String?) async throws -> INObjectCollection<Topping>

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    @available(*, renamed: "provideNoteOptionsCollection(for:)")
    @objc(provideNoteOptionsCollectionForOrderSoup:withCompletion:)
    func provideNoteOptionsCollection(for intent: OrderSoupIntent, with completion: @escaping (INObjectCollection<NSString>?, Error?) -> Swift.Void)

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    @objc(provideNoteOptionsCollectionForOrderSoup:withCompletion:)
    func provideNoteOptionsCollection(for intent: OrderSoupIntent) async throws -> INObjectCollection<NSString>

    @available(*, renamed: "confirm(intent:)")
    @objc(confirmOrderSoup:completion:)
    optional func confirm(intent: OrderSoupIntent, completion: @escaping (OrderSoupIntentResponse) -> Swift.Void)

    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    @objc(confirmOrderSoup:completion:)
    optional func confirm(intent: OrderSoupIntent) async -> OrderSoupIntentResponse

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    @objc(defaultToppingsForOrderSoup:)
    optional func defaultToppings(for intent: OrderSoupIntent) -> [Topping]?

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    @objc(defaultNoteForOrderSoup:)
    optional func defaultNote(for intent: OrderSoupIntent) -> String?

    @available(iOS, introduced: 13.0, deprecated: 14.0, message: "")
    @available(watchOS, introduced: 6.0, deprecated: 7.0, message: "")
    @objc(provideToppingsOptionsForOrderSoup:withCompletion:)
    optional func provideToppingsOptions(for intent: OrderSoupIntent, with completion: @escaping ([Topping]?, Error?) -> Swift.Void)

    @available(iOS, introduced: 13.0, deprecated: 14.0, message: "")
    @available(watchOS, introduced: 6.0, deprecated: 7.0, message: "")
    @objc(provideNoteOptionsForOrderSoup:withCompletion:)
    optional func provideNoteOptions(for intent: OrderSoupIntent, with completion: @escaping ([String]?, Error?) -> Swift.Void)
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
@objc public enum OrderSoupIntentResponseCode: Int {
    case unspecified = 0
    case ready
    case continueInApp
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
    case failureSoldOutSoup = 100
    case failureClosed
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
@objc(OrderSoupIntentResponse)
public class OrderSoupIntentResponse: INIntentResponse {
    @NSManaged public var soup: Soup
    @available(iOS 13.0, macOS 10.16, watchOS 6.0, *)
    @NSManaged public var waitTime: NSNumber?
    @NSManaged public var opensAt: DateComponents?
    @objc public fileprivate(set) var code: OrderSoupIntentResponseCode = .unspecified

    @objc(initWithCode:userActivity:)
    public convenience init(code: OrderSoupIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }

    @objc(successIntentResponseWithSoup:waitTime:)
    public static func success(soup: Soup, waitTime: NSNumber) -> OrderSoupIntentResponse {
        let response = OrderSoupIntentResponse(code: .success, userActivity: nil)
        response.soup = soup
        response.waitTime = waitTime
        return response
    }

    @objc(failureSoldOutSoupIntentResponseWithSoup:)
    public static func failureSoldOutSoup(_ soup: Soup) -> OrderSoupIntentResponse {
        let response = OrderSoupIntentResponse(code: .failureSoldOutSoup, userActivity: nil)
        response.soup = soup
        return response
    }

    @objc(failureClosedIntentResponseWithOpensAt:)
    public static func failureClosed(opensAt: DateComponents) -> OrderSoupIntentResponse {
        let response = OrderSoupIntentResponse(code: .failureClosed, userActivity: nil)
        response.opensAt = opensAt
        return response
    }
}

@available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
@objc public enum OrderSoupQuantityUnsupportedReason: Int {
    case negativeNumbersNotSupported = 1
    case greaterThanMaximumValue
    case lessThanMinimumValue
}

@available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
@objc(OrderSoupQuantityResolutionResult)
public class OrderSoupQuantityResolutionResult: INIntegerResolutionResult {
    @objc(unsupportedForReason:)
    public class func unsupported(forReason reason: OrderSoupQuantityUnsupportedReason) -> Self {
        return __unsupported(withReason: reason.rawValue)
    }
}

#endif
