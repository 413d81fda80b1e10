import Foundation
import Intents
import Testing

@Suite("The interface of the values of parameters")
struct ValueInterfaceTests {
    @Test("texts with a hint on how they are said, and objects")
    func objects() {
        readable(\(any INSpeakable).spokenPhrase, String.self)
        readable(\(any INSpeakable).pronunciationHint, String?.self)
        readable(\(any INSpeakable).vocabularyIdentifier, String?.self)
        readable(\(any INSpeakable).alternativeSpeakableMatches, [any INSpeakable]?.self)
        settable(\INObject.alternativeSpeakableMatches, [INSpeakableString]?.self)
        readable(\INPerson.alternativeSpeakableMatches, [any INSpeakable]?.self)
        storable(INSpeakableString.self)
        callable(
            INSpeakableString.init(vocabularyIdentifier:spokenPhrase:pronunciationHint:),
            ((String, String, String?) -> INSpeakableString).self
        )
        callable(INSpeakableString.init(spokenPhrase:), ((String) -> INSpeakableString).self)
        storable(INObject.self)
        callable(INObject.init(identifier:display:), ((String?, String) -> INObject).self)
        callable(
            INObject.init(identifier:display:pronunciationHint:),
            ((String?, String, String?) -> INObject).self
        )
        callable(
            INObject.init(identifier:display:subtitle:image:),
            ((String?, String, String?, INImage?) -> INObject).self
        )
        callable(
            INObject.init(identifier:display:pronunciationHint:subtitle:image:),
            ((String?, String, String?, String?, INImage?) -> INObject).self
        )
        readable(\INObject.identifier, String?.self)
        readable(\INObject.displayString, String.self)
        readable(\INObject.pronunciationHint, String?.self)
        settable(\INObject.subtitleString, String?.self)
        settable(\INObject.displayImage, INImage?.self)
    }

    @Test("anything that people say is an object, with the older name of its identifier")
    func speakables() {
        func isObject(_ speakable: any INSpeakable) -> any NSObjectProtocol { speakable }
        let speakables: [any INSpeakable] = [
            INObject(identifier: "o", display: "Object"), INSpeakableString(spokenPhrase: "Text"),
            INSpeakableString(vocabularyIdentifier: "v", spokenPhrase: "Text", pronunciationHint: nil),
        ]
        #expect(speakables.map(isObject).count == 3)
        #expect(OlderNames().identifiers(speakables) == ["o", nil, "v"])
    }

    @Test("other words for an object are those of anything that people say")
    func matches() {
        let object = INObject(identifier: nil, display: "Bicycle")
        object.alternativeSpeakableMatches = [INSpeakableString(spokenPhrase: "Bike")]
        let speakable: any INSpeakable = object
        #expect(speakable.alternativeSpeakableMatches?.map(\.spokenPhrase) == ["Bike"])
        object.alternativeSpeakableMatches = nil
        #expect(speakable.alternativeSpeakableMatches == nil)
    }

    @Test("collections of options")
    func collections() {
        storable(INObjectCollection<INObject>.self)
        storable(INObjectSection<NSString>.self)
        callable(INObjectCollection.init(items:), (([NSString]) -> INObjectCollection<NSString>).self)
        callable(
            INObjectCollection.init(sections:),
            (([INObjectSection<INObject>]) -> INObjectCollection<INObject>).self
        )
        readable(\INObjectCollection<INObject>.sections, [INObjectSection<INObject>].self)
        readable(\INObjectCollection<INObject>.allItems, [INObject].self)
        settable(\INObjectCollection<INObject>.usesIndexedCollation, Bool.self)
        callable(INObjectSection.init(title:items:), ((String?, [INObject]) -> INObjectSection<INObject>).self)
        readable(\INObjectSection<INObject>.title, String?.self)
        readable(\INObjectSection<INObject>.items, [INObject].self)
    }

    @Test("pictures and files")
    func files() {
        storable(INImage.self)
        callable(INImage.init(named:), ((String) -> INImage).self)
        callable(INImage.init(imageData:), ((Data) -> INImage).self)
        callable(INImage.init(url:), ((URL) -> INImage?).self)
        callable(INImage.init(url:width:height:), ((URL, Double, Double) -> INImage?).self)
        callable(INImage.systemImageNamed, ((String) -> INImage).self)
        callable(INFile.init(data:filename:typeIdentifier:), ((Data, String, String?) -> INFile).self)
        callable(INFile.init(fileURL:filename:typeIdentifier:), ((URL, String?, String?) -> INFile).self)
        readable(\INFile.data, Data.self)
        settable(\INFile.filename, String.self)
        readable(\INFile.typeIdentifier, String?.self)
        readable(\INFile.fileURL, URL?.self)
        settable(\INFile.removedOnCompletion, Bool.self)
    }

