public import Foundation

/// A person, with the data of the app and of the user's contacts.
open class INPerson: NSObject, NSCopying, NSSecureCoding, INSpeakable {
    /// The handle with which the person can be reached.
    public let personHandle: INPersonHandle?
    /// The parts of the name.
    public let nameComponents: PersonNameComponents?
    /// The name that people see: the given one, or else the parts of the name in order, or else the handle's value, or
    /// else an empty string.
    public let displayName: String
    /// An image of the person.
    public let image: INImage?
    /// The identifier of the contact.
    public let contactIdentifier: String?
    /// The app's identifier for the person.
    public let customIdentifier: String?
    /// The relationship of the person to the user.
    public let relationship: INPersonRelationship?
    /// Other handles.
    public let aliases: [INPersonHandle]?
    /// The origin of the suggestion, if the person is suggested.
    public let suggestionType: INPersonSuggestionType
    /// Whether the person is the user.
    public let isMe: Bool
    /// Whether the person is suggested as a contact.
    public let isContactSuggestion: Bool

    /// Other people that the same words may mean. The value is always `nil`, because Siri isn't available here.
    open var siriMatches: [INPerson]? { nil }

    /// The value of the person's handle.
    @available(*, deprecated, renamed: "personHandle")
    open var handle: String? { personHandle?.value }

    /// The name that people see.
    open var spokenPhrase: String { displayName }

    /// The pronunciation of the name, if its parts contain it.
    open var pronunciationHint: String? {
        nameComponents?.phoneticRepresentation.flatMap(Self.name)
    }

    /// The app's identifier for the person.
    open var vocabularyIdentifier: String? { customIdentifier }

    /// Other people that the same words may mean.
    open var alternativeSpeakableMatches: [any INSpeakable]? { siriMatches }

    /// Creates a person.
    public convenience init(
        personHandle: INPersonHandle,
        nameComponents: PersonNameComponents?,
        displayName: String?,
        image: INImage?,
        contactIdentifier: String?,
        customIdentifier: String?
    ) {
        self.init(
            handle: personHandle,
            nameComponents: nameComponents,
            displayName: displayName,
            image: image,
            contactIdentifier: contactIdentifier,
            customIdentifier: customIdentifier
        )
    }

    /// Creates a person who may be the user.
    public convenience init(
        personHandle: INPersonHandle,
        nameComponents: PersonNameComponents?,
        displayName: String?,
        image: INImage?,
        contactIdentifier: String?,
        customIdentifier: String?,
        isMe: Bool
    ) {
        self.init(
            handle: personHandle,
            nameComponents: nameComponents,
            displayName: displayName,
            image: image,
            contactIdentifier: contactIdentifier,
            customIdentifier: customIdentifier,
            isMe: isMe
        )
    }

    /// Creates a person with a relationship to the user.
    public convenience init(
        personHandle: INPersonHandle,
        nameComponents: PersonNameComponents?,
        displayName: String?,
        image: INImage?,
        contactIdentifier: String?,
        customIdentifier: String?,
        relationship: INPersonRelationship?
    ) {
        self.init(
            handle: personHandle,
            nameComponents: nameComponents,
            displayName: displayName,
            image: image,
            contactIdentifier: contactIdentifier,
            customIdentifier: customIdentifier,
            relationship: relationship
        )
    }

    /// Creates a person with other handles.
    public convenience init(
        personHandle: INPersonHandle,
        nameComponents: PersonNameComponents?,
        displayName: String?,
        image: INImage?,
        contactIdentifier: String?,
        customIdentifier: String?,
        aliases: [INPersonHandle]?,
        suggestionType: INPersonSuggestionType
    ) {
        self.init(
            handle: personHandle,
            nameComponents: nameComponents,
            displayName: displayName,
            image: image,
            contactIdentifier: contactIdentifier,
            customIdentifier: customIdentifier,
            aliases: aliases,
            suggestionType: suggestionType
        )
    }

    /// Creates a person who may be the user, with the origin of the suggestion.
    public convenience init(
        personHandle: INPersonHandle,
        nameComponents: PersonNameComponents?,
        displayName: String?,
        image: INImage?,
        contactIdentifier: String?,
        customIdentifier: String?,
        isMe: Bool,
        suggestionType: INPersonSuggestionType
    ) {
        self.init(
            handle: personHandle,
            nameComponents: nameComponents,
            displayName: displayName,
            image: image,
            contactIdentifier: contactIdentifier,
            customIdentifier: customIdentifier,
            suggestionType: suggestionType,
            isMe: isMe
        )
    }

    /// Creates a person who may be suggested as a contact, with the origin of the suggestion.
    public convenience init(
        personHandle: INPersonHandle,
        nameComponents: PersonNameComponents?,
        displayName: String?,
        image: INImage?,
        contactIdentifier: String?,
        customIdentifier: String?,
        isContactSuggestion: Bool,
        suggestionType: INPersonSuggestionType
    ) {
        self.init(
            handle: personHandle,
            nameComponents: nameComponents,
            displayName: displayName,
            image: image,
            contactIdentifier: contactIdentifier,
            customIdentifier: customIdentifier,
            suggestionType: suggestionType,
            isContactSuggestion: isContactSuggestion
        )
    }

