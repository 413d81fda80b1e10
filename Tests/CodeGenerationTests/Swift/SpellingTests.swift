import IntentInterface
import Testing

@testable import CodeGeneration

@Suite("A type in Swift")
struct SpellingTests {
    /// The type of one value, of a value in a list, and of a value in a collection of options.
    private static let spellings: [(element: ValueType.Element, one: String, inList: String, inCollection: String)] = [
        (.basic(.string), "String?", "String", "NSString"),
        (.basic(.integer), "NSNumber?", "NSNumber", "NSNumber"),
        (.basic(.decimal), "NSNumber?", "NSNumber", "NSNumber"),
        (.basic(.boolean), "NSNumber?", "NSNumber", "NSNumber"),
        (.basic(.timeInterval), "NSNumber?", "NSNumber", "NSNumber"),
        (.basic(.dateComponents), "DateComponents?", "DateComponents", "NSDateComponents"),
        (.basic(.url), "URL?", "URL", "NSURL"),
        (.basic(.file), "INFile?", "INFile", "INFile"),
        (.basic(.person), "INPerson?", "INPerson", "INPerson"),
        (.basic(.placemark), "CLPlacemark?", "CLPlacemark", "CLPlacemark"),
        (.basic(.currencyAmount), "INCurrencyAmount?", "INCurrencyAmount", "INCurrencyAmount"),
        (.basic(.paymentMethod), "INPaymentMethod?", "INPaymentMethod", "INPaymentMethod"),
        (.basic(.speakableString), "INSpeakableString?", "INSpeakableString", "INSpeakableString"),
        (.basic(.dateComponentsRange), "INDateComponentsRange?", "INDateComponentsRange", "INDateComponentsRange"),
        (.basic(.mass), "Measurement<UnitMass>?", "Measurement<UnitMass>", "NSMeasurement"),
        (.basic(.length), "Measurement<UnitLength>?", "Measurement<UnitLength>", "NSMeasurement"),
        (.basic(.temperature), "Measurement<UnitTemperature>?", "Measurement<UnitTemperature>", "NSMeasurement"),
        (.basic(.speed), "Measurement<UnitSpeed>?", "Measurement<UnitSpeed>", "NSMeasurement"),
        (.basic(.volume), "Measurement<UnitVolume>?", "Measurement<UnitVolume>", "NSMeasurement"),
        (.basic(.energy), "Measurement<UnitEnergy>?", "Measurement<UnitEnergy>", "NSMeasurement"),
        (.enumeration("Size"), "Size", "NSNumber", "NSNumber"),
        (.object("Soup"), "Soup?", "Soup", "Soup"),
        (.object("some"), "`some`?", "`some`", "`some`"),
        (.anyObject, "INObject?", "INObject", "INObject"),
    ]

    @Test("is that of Apple's compiler", arguments: spellings)
    func spelling(element: ValueType.Element, one: String, inList: String, inCollection: String) {
        let (value, list) = (ValueType(element), ValueType(element, isArray: true))
        #expect(value.swiftProperty == one)
        #expect(value.swiftValue + (value.isOptional ? "?" : "") == one)
        #expect(list.swiftProperty == "[\(inList)]?")
        #expect(list.swiftValue == "[\(inList)]")
        #expect([value.swiftList, list.swiftList] == ["[\(inList)]", "[\(inList)]"])
        #expect([value.swiftCollectionElement, list.swiftCollectionElement] == [inCollection, inCollection])
    }

    @Test("is in the table above for every type of the format")
    func tableIsComplete() {
        let spelled = Self.spellings.map(\.element)
        #expect(ValueType.Basic.allCases.allSatisfy { spelled.contains(.basic($0)) })
    }
}
