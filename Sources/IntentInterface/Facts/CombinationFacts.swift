package import IntentDefinition

/// A set of parameters with the texts that present an intent with these parameters.
package struct CombinationFacts: Hashable, Sendable {
    /// The purpose of the combination.
    package var use: ParameterCombination.Use
    /// The names of the parameters, in the order of the file.
    package var parameters: [String]
    /// The template of the first line.
    package var title: LocalizedText?
    /// The template of the second line.
    package var subtitle: LocalizedText?
    /// Whether the intent can run without opening the app.
    package var runsInBackground: Bool
    /// Whether the combination is the preferred one.
    package var isPrimary: Bool
}
