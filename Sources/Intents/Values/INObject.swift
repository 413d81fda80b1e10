public import Foundation

/// A thing of the app, such as a soup or an account; the superclass of the object types of a definition.
///
/// The identifier is for the app, the display text for people.
open class INObject: NSObject, NSCopying, NSSecureCoding, INSpeakable {
    /// The app's own name for the thing.
    public private(set) var identifier: String?
    /// The name for people.
    public private(set) var displayString: String
    /// How the name sounds, where its spelling misleads.
    public private(set) var pronunciationHint: String?
    /// A second line for people.
    open var subtitleString: String?
    /// A picture of the thing.
    open var displayImage: INImage?

    /// Other words for the thing, by which people mean it too.
    open var alternativeSpeakableMatches: [INSpeakableString]?

    /// The name for people.
    open var spokenPhrase: String { displayString }

    /// The app's own name for the thing.
    open var vocabularyIdentifier: String? { identifier }

    /// Creates a thing.
    ///
    /// - Parameters:
    ///   - identifier: The app's own name for it.
    ///   - displayString: The name for people.
    ///   - pronunciationHint: How the name sounds.
    public required init(identifier: String?, display displayString: String, pronunciationHint: String?) {
        self.identifier = identifier
        self.displayString = displayString
        self.pronunciationHint = pronunciationHint
        super.init()
    }

    /// Creates a thing with the app's own name for it and the name for people.
    public convenience init(identifier: String?, display displayString: String) {
        self.init(identifier: identifier, display: displayString, pronunciationHint: nil)
    }

    /// Creates a thing with a second line and a picture.
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

    /// Creates a thing with a hint on its sound, a second line and a picture.
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

    /// Decodes a thing with the properties of its type.
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

    /// Encodes the thing with the properties of its type.
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

    /// The facts of the type; `nil` for an object without a type of its own. Generated code overrides it.
    open class var intentMetadata: IntentObjectMetadata? { nil }

    private var properties: [IntentPropertyMetadata] { type(of: self).intentMetadata?.properties ?? [] }

    /// A new object with the same fields and properties.
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

    /// Whether an object is of the same type and has equal fields and properties.
    open override func isEqual(_ object: Any?) -> Bool { hasFields(of: object) }

    /// A hash of what makes two objects equal.
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
