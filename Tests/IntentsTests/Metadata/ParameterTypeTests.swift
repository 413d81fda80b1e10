import Intents
import PortableForm
import Testing

@Suite("Parameters of every type")
struct ParameterTypeTests {
    /// A value for a parameter of `EveryTypeIntent`.
    struct Sample: CustomTestStringConvertible, Sendable {
        let name: String
        let make: @Sendable () -> IntentValue

        init(_ name: String, _ value: @autoclosure @escaping @Sendable () -> IntentValue) {
            self.name = name
            make = value
        }

        var testDescription: String { name }
    }

    static let single = [
        Sample("text", .string("Tomato")),
        Sample("integer", .number(3)),
        Sample("decimal", .number(NSDecimalNumber(string: "1.25"))),
        Sample("flag", .number(NSNumber(value: true))),
        Sample("interval", .number(90.5)),
        Sample("date", .dateComponents(DateComponents(year: 2026, month: 5))),
        Sample("url", .url(URL(fileURLWithPath: "/a"))),
        Sample("file", .file(INFile(data: Data([1]), filename: "a", typeIdentifier: nil))),
        Sample("person", .person(ValueTests.person(isMe: false))),
        Sample("place", .placemark(ValueTests.placemark("Rome"))),
        Sample("amount", .currencyAmount(INCurrencyAmount(amount: 5, currencyCode: "CHF"))),
        Sample("payment", .paymentMethod(INPaymentMethod.applePay())),
        Sample("speakable", .speakableString(INSpeakableString(spokenPhrase: "Hi"))),
        Sample("range", .dateComponentsRange(ValueTests.range(hour: 3))),
        Sample("mass", .measurement(Measurement(value: 1, unit: UnitMass.grams))),
        Sample("length", .measurement(Measurement(value: 2, unit: UnitLength.miles))),
        Sample("temperature", .measurement(Measurement(value: 3, unit: UnitTemperature.celsius))),
        Sample("speed", .measurement(Measurement(value: 4, unit: UnitSpeed.knots))),
        Sample("volume", .measurement(Measurement(value: 5, unit: UnitVolume.liters))),
        Sample("energy", .measurement(Measurement(value: 6, unit: UnitEnergy.joules))),
        Sample("kind", .enumeration(4)),
        Sample("equipment", .object(ValueTests.equipment(kinds: [1]))),
        Sample("thing", .object(INObject(identifier: "1", display: "One"))),
    ]

    /// The lists of the types that have one in `EveryTypeIntent`, with two values each.
    static let lists = single.compactMap { sample -> Sample? in
        let plural = sample.name == "mass" ? "masses" : sample.name + "s"
        guard EveryTypeIntent.intentMetadata?.parameter(named: plural) != nil else { return nil }
        return Sample(plural, .list([sample.make(), sample.make()]))
    }

    static let samples = single + lists

    @Test("there is a list of every kind of Swift type")
    func coverage() {
        #expect(Self.samples.count == EveryTypeIntent.intentMetadata?.parameters.count)
    }

    @Test("a value that is set by name is read by name", arguments: samples)
    func access(sample: Sample) throws {
        let property = try #require(EveryTypeIntent.intentMetadata?.parameter(named: sample.name)).property
        let intent = EveryTypeIntent()
        #expect(property.setValue(sample.make(), in: intent))
        #expect(property.value(in: intent) == sample.make())
        for other in Self.samples where other.name != sample.name {
            let value = EveryTypeIntent.intentMetadata?.parameter(named: other.name)?.property.value(in: intent)
            #expect(value == (other.name == "kind" ? .enumeration(0) : nil))
        }
    }

    @Test("a value survives copying and archiving", arguments: samples)
    func coding(sample: Sample) throws {
        let intent = EveryTypeIntent()
        let property = try #require(EveryTypeIntent.intentMetadata?.parameter(named: sample.name)).property
        property.setValue(sample.make(), in: intent)
        let copy = try #require(intent.copy() as? EveryTypeIntent)
        #expect(property.value(in: copy) == sample.make())
        let decoded = try #require(try archived(intent))
        #expect(property.value(in: decoded) == sample.make())
        #expect(decoded == intent)
        #expect(intent != EveryTypeIntent())
    }

    @Test("a value is taken away by setting none", arguments: samples)
    func removal(sample: Sample) throws {
        let intent = EveryTypeIntent()
        let property = try #require(EveryTypeIntent.intentMetadata?.parameter(named: sample.name)).property
        property.setValue(sample.make(), in: intent)
        #expect(property.setValue(nil, in: intent))
        #expect(intent == EveryTypeIntent())
    }

    @Test("a value of another type is refused", arguments: samples)
    func mismatch(sample: Sample) throws {
        let intent = EveryTypeIntent()
        let property = try #require(EveryTypeIntent.intentMetadata?.parameter(named: sample.name)).property
        let wrong: IntentValue = sample.name.hasPrefix("text") ? .number(1) : .list([.string("wrong")])
        #expect(!property.setValue(wrong, in: intent))
        #expect(intent == EveryTypeIntent())
    }

    @Test("an object of another type, a unit of another kind and an unknown case are refused")
    func nearMisses() throws {
        let metadata = try #require(EveryTypeIntent.intentMetadata)
        let intent = EveryTypeIntent()
        let misses: [(String, IntentValue)] = [
            ("equipment", .object(INObject(identifier: nil, display: "x"))),
            ("mass", .measurement(Measurement(value: 1, unit: UnitLength.meters))),
            ("kind", .enumeration(3)),
        ]
        for (name, value) in misses {
            #expect(metadata.parameter(named: name)?.property.setValue(value, in: intent) == false)
        }
    }
}
