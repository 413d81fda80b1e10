public import Foundation
public import Intents

/// A donated interaction, as a store keeps it.
public struct Donation {
    /// The name of the interaction.
    public let identifier: String
    /// The name of its group.
    public let groupIdentifier: String?
    /// The intent.
    public let intent: INIntent
    /// When it happened.
    public let dateInterval: DateInterval
    /// How far the user's clock was ahead of Greenwich then, in seconds.
    public let secondsFromGMT: Int
    /// Whether it went out from the user or came in.
    public let direction: INInteractionDirection
    /// How far the handling of the intent had come.
    public let handlingStatus: INIntentHandlingStatus
}
