public import Foundation
public import Intents

/// A donated interaction in its stored form.
public struct Donation {
    /// The identifier of the interaction.
    public let identifier: String
    /// The identifier of its group.
    public let groupIdentifier: String?
    /// The intent.
    public let intent: INIntent
    /// The time of the interaction.
    public let dateInterval: DateInterval
    /// The offset of the user's clock from Greenwich Mean Time then, in seconds.
    public let secondsFromGMT: Int
    /// The direction: from the user, or to the user.
    public let direction: INInteractionDirection
    /// The status of handling the intent.
    public let handlingStatus: INIntentHandlingStatus
}
