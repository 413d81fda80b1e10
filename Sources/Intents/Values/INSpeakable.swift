public import Foundation

/// Something with a name that people say: strings with a hint on their sound, objects of an app, persons.
public protocol INSpeakable: NSObjectProtocol {
    /// The words.
    var spokenPhrase: String { get }
    /// How the words sound, where their spelling misleads.
    var pronunciationHint: String? { get }
    /// The name that the app gave the thing in its vocabulary.
    var vocabularyIdentifier: String? { get }
    /// Other things that the same words may mean.
    var alternativeSpeakableMatches: [any INSpeakable]? { get }
    /// The older name of `vocabularyIdentifier`. It is optional.
    @available(*, deprecated, renamed: "vocabularyIdentifier")
    var identifier: String? { get }
}

extension INSpeakable {
    /// The older name of `vocabularyIdentifier`; `nil` unless the type has one.
    @available(*, deprecated, renamed: "vocabularyIdentifier")
    public var identifier: String? { nil }
}

extension INSpeakable where Self: INObject {
    /// The object's own list, as that of anything that people say.
    public var alternativeSpeakableMatches: [any INSpeakable]? { alternativeSpeakableMatches as [INSpeakableString]? }
}
