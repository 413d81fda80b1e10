public import Foundation

/// The words that are specific to the app's user, such as the names of playlists. A device learns to recognize them;
/// here a host can read them.
open class INVocabulary: NSObject {
    // Safe on any thread: the object doesn't have a state.
    nonisolated(unsafe) private static let instance = INVocabulary()

    /// Returns the app's vocabulary.
    public class func shared() -> INVocabulary { instance }

    override init() {
        super.init()
    }

    /// Replaces the words of a type.
    ///
    /// - Parameters:
    ///   - vocabulary: The words, as strings, starting with the most important one.
    ///   - type: The type of the words.
    open func setVocabularyStrings(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {
        let words = vocabulary.array.compactMap { $0 as? String ?? ($0 as? NSString).map { String($0) } }
        IntentEnvironment.system.setVocabulary(words.map { INSpeakableString(spokenPhrase: $0) }, of: type)
    }

    /// Replaces the words of a type with words that have hints on their pronunciation.
    ///
    /// - Parameters:
    ///   - vocabulary: Objects that conform to `INSpeakable`, starting with the most important one.
    ///   - type: The type of the words.
    open func setVocabulary(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {
        let words = vocabulary.array.compactMap { ($0 as? any INSpeakable).map(INSpeakableString.init(copying:)) }
        IntentEnvironment.system.setVocabulary(words, of: type)
    }

    /// Removes the words of all types.
    open func removeAllVocabularyStrings() {
        IntentEnvironment.system.removeVocabulary()
    }
}
