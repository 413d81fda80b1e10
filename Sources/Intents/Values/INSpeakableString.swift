public import Foundation

/// A text with a hint on how it is said.
open class INSpeakableString: NSObject, NSCopying, NSSecureCoding, INSpeakable {
    /// The words.
    public let spokenPhrase: String
    /// How the words sound, where their spelling misleads.
    public let pronunciationHint: String?
    /// The name that the app gave the text in its vocabulary.
    public let vocabularyIdentifier: String?

    /// Other things that the same words may mean: a string of the app has none.
    open var alternativeSpeakableMatches: [any INSpeakable]? { nil }

    /// The older name of `vocabularyIdentifier`.
    @available(*, deprecated, renamed: "vocabularyIdentifier")
    open var identifier: String? { vocabularyIdentifier }

    /// Creates a string of the app's vocabulary.
    ///
    /// - Parameters:
    ///   - vocabularyIdentifier: The app's own name for it.
    ///   - spokenPhrase: The words.
    ///   - pronunciationHint: How the words sound.
    public convenience init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
        self.init(spokenPhrase, hint: pronunciationHint, identifier: vocabularyIdentifier)
    }

    /// Creates a string that is not in the app's vocabulary.
    public convenience init(spokenPhrase: String) {
        self.init(spokenPhrase, hint: nil, identifier: nil)
    }

    /// Creates a string of the app's vocabulary, in the older spelling.
    @available(*, deprecated, renamed: "init(vocabularyIdentifier:spokenPhrase:pronunciationHint:)")
    public convenience init(identifier: String, spokenPhrase: String, pronunciationHint: String?) {
        self.init(spokenPhrase, hint: pronunciationHint, identifier: identifier)
    }

    /// Takes the words of anything that people say.
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

    /// The same object: it cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether an object is a string with the same words, hint and identifier.
    open override func isEqual(_ object: Any?) -> Bool { hasFields(of: object) }

    /// A hash of what makes two strings equal.
    open override var hash: Int { hashOfFields }
}

extension INSpeakableString: FieldEquatable {
    var fields: [AnyHashable?] { [spokenPhrase, pronunciationHint, vocabularyIdentifier] }
}
