public import Foundation

/// The names that only this user of the app says, such as those of playlists. A device learns to hear them; here a host
/// can read them.
open class INVocabulary: NSObject {
    // Safe on every thread: it holds nothing itself.
    nonisolated(unsafe) private static let instance = INVocabulary()

    /// The app's vocabulary.
    public class func shared() -> INVocabulary { instance }

    override init() {
        super.init()
    }

    /// Replaces the words of a type.
    ///
    /// - Parameters:
    ///   - vocabulary: The words, as strings, the most important ones first.
    ///   - type: What the words name.
    open func setVocabularyStrings(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {
        let words = vocabulary.array.compactMap { $0 as? String ?? ($0 as? NSString).map { String($0) } }
        IntentEnvironment.system.setVocabulary(words.map { INSpeakableString(spokenPhrase: $0) }, of: type)
    }

    /// Replaces the words of a type by words with hints on how they are said.
    ///
    /// - Parameters:
    ///   - vocabulary: Objects that conform to `INSpeakable`, the most important ones first.
    ///   - type: What the words name.
    open func setVocabulary(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {
        let words = vocabulary.array.compactMap { ($0 as? any INSpeakable).map(INSpeakableString.init(copying:)) }
        IntentEnvironment.system.setVocabulary(words, of: type)
    }

    /// Removes the words of all types.
    open func removeAllVocabularyStrings() {
        IntentEnvironment.system.removeVocabulary()
    }
}
