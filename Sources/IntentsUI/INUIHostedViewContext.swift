/// The place in which a hosted view is shown.
public enum INUIHostedViewContext: UInt, Sendable {
    /// In Siri.
    case siriSnippet = 0
    /// On a card in Maps.
    case mapsCard = 1
}
