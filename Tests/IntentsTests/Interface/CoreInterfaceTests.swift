import Foundation
import Intents
import PortableForm
import Testing

@Suite("The interface of intents, interactions and shortcuts")
struct CoreInterfaceTests {
    @Test("intents and responses")
    func intents() {
        storable(INIntent.self)
        readable(\INIntent.identifier, String?.self)
        readable(\INIntent.intentDescription, String?.self)
        settable(\INIntent.suggestedInvocationPhrase, String?.self)
        settable(\INIntent.shortcutAvailability, INShortcutAvailabilityOptions.self)
        settable(\INIntent.donationMetadata, INIntentDonationMetadata?.self)
        callable(INIntent.keyImage, ((INIntent) -> () -> INImage?).self)
        callable(INIntent.__setImage, ((INIntent) -> (INImage?, String) -> Void).self)
        callable(INIntent.__image, ((INIntent) -> (String) -> INImage?).self)
        storable(INIntentResponse.self)
        settable(\INIntentResponse.userActivity, NSUserActivity?.self)

        let intent = StartWorkoutIntent()
        intent.setImage(INImage(named: "run"), forParameterNamed: \.kind)
        #expect(intent.image(forParameterNamed: \.kind) == INImage(named: "run"))
    }

    @Test("extensions and parameters")
    func extensions() {
        let handlers: any INIntentHandlerProviding & NSObjectProtocol = INExtension()
        #expect(handlers.handler(for: INIntent()) is INExtension)
        callable(INParameter.init(for:keyPath:), ((AnyClass, String) -> INParameter).self)
        #expect(INParameter(keyPath: \StartWorkoutIntent.minutes)?.parameterKeyPath == "minutes")
        readable(\INParameter.parameterClass, AnyClass.self)
        callable(INParameter.isEqual(to:), ((INParameter) -> (INParameter) -> Bool).self)
        callable(INParameter.setIndex(_:forSubKeyPath:), ((INParameter) -> (Int, String) -> Void).self)
        callable(INParameter.index(forSubKeyPath:), ((INParameter) -> (String) -> Int).self)
    }

    @Test("interactions")
    func interactions() {
        storable(INInteraction.self)
        callable(INInteraction.init(intent:response:), ((INIntent, INIntentResponse?) -> INInteraction).self)
        readable(\INInteraction.intent, INIntent.self)
        readable(\INInteraction.intentResponse, INIntentResponse?.self)
        readable(\INInteraction.intentHandlingStatus, INIntentHandlingStatus.self)
        settable(\INInteraction.direction, INInteractionDirection.self)
        settable(\INInteraction.dateInterval, DateInterval?.self)
        settable(\INInteraction.identifier, String.self)
        settable(\INInteraction.groupIdentifier, String?.self)
        callable(INInteraction.parameterValue(for:), ((INInteraction) -> (INParameter) -> Any?).self)
    }

    @Test("donating and deleting, with completion handlers and async")
    func donation() async throws {
        try await IntentEnvironment.withSystem(MemoryIntentSystem()) {
            let interaction = INInteraction(intent: LatestArticleIntent(), response: nil)
            try await interaction.donate()
            try await INInteraction.delete(with: [interaction.identifier])
            try await INInteraction.delete(with: "group")
            try await INInteraction.deleteAll()
            await withCheckedContinuation { continuation in
                INInteraction.delete(with: [interaction.identifier], completion: nil)
                INInteraction.delete(with: "group", completion: nil)
                interaction.donate(completion: nil)
                INInteraction.deleteAll { error in
                    #expect(error == nil)
                    continuation.resume()
                }
            }
        }
    }

    @Test("shortcuts, and those with a phrase")
    func shortcuts() {
        let shortcut = INShortcut(userActivity: NSUserActivity(activityType: "open"))
        let printable: any CustomStringConvertible & CustomDebugStringConvertible & Hashable = shortcut
        #expect(!printable.description.isEmpty)
        callable(INShortcut.init(intent:), ((INIntent) -> INShortcut?).self)
        callable(INShortcut.intent(_:), ((INIntent) -> INShortcut).self)
        callable(INShortcut.userActivity(_:), ((NSUserActivity) -> INShortcut).self)
        readable(\INShortcut.intent, INIntent?.self)
        readable(\INShortcut.userActivity, NSUserActivity?.self)
        callable(INShortcutReference.init(intent:), ((INIntent) -> INShortcutReference?).self)
        callable(INShortcutReference.init(userActivity:), ((NSUserActivity) -> INShortcutReference).self)
        readable(\INShortcutReference.intent, INIntent?.self)
        readable(\INShortcutReference.userActivity, NSUserActivity?.self)
        storable(INShortcutReference.self)
        storable(INVoiceShortcut.self)
        let reference: INShortcutReference = INShortcut.ReferenceType(
            userActivity: NSUserActivity(activityType: "open")
        )
        #expect(reference.shortcut == shortcut && shortcut._bridgeToObjectiveC() == reference)
        let bridged: any ReferenceConvertible = shortcut
        #expect(bridged is INShortcut)
        readable(\INVoiceShortcut.identifier, UUID.self)
        readable(\INVoiceShortcut.invocationPhrase, String.self)
        readable(\INVoiceShortcut.shortcut, INShortcut.self)
    }

    @Test("the center of shortcuts with a phrase, with completion handlers and async")
    func center() async throws {
        try await IntentEnvironment.withSystem(MemoryIntentSystem()) {
            let center = INVoiceShortcutCenter.shared
            center.setShortcutSuggestions([])
            let shortcuts = try await center.allVoiceShortcuts()
            #expect(shortcuts.isEmpty)
            await #expect(throws: INIntentError.self) { _ = try await center.getVoiceShortcut(with: UUID()) }
            await withCheckedContinuation { continuation in
                center.getAllVoiceShortcuts { shortcuts, error in
                    #expect(shortcuts?.isEmpty == true && error == nil)
                    INVoiceShortcutCenter.shared.getVoiceShortcut(with: UUID()) { shortcut, _ in
                        #expect(shortcut == nil)
                        continuation.resume()
                    }
                }
            }
        }
    }
}
