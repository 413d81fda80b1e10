package import Basics
import IntentDefinition

/// A suppression of findings that the user accepts.
package struct Suppression: Equatable, Sendable {
    /// The id of the rule, with its place.
    package var rule: Located<Diagnostic.ID>
    /// The path of the definition or table, relative to the folder of the configuration.
    package var path: Located<String>
    /// The element that the findings are about, such as `Intents/OrderSoup/title`; `nil` for the whole file.
    package var element: Located<String>?
    /// The reason why the findings are accepted, for people.
    package var reason: String?
    /// The position of the suppression.
    package var position: SourcePosition
}
