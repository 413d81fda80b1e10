/// Something with a name that people say.
///
/// In this module it does not demand an Objective-C object: strings of the framework, custom objects and persons
/// conform.
public protocol INSpeakable {
    /// The words.
    var spokenPhrase: String { get }
    /// How the words sound, where their spelling misleads.
    var pronunciationHint: String? { get }
    /// The name that the app gave the thing in its vocabulary.
    var vocabularyIdentifier: String? { get }
    /// Other things that the same words may mean.
    var alternativeSpeakableMatches: [any INSpeakable]? { get }
}
