import Foundation
import Intents
import Testing

@testable import IntentsHost

@Suite("People in the user's words")
struct ContactTests {
    private static func contact(
        _ given: String,
        _ family: String,
        nickname: String? = nil,
        relationship: INPersonRelationship? = nil,
        handle: String
    ) -> INPerson {
        var name = PersonNameComponents()
        (name.givenName, name.familyName, name.nickname) = (given, family, nickname)
        return INPerson(
            personHandle: INPersonHandle(value: handle, type: handle.contains("@") ? .emailAddress : .phoneNumber),
            nameComponents: name,
            displayName: nil,
            image: nil,
            contactIdentifier: handle,
            customIdentifier: nil,
            aliases: nil,
            suggestionType: .none
        ).with(relationship)
    }

    private static var contacts: [INPerson] {
        [
            contact("Anna", "Müller", handle: "+49 30 1234567"), contact("Anna", "Smith", handle: "anna@example.com"),
            contact("Tom", "Jones", nickname: "TJ", handle: "555 0100"),
            contact("José", "García", relationship: .brother, handle: "jose@example.com"),
        ]
    }

    private func person(_ words: String, locale: String = "en_US") -> INPerson? {
        let reader = IntentValueReader(
            locale: Locale(identifier: locale),
            timeZone: .gmt,
            contacts: ContactDirectory(Self.contacts)
        )
        guard case .person(let person)? = reader.value(words, as: .person) else { return nil }
        return person
    }

    @Test(
        "a contact is found by each of its names and handles, without case and accents",
        arguments: [
            ("Tom Jones", "555 0100"), ("tom", "555 0100"), ("Jones", "555 0100"), ("TJ", "555 0100"),
            ("5550100", "555 0100"), ("jose", "jose@example.com"), ("Garcia", "jose@example.com"),
            ("JOSE@EXAMPLE.COM", "jose@example.com"), ("brother", "jose@example.com"),
            ("anna muller", "+49 30 1234567"), ("+49301234567", "+49 30 1234567"),
        ]
    )
    func found(_ words: String, _ handle: String) {
        #expect(person(words)?.personHandle?.value == handle)
    }

    @Test(
        "a relationship is understood in the user's language",
        arguments: [("de_DE", "Bruder"), ("fr_FR", "frère"), ("es_ES", "hermano")]
    )
    func relationships(_ locale: String, _ word: String) {
        #expect(person(word, locale: locale)?.contactIdentifier == "jose@example.com")
    }

    @Test("a name that no contact or several contacts have stays as it was said", arguments: ["Maria", "Anna"])
    func unknown(_ name: String) {
        #expect(person(name)?.personHandle == INPersonHandle(value: name, type: .unknown))
    }

    // MARK: The host

    private final class Handler: NSObject, INSendMessageIntentHandling {
        func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
            INSendMessageIntentResponse(code: .success, userActivity: nil)
        }
    }

    @Test(
        "if several contacts have the name, the host asks, and understands a name, a handle and a position",
        arguments: [
            ("en_US", "Anna Smith", "anna@example.com"), ("en_US", "Smith", "anna@example.com"),
            ("en_US", "anna@example.com", "anna@example.com"), ("en_US", "the second one", "anna@example.com"),
            ("en_US", "number 1", "+49 30 1234567"), ("en_US", "the last one", "anna@example.com"),
            ("de_DE", "die zweite", "anna@example.com"), ("fr_FR", "la première", "+49 30 1234567"),
            ("es_ES", "la segunda", "anna@example.com"), ("it_IT", "Müller", "+49 30 1234567"),
        ]
    )
    func disambiguation(_ locale: String, _ answer: String, _ handle: String) async throws {
        var configuration = IntentHostConfiguration(
            intents: [INSendMessageIntent.self],
            handlers: .handlers { _ in Handler() }
        )
        configuration.locale = Locale(identifier: locale)
        configuration.contacts = Self.contacts
        let intent = INSendMessageIntent(
            recipients: [Self.called("Anna"), Self.called("Tom")],
            outgoingMessageType: .outgoingMessageText,
            content: "Hi",
            speakableGroupName: nil,
            conversationIdentifier: nil,
            serviceName: nil,
            sender: nil,
            attachments: nil
        )
        let run = await IntentHost(configuration).run(intent, in: ScriptedDialogue([.words(answer)]))
        let recipients = (run.intent as? INSendMessageIntent)?.recipients ?? []
        #expect(recipients.map(\.personHandle?.value) == [handle, "555 0100"], "\(run.trace)")
    }

    private static func called(_ name: String) -> INPerson {
        INPerson(
            personHandle: INPersonHandle(value: name, type: .unknown),
            nameComponents: nil,
            displayName: name,
            image: nil,
            contactIdentifier: nil,
            customIdentifier: nil
        )
    }
}

extension INPerson {
    /// Returns the person with a relationship to the user.
    fileprivate func with(_ relationship: INPersonRelationship?) -> INPerson {
        guard let relationship else { return self }
        return INPerson(
            personHandle: personHandle ?? INPersonHandle(value: nil, type: .unknown),
            nameComponents: nameComponents,
            displayName: nil,
            image: nil,
            contactIdentifier: contactIdentifier,
            customIdentifier: nil,
            relationship: relationship
        )
    }
}
