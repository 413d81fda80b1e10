import GardenIntents
import Intents
import KitchenIntents
import LatestArticleIntents
import Testing

@Suite("Generated responses")
struct ResponseTests {
    @Test("a method of a code sets the code and the values")
    func factories() {
        let total = INCurrencyAmount(amount: 12, currencyCode: "EUR")
        let response = OrderMealIntentResponse.successReadySoon(size: .large, waitTime: 10, total: total)
        #expect(response.code == .successReadySoon)
        #expect(response.size == .large)
        #expect(response.waitTime == 10)
        #expect(response.total == total)
        #expect(response.item == nil)
    }

    @Test("a label that the code's name ends with is left out")
    func elidedLabels() {
        #expect(
            OrderMealIntentResponse.failureInvalidItem("Soup", restaurant: Restaurant(identifier: "r", display: "R"))
                .code == .failureInvalidItem
        )
        #expect(OrderMealIntentResponse.failureEmptyValue(item: "Soup").code == .failureEmptyValue)
    }

    @Test("a code with a concise text alone has a method, and a path gives an argument of its first name")
    func conciseFactories() {
        let weight = Measurement(value: 3, unit: UnitMass.kilograms)
        #expect(RecordHarvestIntentResponse.successBestYear(thisYear: weight).code == .successBestYear)
        let total = INCurrencyAmount(amount: 12, currencyCode: "EUR")
        let response = OrderMealIntentResponse.failureRequiringAppLaunch(total: total, waitTime: 60)
        #expect(response.waitTime == 60)
        let restaurant = Restaurant(identifier: "r", display: "Roma")
        #expect(OrderMealIntentResponse.success(restaurant: restaurant).restaurant == restaurant)
        #expect(OrderMealIntentResponse.failureInvalidItem("Soup", restaurant: restaurant).item == "Soup")
    }

    @Test("raw values of codes are those of the framework, and the definition's own begin at 100")
    func codes() {
        #expect(LatestArticleIntentResponseCode.ready.rawValue == 1)
        #expect(LatestArticleIntentResponseCode.success.rawValue == 4)
        #expect(LatestArticleIntentResponseCode.failureRequiringAppLaunch.rawValue == 6)
        #expect(OrderMealIntentResponseCode(rawValue: 100) != nil)
        #expect(OrderMealIntentResponse(code: .failure, userActivity: nil).code == .failure)
    }

    @Test("facts tell what is said for a code, and reach the code and the properties by name")
    func facts() throws {
        let metadata = try #require(OrderMealIntentResponse.intentMetadata)
        let restaurant = Restaurant(identifier: "r", display: "R")
        let response = OrderMealIntentResponse.failureInvalidItem("Soup", restaurant: restaurant)
        let code = try #require(metadata.code(metadata.code(of: response)))
        #expect(code.name == "failureInvalidItem")
        #expect(!code.isSuccess)
        #expect(try #require(code.text).text.contains("${item}"))
        #expect(metadata.property(named: "item")?.value(in: response) == .string("Soup"))
        #expect(metadata.setCode(OrderMealIntentResponseCode.inProgress.rawValue, of: response))
        #expect(response.code == .inProgress)
    }

    @Test("an enum tells its cases' names for code and for people")
    func enums() throws {
        let values = PortionSize.intentMetadata.values
        #expect(!values.isEmpty)
        for value in values {
            #expect(PortionSize(rawValue: value.rawValue).map { "\($0)" } == value.name)
            #expect(value.displayName.identifier != nil)
        }
        #expect(PortionSize.intentMetadata.value(PortionSize.large.rawValue)?.displayName.text == "large")
    }
}
