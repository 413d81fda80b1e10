public import Intents

/// Knows what phrases stand for.
public protocol IntentPhraseResolver {
    /// The shortcut that a phrase stands for.
    ///
    /// - Throws: An error that says why there is none, or that there are several.
    func shortcut(for phrase: String) async throws -> INShortcut
}
