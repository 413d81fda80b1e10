import Intents

// Deprecated code may use deprecated names without a warning; a protocol lets other code call it.

/// Uses names that Apple's framework keeps for older code.
private protocol UsesOlderNames {
    func identifiers(_ speakables: [any INSpeakable]) -> [String?]
    func persons() -> [INPerson]
    func handles(_ persons: [INPerson]) -> [String?]
    func activity() -> NSUserActivity
    func string() -> INSpeakableString
}

/// Uses older names from code that doesn't warn of them.
struct OlderNames {
    private let user: any UsesOlderNames = User()

    func identifiers(_ speakables: [any INSpeakable]) -> [String?] { user.identifiers(speakables) }
    func persons() -> [INPerson] { user.persons() }
    func handles(_ persons: [INPerson]) -> [String?] { user.handles(persons) }
    func activity() -> NSUserActivity { user.activity() }
    func string() -> INSpeakableString { user.string() }
}

extension OlderNames {
    private struct User: UsesOlderNames {
        @available(*, deprecated)
        func identifiers(_ speakables: [any INSpeakable]) -> [String?] { speakables.map { $0.identifier } }

        @available(*, deprecated)
        func persons() -> [INPerson] {
            var name = PersonNameComponents()
            name.givenName = "Ada"
            return [
                INPerson(handle: "+1", nameComponents: name, contactIdentifier: "a"),
                INPerson(handle: "+2", displayName: "Grace", contactIdentifier: "g"),
                INPerson(
                    handle: "+3",
                    nameComponents: nil,
                    displayName: "Edsger",
                    image: nil,
                    contactIdentifier: "e"
                ),
            ]
        }

        @available(*, deprecated)
        func handles(_ persons: [INPerson]) -> [String?] { persons.map { $0.handle } }

        @available(*, deprecated)
        func activity() -> NSUserActivity { NSUserActivity() }

        @available(*, deprecated)
        func string() -> INSpeakableString {
            INSpeakableString(identifier: "i", spokenPhrase: "Text", pronunciationHint: nil)
        }
    }
}
