import Intents
import Testing

@Suite("Raw values that Apple's enums have")
struct RawValueTests {
    @Test("enums count from zero, in Apple's order")
    func enums() {
        let persons = [INPersonHandleType.unknown, .emailAddress, .phoneNumber]
        #expect(persons.map(\.rawValue) == [0, 1, 2])
        let suggestions = [INPersonSuggestionType.none, .socialProfile, .instantMessageAddress]
        #expect(suggestions.map(\.rawValue) == [0, 1, 2])
        let payments = [
            INPaymentMethodType.unknown, .checking, .savings, .brokerage, .debit, .credit, .prepaid, .store, .applePay,
        ]
        #expect(payments.map(\.rawValue) == Array(0...8))
        let frequencies = [INRecurrenceFrequency.unknown, .minute, .hourly, .daily, .weekly, .monthly, .yearly]
        #expect(frequencies.map(\.rawValue) == Array(0...6))
        let statuses = [
            INIntentHandlingStatus.unspecified, .ready, .inProgress, .success, .failure, .deferredToApplication,
            .userConfirmationRequired,
        ]
        #expect(statuses.map(\.rawValue) == Array(0...6))
        let directions = [INInteractionDirection.unspecified, .outgoing, .incoming]
        #expect(directions.map(\.rawValue) == [0, 1, 2])
        #expect([INRelevantShortcutRole.action, .information].map(\.rawValue) == [0, 1])
        let authorisations = [INSiriAuthorizationStatus.notDetermined, .restricted, .denied, .authorized]
        #expect(authorisations.map(\.rawValue) == Array(0...3))
    }

    @Test("sets have a bit for each member, in Apple's order")
    func sets() {
        let days = [INDayOfWeekOptions.monday, .tuesday, .wednesday, .thursday, .friday, .saturday, .sunday]
        #expect(days.map(\.rawValue) == (0..<7).map { 1 << $0 })
        let situations = [
            INShortcutAvailabilityOptions.sleepMindfulness, .sleepJournaling, .sleepMusic, .sleepPodcasts,
            .sleepReading, .sleepWrapUpYourDay, .sleepYogaAndStretching,
        ]
        #expect(situations.map(\.rawValue) == (0..<7).map { 1 << $0 })
    }

    @Test("the codes that every response has are those of generated enums")
    func responseCodes() {
        #expect(IntentResponseCode.allCases.map(\.rawValue) == Array(0...6))
        #expect(IntentResponseCode.continueInApp.rawValue == 2)
        #expect(IntentResponseCode.failureRequiringAppLaunch.rawValue == 6)
    }
}
