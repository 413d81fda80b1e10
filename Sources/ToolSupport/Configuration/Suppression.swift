package import Basics
import IntentDefinition

/// Findings that are accepted, and so not told.
package struct Suppression: Equatable, Sendable {
    /// The id of the rule, with its place.
    package var rule: Located<Diagnostic.ID>
    /// The path of the definition, relative to the folder of the configuration.
    package var path: Located<String>
    /// The element that the findings are about, such as `Intents/OrderSoup/title`; `nil` for the whole definition.
    package var element: Located<String>?
    /// Why the findings are accepted, for people.
    package var reason: String?
    /// The place of the suppression itself.
    package var position: SourcePosition
}
