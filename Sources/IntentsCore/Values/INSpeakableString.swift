public import Foundation

/// A text with a hint on its pronunciation.
open class INSpeakableString: NSObject, NSCopying, NSSecureCoding, INSpeakable {
    /// The words.
    public let spokenPhrase: String
    /// A hint on the pronunciation, if the spelling is misleading.
    public let pronunciationHint: String?
    /// The identifier of the text in the app's vocabulary.
    public let vocabularyIdentifier: String?

    /// Other values that the same words may mean. Strings of the app don't have any.
    open var alternativeSpeakableMatches: [any INSpeakable]? { nil }

    /// The older name of `vocabularyIdentifier`.
    @available(*, deprecated, renamed: "vocabularyIdentifier")
    open var identifier: String? { vocabularyIdentifier }

    /// Creates a string of the app's vocabulary.
    ///
    /// - Parameters:
    ///   - vocabularyIdentifier: The app's identifier for the string.
    ///   - spokenPhrase: The words.
    ///   - pronunciationHint: A hint on the pronunciation.
    public convenience init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
        self.init(spokenPhrase, hint: pronunciationHint, identifier: vocabularyIdentifier)
    }

    /// Creates a string that isn't in the app's vocabulary.
    public convenience init(spokenPhrase: String) {
        self.init(spokenPhrase, hint: nil, identifier: nil)
    }

    /// Creates a string of the app's vocabulary, in the older spelling.
    @available(*, deprecated, renamed: "init(vocabularyIdentifier:spokenPhrase:pronunciationHint:)")
    public convenience init(identifier: String, spokenPhrase: String, pronunciationHint: String?) {
        self.init(spokenPhrase, hint: pronunciationHint, identifier: identifier)
    }

    /// Creates a string from a value that people say.
    convenience init(copying speakable: any INSpeakable) {
        self.init(
            speakable.spokenPhrase,
            hint: speakable.pronunciationHint,
            identifier: speakable.vocabularyIdentifier
        )
    }

    private init(_ spokenPhrase: String, hint: String?, identifier: String?) {
        self.spokenPhrase = spokenPhrase
        self.pronunciationHint = hint
        self.vocabularyIdentifier = identifier
        super.init()
    }

    /// Decodes a string.
    public required convenience init?(coder: NSCoder) {
        guard let phrase = coder.string("spokenPhrase") else { return nil }
        self.init(phrase, hint: coder.string("pronunciationHint"), identifier: coder.string("vocabularyIdentifier"))
    }

    /// Encodes the string.
    open func encode(with coder: NSCoder) {
        coder.encode(spokenPhrase, "spokenPhrase")
        coder.encode(pronunciationHint, "pronunciationHint")
        coder.encode(vocabularyIdentifier, "vocabularyIdentifier")
    }

    /// Always true.
    open class var supportsSecureCoding: Bool { true }

    /// Returns the same object, which can't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether an object is a string with the same words, hint and identifier.
    open override func isEqual(_ object: Any?) -> Bool { hasFields(of: object) }

    /// The hash of the fields that make two strings equal.
    open override var hash: Int { hashOfFields }
}

extension INSpeakableString: FieldEquatable {
    var fields: [AnyHashable?] { [spokenPhrase, pronunciationHint, vocabularyIdentifier] }
}
