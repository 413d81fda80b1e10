import Foundation
import Intents
import Testing

@Suite("The interface of resolution results and errors")
struct ResolutionInterfaceTests {
    /// States the class methods of a result that every type has.
    private func common<Result: INIntentResolutionResult>(_ type: Result.Type) {
        callable(Result.needsValue, (() -> Result).self)
        callable(Result.notRequired, (() -> Result).self)
        callable(Result.unsupported, (() -> Result).self)
        callable(Result.__unsupported(withReason:), ((Int) -> Result).self)
        callable(Result.__confirmationRequiredWithItem(toConfirm:forReason:), ((Any, Int) -> Result).self)
    }

    @Test("results of numbers and enums, from which the user can't choose")
    func numbers() {
        common(INIntegerResolutionResult.self)
        callable(INIntegerResolutionResult.success(with:), ((Int) -> INIntegerResolutionResult).self)
        callable(INIntegerResolutionResult.confirmationRequired(with:), ((Int?) -> INIntegerResolutionResult).self)
        callable(INDoubleResolutionResult.success(with:), ((Double) -> INDoubleResolutionResult).self)
        callable(INDoubleResolutionResult.confirmationRequired(with:), ((Double?) -> INDoubleResolutionResult).self)
        callable(INBooleanResolutionResult.success(with:), ((Bool) -> INBooleanResolutionResult).self)
        callable(INBooleanResolutionResult.confirmationRequired(with:), ((Bool?) -> INBooleanResolutionResult).self)
        typealias Interval = INTimeIntervalResolutionResult
        callable(Interval.success(with:), ((TimeInterval) -> Interval).self)
        callable(Interval.confirmationRequired(with:), ((TimeInterval) -> Interval).self)
        callable(INEnumResolutionResult.__success(withResolvedValue:), ((Int) -> INEnumResolutionResult).self)
        callable(
            INEnumResolutionResult.__confirmationRequiredWithValue(toConfirm:),
            ((Int) -> INEnumResolutionResult).self
        )
    }

    @Test("results of all other types")
    func values() {
        callable(INStringResolutionResult.success(with:), ((String) -> INStringResolutionResult).self)
        callable(INStringResolutionResult.disambiguation(with:), (([String]) -> INStringResolutionResult).self)
        callable(INStringResolutionResult.confirmationRequired(with:), ((String?) -> INStringResolutionResult).self)
        typealias Object = INObjectResolutionResult
        callable(Object.success(with:), ((INObject) -> Object).self)
        callable(Object.disambiguation(with:), (([INObject]) -> Object).self)
        callable(Object.confirmationRequired(with:), ((INObject?) -> Object).self)
        typealias Dates = INDateComponentsResolutionResult
        callable(Dates.success(with:), ((DateComponents) -> Dates).self)
        callable(Dates.disambiguation(with:), (([DateComponents]) -> Dates).self)
        callable(Dates.confirmationRequired(with:), ((DateComponents?) -> Dates).self)
        typealias Range = INDateComponentsRangeResolutionResult
        callable(Range.success(with:), ((INDateComponentsRange) -> Range).self)
        callable(Range.disambiguation(with:), (([INDateComponentsRange]) -> Range).self)
        callable(Range.confirmationRequired(with:), ((INDateComponentsRange?) -> Range).self)
        typealias Address = INURLResolutionResult
        callable(Address.success(with:), ((URL) -> Address).self)
        callable(Address.disambiguation(with:), (([URL]) -> Address).self)
        callable(Address.confirmationRequired(with:), ((URL?) -> Address).self)
        typealias File = INFileResolutionResult
        callable(File.success(with:), ((INFile) -> File).self)
        callable(File.disambiguation(with:), (([INFile]) -> File).self)
        callable(File.confirmationRequired(with:), ((INFile?) -> File).self)
        typealias Person = INPersonResolutionResult
        callable(Person.success(with:), ((INPerson) -> Person).self)
        callable(Person.disambiguation(with:), (([INPerson]) -> Person).self)
        callable(Person.confirmationRequired(with:), ((INPerson?) -> Person).self)
        typealias Place = INPlacemarkResolutionResult
        callable(Place.success(with:), ((CLPlacemark) -> Place).self)
        callable(Place.disambiguation(with:), (([CLPlacemark]) -> Place).self)
        callable(Place.confirmationRequired(with:), ((CLPlacemark?) -> Place).self)
        typealias Amount = INCurrencyAmountResolutionResult
        callable(Amount.success(with:), ((INCurrencyAmount) -> Amount).self)
        callable(Amount.disambiguation(with:), (([INCurrencyAmount]) -> Amount).self)
        callable(Amount.confirmationRequired(with:), ((INCurrencyAmount?) -> Amount).self)
        typealias Payment = INPaymentMethodResolutionResult
        callable(Payment.success(with:), ((INPaymentMethod) -> Payment).self)
        callable(Payment.disambiguation(with:), (([INPaymentMethod]) -> Payment).self)
        callable(Payment.confirmationRequired(with:), ((INPaymentMethod?) -> Payment).self)
        typealias Speakable = INSpeakableStringResolutionResult
        callable(Speakable.success(with:), ((INSpeakableString) -> Speakable).self)
        callable(Speakable.disambiguation(with:), (([INSpeakableString]) -> Speakable).self)
        callable(Speakable.confirmationRequired(with:), ((INSpeakableString?) -> Speakable).self)
    }

    @Test("results of measurements")
    func measurements() {
        callable(INMassResolutionResult.success(with:), ((Measurement<UnitMass>) -> INMassResolutionResult).self)
        callable(INSpeedResolutionResult.success(with:), ((Measurement<UnitSpeed>) -> INSpeedResolutionResult).self)
        callable(INVolumeResolutionResult.success(with:), ((Measurement<UnitVolume>) -> INVolumeResolutionResult).self)
        callable(INEnergyResolutionResult.success(with:), ((Measurement<UnitEnergy>) -> INEnergyResolutionResult).self)
        callable(INLengthResolutionResult.success(with:), ((Measurement<UnitLength>) -> INLengthResolutionResult).self)
        typealias Temperature = INTemperatureResolutionResult
        callable(Temperature.success(with:), ((Measurement<UnitTemperature>) -> Temperature).self)
        callable(Temperature.disambiguation(with:), (([Measurement<UnitTemperature>]) -> Temperature).self)
        callable(Temperature.confirmationRequired(with:), ((Measurement<UnitTemperature>?) -> Temperature).self)
    }

    @Test("a result of a subclass is of the subclass")
    func subclass() {
        final class Own: INStringResolutionResult {}
        common(Own.self)
        #expect(type(of: Own.needsValue()) == Own.self)
    }

    @Test("an error is caught by its code, and has Apple's number")
    func errors() {
        #expect(throws: INIntentError.self) { throw INIntentError(.requestTimedOut) }
        do {
            throw INIntentError(.voiceShortcutGetFailed)
        } catch INIntentError.requestTimedOut {
            Issue.record("another error")
        } catch INIntentError.voiceShortcutGetFailed {
        } catch {
            Issue.record("the error doesn't have a code")
        }
        #expect((INIntentError(.requestTimedOut) as NSError).code == 3001)
        #expect((INIntentError(.requestTimedOut) as NSError).domain == INIntentErrorDomain)
    }
}