    /// Creates a person who is reached by a handle of an unknown kind.
    @available(
        *,
        deprecated,
        renamed: "init(personHandle:nameComponents:displayName:image:contactIdentifier:customIdentifier:)"
    )
    public convenience init(handle: String, nameComponents: PersonNameComponents?, contactIdentifier: String?) {
        self.init(
            handle: INPersonHandle(value: handle, type: .unknown),
            nameComponents: nameComponents,
            displayName: nil,
            image: nil,
            contactIdentifier: contactIdentifier,
            customIdentifier: nil
        )
    }

    /// Creates a person who is reached by a handle of an unknown kind.
    @available(
        *,
        deprecated,
        renamed: "init(personHandle:nameComponents:displayName:image:contactIdentifier:customIdentifier:)"
    )
    public convenience init(handle: String, displayName: String?, contactIdentifier: String?) {
        self.init(
            handle: INPersonHandle(value: handle, type: .unknown),
            nameComponents: nil,
            displayName: displayName,
            image: nil,
            contactIdentifier: contactIdentifier,
            customIdentifier: nil
        )
    }

    /// Creates a person who is reached by a handle of an unknown kind.
    @available(
        *,
        deprecated,
        renamed: "init(personHandle:nameComponents:displayName:image:contactIdentifier:customIdentifier:)"
    )
    public convenience init(
        handle: String,
        nameComponents: PersonNameComponents?,
        displayName: String?,
        image: INImage?,
        contactIdentifier: String?
    ) {
        self.init(
            handle: INPersonHandle(value: handle, type: .unknown),
            nameComponents: nameComponents,
            displayName: displayName,
            image: image,
            contactIdentifier: contactIdentifier,
            customIdentifier: nil
        )
    }

    init(
        handle: INPersonHandle?,
        nameComponents: PersonNameComponents?,
        displayName: String?,
        image: INImage?,
        contactIdentifier: String?,
        customIdentifier: String?,
        relationship: INPersonRelationship? = nil,
        aliases: [INPersonHandle]? = nil,
        suggestionType: INPersonSuggestionType = .none,
        isMe: Bool = false,
        isContactSuggestion: Bool = false
    ) {
        self.personHandle = handle
        self.nameComponents = nameComponents
        self.displayName = displayName ?? nameComponents.flatMap(Self.name) ?? handle?.value ?? ""
        self.image = image
        self.contactIdentifier = contactIdentifier
        self.customIdentifier = customIdentifier
        self.relationship = relationship
        self.aliases = aliases
        self.suggestionType = suggestionType
        self.isMe = isMe
        self.isContactSuggestion = isContactSuggestion
        super.init()
    }

    /// Returns the parts of a name in the order of Western languages; `nil` if all of them are missing.
    private static func name(_ parts: PersonNameComponents) -> String? {
        let words = [parts.namePrefix, parts.givenName, parts.middleName, parts.familyName, parts.nameSuffix]
            .compactMap { $0 }
            .filter { !$0.isEmpty }
        return words.isEmpty ? parts.nickname : words.joined(separator: " ")
    }

    /// Decodes a person.
    public required convenience init?(coder: NSCoder) {
        guard let displayName = coder.string("displayName") else { return nil }
        self.init(
            handle: coder.object(INPersonHandle.self, "personHandle"),
            nameComponents: coder.object(NSPersonNameComponents.self, "nameComponents").map {
                $0 as PersonNameComponents
            },
            displayName: displayName,
            image: coder.object(INImage.self, "image"),
            contactIdentifier: coder.string("contactIdentifier"),
            customIdentifier: coder.string("customIdentifier"),
            relationship: coder.string("relationship").map(INPersonRelationship.init(rawValue:)),
            aliases: coder.objects(INPersonHandle.self, "aliases"),
            suggestionType: coder.enumCase(INPersonSuggestionType.self, "suggestionType") ?? .none,
            isMe: coder.decodeBool(forKey: "isMe"),
            isContactSuggestion: coder.decodeBool(forKey: "isContactSuggestion")
        )
        decodeFieldsOfSubclass(from: coder)
    }

    /// Decodes what a subclass adds.
    func decodeFieldsOfSubclass(from coder: NSCoder) {}

    /// Encodes the person.
    open func encode(with coder: NSCoder) {
        coder.encode(personHandle, forKey: "personHandle")
        coder.encode(nameComponents.map { $0 as NSPersonNameComponents }, forKey: "nameComponents")
        coder.encode(displayName, "displayName")
        coder.encode(image, forKey: "image")
        coder.encode(contactIdentifier, "contactIdentifier")
        coder.encode(customIdentifier, "customIdentifier")
        coder.encode(relationship?.rawValue, "relationship")
        coder.encode(aliases.map { $0 as NSArray }, forKey: "aliases")
        coder.encode(suggestionType.rawValue, forKey: "suggestionType")
        coder.encode(isMe, forKey: "isMe")
        coder.encode(isContactSuggestion, forKey: "isContactSuggestion")
    }

    /// Always true.
    open class var supportsSecureCoding: Bool { true }

    /// Returns the same object, which can't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether an object is a person with equal fields.
    open override func isEqual(_ object: Any?) -> Bool { hasFields(of: object) }

    /// The hash of the fields that make two persons equal.
    open override var hash: Int { hashOfFields }

    var fields: [AnyHashable?] {
        [
            personHandle, nameComponents, displayName, image, contactIdentifier, customIdentifier, relationship,
            aliases, suggestionType, isMe, isContactSuggestion,
        ]
    }
}

extension INPerson: FieldEquatable {}
