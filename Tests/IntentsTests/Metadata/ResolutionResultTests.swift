import Intents
import PortableForm
import Testing

@Suite("Resolution results")
struct ResolutionResultTests {
    /// A result with its expected resolution.
    struct Sample: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let make: @Sendable () -> INIntentResolutionResult
        let expected: @Sendable () -> IntentResolution
        let type: INIntentResolutionResult.Type

        init<Result: INIntentResolutionResult>(
            _ name: String,
            _ result: @autoclosure @escaping @Sendable () -> Result,
            _ expected: @autoclosure @escaping @Sendable () -> IntentResolution
        ) {
            testDescription = "\(Result.self) \(name)"
            make = result
            self.expected = expected
            type = Result.self
        }
    }

    private static let url = URL(fileURLWithPath: "/a")
    private static let date = DateComponents(year: 2026)
    private static func grams(_ value: Double) -> Measurement<UnitMass> { Measurement(value: value, unit: .grams) }
    private static func file() -> INFile { INFile(data: Data(), filename: "f", typeIdentifier: nil) }
    private static func object() -> INObject { INObject(identifier: "1", display: "One") }
    private static func amount() -> INCurrencyAmount { INCurrencyAmount(amount: 2, currencyCode: "EUR") }
    private static func dimension(_ value: Double, _ unit: Dimension) -> IntentValue {
        .measurement(Measurement(value: value, unit: unit))
    }

    static let samples: [Sample] = [
        Sample("success", INStringResolutionResult.success(with: "a"), .success(.string("a"))),
        Sample(
            "disambiguation",
            INStringResolutionResult.disambiguation(with: ["a", "b"]),
            .disambiguation([.string("a"), .string("b")])
        ),
        Sample(
            "confirmation",
            INStringResolutionResult.confirmationRequired(with: "a"),
            .confirmationRequired(.string("a"))
        ),
        Sample(
            "confirmation of nothing",
            INStringResolutionResult.confirmationRequired(with: nil),
            .confirmationRequired(nil)
        ),
        Sample("success", INIntegerResolutionResult.success(with: 3), .success(.number(3))),
        Sample(
            "confirmation",
            INIntegerResolutionResult.confirmationRequired(with: 3),
            .confirmationRequired(.number(3))
        ),
        Sample("success", INDoubleResolutionResult.success(with: 0.5), .success(.number(0.5))),
        Sample(
            "confirmation",
            INDoubleResolutionResult.confirmationRequired(with: nil),
            .confirmationRequired(nil)
        ),
        Sample("success", INBooleanResolutionResult.success(with: true), .success(.number(1))),
        Sample(
            "confirmation",
            INBooleanResolutionResult.confirmationRequired(with: false),
            .confirmationRequired(.number(0))
        ),
        Sample("success", INTimeIntervalResolutionResult.success(with: 9), .success(.number(9))),
        Sample(
            "confirmation",
            INTimeIntervalResolutionResult.confirmationRequired(with: 9),
            .confirmationRequired(.number(9))
        ),
        Sample("success", INURLResolutionResult.success(with: url), .success(.url(url))),
        Sample("disambiguation", INURLResolutionResult.disambiguation(with: [url]), .disambiguation([.url(url)])),
        Sample(
            "success",
            INDateComponentsResolutionResult.success(with: date),
            .success(.dateComponents(date))
        ),
        Sample(
            "success",
            INDateComponentsRangeResolutionResult.success(with: ValueTests.range(hour: 1)),
            .success(.dateComponentsRange(ValueTests.range(hour: 1)))
        ),
        Sample("success", INFileResolutionResult.success(with: file()), .success(.file(file()))),
        Sample(
            "disambiguation",
            INPersonResolutionResult.disambiguation(with: [ValueTests.person(isMe: true)]),
            .disambiguation([.person(ValueTests.person(isMe: true))])
        ),
        Sample(
            "confirmation",
            INPlacemarkResolutionResult.confirmationRequired(with: ValueTests.placemark("Rome")),
            .confirmationRequired(.placemark(ValueTests.placemark("Rome")))
        ),
        Sample(
            "success",
            INCurrencyAmountResolutionResult.success(with: amount()),
            .success(.currencyAmount(amount()))
        ),
        Sample(
            "success",
            INPaymentMethodResolutionResult.success(with: .applePay()),
            .success(.paymentMethod(.applePay()))
        ),
        Sample(
            "success",
            INSpeakableStringResolutionResult.success(with: INSpeakableString(spokenPhrase: "a")),
            .success(.speakableString(INSpeakableString(spokenPhrase: "a")))
        ),
        Sample("success", INObjectResolutionResult.success(with: object()), .success(.object(object()))),
        Sample(
            "success",
            EquipmentResolutionResult.success(with: ValueTests.equipment(kinds: [])),
            .success(.object(ValueTests.equipment(kinds: [])))
        ),
        Sample(
            "disambiguation",
            EquipmentResolutionResult.disambiguation(with: [ValueTests.equipment(kinds: [])]),
            .disambiguation([.object(ValueTests.equipment(kinds: []))])
        ),
        Sample("success", WorkoutKindResolutionResult.success(with: .cycle), .success(.enumeration(4))),
        Sample(
            "confirmation",
            WorkoutKindResolutionResult.confirmationRequired(with: .swim),
            .confirmationRequired(.enumeration(2))
        ),
        Sample(
            "refusal for a reason",
            StartWorkoutMinutesResolutionResult.unsupported(forReason: .greaterThanMaximumValue),
            .unsupported(reason: 2)
        ),
        Sample("success of the superclass", StartWorkoutMinutesResolutionResult.success(with: 5), .success(.number(5))),
        Sample(
            "confirmation for a reason",
            INStringResolutionResult.__confirmationRequiredWithItem(toConfirm: "a", forReason: 2),
            .confirmationRequired(.string("a"), reason: 2)
        ),
        Sample("success", INMassResolutionResult.success(with: grams(2)), .success(dimension(2, UnitMass.grams))),
        Sample(
            "success",
            INLengthResolutionResult.success(with: Measurement(value: 1, unit: .miles)),
            .success(dimension(1, UnitLength.miles))
        ),
        Sample(
            "disambiguation",
            INTemperatureResolutionResult.disambiguation(with: [Measurement(value: 1, unit: .celsius)]),
            .disambiguation([dimension(1, UnitTemperature.celsius)])
        ),
        Sample(
            "confirmation",
            INSpeedResolutionResult.confirmationRequired(with: Measurement(value: 1, unit: .knots)),
            .confirmationRequired(dimension(1, UnitSpeed.knots))
        ),
        Sample(
            "success",
            INVolumeResolutionResult.success(with: Measurement(value: 1, unit: .liters)),
            .success(dimension(1, UnitVolume.liters))
        ),
        Sample(
            "success",
            INEnergyResolutionResult.success(with: Measurement(value: 1, unit: .joules)),
            .success(dimension(1, UnitEnergy.joules))
        ),
    ]

    @Test("a result says what it was made for, and is of the class that was asked", arguments: samples)
    func content(sample: Sample) {
        let result = sample.make()
        #expect(result.intentMetadataResolution == sample.expected())
        #expect(type(of: result) == sample.type)
    }

    @Test("each class can ask for a value, do without one, and refuse one", arguments: samples)
    func withoutValue(sample: Sample) {
        let results = [sample.type.needsValue(), sample.type.notRequired(), sample.type.unsupported()]
        #expect(results.map(\.intentMetadataResolution) == [.needsValue, .notRequired, .unsupported()])
        for result in results { #expect(type(of: result) == sample.type) }
    }
}
