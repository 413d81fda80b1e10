public import Foundation

/// An object of the app, such as a soup or an account; the superclass of the object types of a definition.
///
/// The identifier is for the app, and the display string is for people.
open class INObject: NSObject, NSCopying, NSSecureCoding, INSpeakable {
    /// The app's identifier for the object.
    public private(set) var identifier: String?
    /// The name that people see.
    public private(set) var displayString: String
    /// A hint on the pronunciation, if the spelling is misleading.
    public private(set) var pronunciationHint: String?
    /// A second line.
    open var subtitleString: String?
    /// An image of the object.
    open var displayImage: INImage?

    /// Other words for the object.
    open var alternativeSpeakableMatches: [INSpeakableString]?

    /// The name that people see.
    open var spokenPhrase: String { displayString }

    /// The app's identifier for the object.
    open var vocabularyIdentifier: String? { identifier }

    /// Creates an object.
    ///
    /// - Parameters:
    ///   - identifier: The app's identifier for the object.
    ///   - displayString: The name that people see.
    ///   - pronunciationHint: A hint on the pronunciation.
    public required init(identifier: String?, display displayString: String, pronunciationHint: String?) {
        self.identifier = identifier
        self.displayString = displayString
        self.pronunciationHint = pronunciationHint
        super.init()
    }

    /// Creates an object with its identifier and the name that people see.
    public convenience init(identifier: String?, display displayString: String) {
        self.init(identifier: identifier, display: displayString, pronunciationHint: nil)
    }

    /// Creates an object with a second line and an image.
    public convenience init(
        identifier: String?,
        display displayString: String,
        subtitle subtitleString: String?,
        image displayImage: INImage?
    ) {
        self.init(identifier: identifier, display: displayString, pronunciationHint: nil)
        self.subtitleString = subtitleString
        self.displayImage = displayImage
    }

    /// Creates an object with a hint on its pronunciation, a second line and an image.
    public convenience init(
        identifier: String?,
        display displayString: String,
        pronunciationHint: String?,
        subtitle subtitleString: String?,
        image displayImage: INImage?
    ) {
        self.init(identifier: identifier, display: displayString, pronunciationHint: pronunciationHint)
        self.subtitleString = subtitleString
        self.displayImage = displayImage
    }

    /// Decodes an object with the properties of its type.
    public required init?(coder: NSCoder) {
        guard let displayString = coder.string("displayString") else { return nil }
        self.identifier = coder.string("identifier")
        self.displayString = displayString
        self.pronunciationHint = coder.string("pronunciationHint")
        super.init()
        subtitleString = coder.string("subtitleString")
        displayImage = coder.object(INImage.self, "displayImage")
        alternativeSpeakableMatches = coder.objects(INSpeakableString.self, "alternativeSpeakableMatches")
        for property in properties { property.decode(into: self, from: coder) }
    }

    /// Encodes the object with the properties of its type.
    open func encode(with coder: NSCoder) {
        coder.encode(identifier, "identifier")
        coder.encode(displayString, "displayString")
        coder.encode(pronunciationHint, "pronunciationHint")
        coder.encode(subtitleString, "subtitleString")
        coder.encode(displayImage, forKey: "displayImage")
        coder.encode(alternativeSpeakableMatches.map { $0 as NSArray }, forKey: "alternativeSpeakableMatches")
        for property in properties { property.encode(from: self, into: coder) }
    }

    /// Always true.
    open class var supportsSecureCoding: Bool { true }

    /// The facts of the type; `nil` for a class without a definition. Generated code overrides it.
    open class var intentMetadata: IntentObjectMetadata? { nil }

    private var properties: [IntentPropertyMetadata] { type(of: self).intentMetadata?.properties ?? [] }

    /// Returns a new object with the same fields and properties.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init(
            identifier: identifier,
            display: displayString,
            pronunciationHint: pronunciationHint
        )
        copy.subtitleString = subtitleString
        copy.displayImage = displayImage
        copy.alternativeSpeakableMatches = alternativeSpeakableMatches
        for property in properties { property.copy(from: self, to: copy) }
        return copy
    }

    /// Returns whether an object is of the same type and has equal fields and properties.
    open override func isEqual(_ object: Any?) -> Bool { hasFields(of: object) }

    /// The hash of the fields that make two objects equal.
    open override var hash: Int { hashOfFields }
}

extension INObject: FieldEquatable {
    var fields: [AnyHashable?] {
        var fields: [AnyHashable?] = [identifier, displayString, pronunciationHint, subtitleString, displayImage]
        fields.append(alternativeSpeakableMatches)
        for property in properties { fields.append(property.value(in: self)) }
        return fields
    }
}