    @Test("persons")
    func persons() {
        storable(INPersonHandle.self)
        callable(INPersonHandle.init(value:type:), ((String?, INPersonHandleType) -> INPersonHandle).self)
        callable(
            INPersonHandle.init(value:type:label:),
            ((String?, INPersonHandleType, INPersonHandleLabel?) -> INPersonHandle).self
        )
        let labels: Set<INPersonHandleLabel> = [
            .home, .work, .iPhone, .mobile, .main, .homeFax, .workFax, .pager, .other, .school,
        ]
        #expect(labels.count == 10)
        callable(INPersonHandleLabel.init(_:), ((String) -> INPersonHandleLabel).self)
        callable(INPersonHandleLabel.init(rawValue:), ((String) -> INPersonHandleLabel).self)
        callable(INPersonRelationship.init(_:), ((String) -> INPersonRelationship).self)
        callable(INPersonRelationship.init(rawValue:), ((String) -> INPersonRelationship).self)
        #expect(INPersonHandleLabel("desk").rawValue == "desk" && INPersonRelationship("aunt").rawValue == "aunt")
        let relationships: Set<INPersonRelationship> = [
            .father, .mother, .parent, .brother, .sister, .child, .friend, .spouse, .partner, .assistant, .manager,
            .son, .daughter,
        ]
        #expect(relationships.count == 13)
        readable(\INPerson.personHandle, INPersonHandle?.self)
        readable(\INPerson.nameComponents, PersonNameComponents?.self)
        readable(\INPerson.displayName, String.self)
        readable(\INPerson.image, INImage?.self)
        readable(\INPerson.contactIdentifier, String?.self)
        readable(\INPerson.customIdentifier, String?.self)
        readable(\INPerson.relationship, INPersonRelationship?.self)
        readable(\INPerson.aliases, [INPersonHandle]?.self)
        readable(\INPerson.suggestionType, INPersonSuggestionType.self)
        readable(\INPerson.siriMatches, [INPerson]?.self)
        readable(\INPerson.isMe, Bool.self)
        readable(\INPerson.isContactSuggestion, Bool.self)
    }

    @Test("persons have the older initializers")
    func olderPersons() {
        let persons = OlderNames().persons()
        #expect(persons.map(\.personHandle?.value) == ["+1", "+2", "+3"])
        #expect(persons.map(\.personHandle?.type) == [.unknown, .unknown, .unknown])
        #expect(persons.map(\.displayName) == ["Ada", "Grace", "Edsger"])
        #expect(persons.map(\.contactIdentifier) == ["a", "g", "e"])
        #expect(OlderNames().handles(persons) == ["+1", "+2", "+3"])
    }

    @Test("money, dates and what recurs")
    func amounts() {
        callable(INCurrencyAmount.init(amount:currencyCode:), ((NSDecimalNumber, String) -> INCurrencyAmount).self)
        readable(\INCurrencyAmount.amount, NSDecimalNumber?.self)
        readable(\INCurrencyAmount.currencyCode, String?.self)
        callable(
            INPaymentMethod.init(type:name:identificationHint:icon:),
            ((INPaymentMethodType, String?, String?, INImage?) -> INPaymentMethod).self
        )
        callable(INPaymentMethod.applePay, (() -> INPaymentMethod).self)
        callable(
            INDateComponentsRange.init(start:end:),
            ((DateComponents?, DateComponents?) -> INDateComponentsRange).self
        )
        callable(
            INDateComponentsRange.init(start:end:recurrenceRule:),
            ((DateComponents?, DateComponents?, INRecurrenceRule?) -> INDateComponentsRange).self
        )
        readable(\INDateComponentsRange.startDateComponents, DateComponents?.self)
        readable(\INDateComponentsRange.endDateComponents, DateComponents?.self)
        readable(\INDateComponentsRange.recurrenceRule, INRecurrenceRule?.self)
        let rule = INRecurrenceRule(interval: 1, frequency: .weekly, weeklyRecurrenceDays: [.monday, .sunday])
        #expect(rule.weeklyRecurrenceDays == [.monday, .sunday] && rule.interval == 1 && rule.frequency == .weekly)
        #expect(INRecurrenceRule(interval: 1, frequency: .daily).weeklyRecurrenceDays == [])
    }
}
