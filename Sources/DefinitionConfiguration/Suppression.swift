public import DefinitionDiagnostics
public import IntentDefinition

/// Findings that are accepted, and so not told.
public struct Suppression: Equatable, Sendable {
    /// The id of the rule, with its place.
    public var rule: Located<String>
    /// The path of the definition, relative to the folder of the configuration.
    public var path: Located<String>
    /// The element that the findings are about, such as `Intents/OrderSoup/title`; `nil` for the whole definition.
    public var element: Located<String>?
    /// Why the findings are accepted, for people.
    public var reason: String?
    /// The place of the suppression itself.
    public var position: SourcePosition
}
