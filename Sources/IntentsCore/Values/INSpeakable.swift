public import Foundation

/// A value with a name that people say: a string with a hint on its pronunciation, an object of an app, or a person.
public protocol INSpeakable: NSObjectProtocol {
    /// The words.
    var spokenPhrase: String { get }
    /// A hint on the pronunciation, if the spelling is misleading.
    var pronunciationHint: String? { get }
    /// The identifier in the app's vocabulary.
    var vocabularyIdentifier: String? { get }
    /// Other values that the same words may mean.
    var alternativeSpeakableMatches: [any INSpeakable]? { get }
    /// The older name of `vocabularyIdentifier`. It is optional.
    @available(*, deprecated, renamed: "vocabularyIdentifier")
    var identifier: String? { get }
}

extension INSpeakable {
    /// The older name of `vocabularyIdentifier`. The default is `nil`.
    @available(*, deprecated, renamed: "vocabularyIdentifier")
    public var identifier: String? { nil }
}

extension INSpeakable where Self: INObject {
    /// The object's own list, with the type that the protocol requires.
    public var alternativeSpeakableMatches: [any INSpeakable]? { alternativeSpeakableMatches as [INSpeakableString]? }
}
