import Intents
import Testing

@Suite("Persons")
struct PersonTests {
    private static func person(_ displayName: String?, given: String?, handle: String?) -> INPerson {
        var name = PersonNameComponents()
        name.givenName = given
        return INPerson(
            personHandle: INPersonHandle(value: handle, type: .emailAddress),
            nameComponents: given == nil ? nil : name,
            displayName: displayName,
            image: nil,
            contactIdentifier: nil,
            customIdentifier: nil
        )
    }

    @Test(
        "the name for people is the given one, else the parts, else the handle, else empty",
        arguments: [
            ("Ada L", "Ada", "a@b", "Ada L"), (nil, "Ada", "a@b", "Ada"), (nil, nil, "a@b", "a@b"), (nil, nil, nil, ""),
        ] as [(String?, String?, String?, String)]
    )
    func displayName(display: String?, given: String?, handle: String?, expected: String) {
        let person = Self.person(display, given: given, handle: handle)
        #expect(person.displayName == expected)
        #expect(person.spokenPhrase == expected)
    }
}
