/// Where a hosted view is shown.
public enum INUIHostedViewContext: UInt, Sendable {
    /// In the assistant.
    case siriSnippet = 0
    /// On a card of the maps.
    case mapsCard = 1
}
