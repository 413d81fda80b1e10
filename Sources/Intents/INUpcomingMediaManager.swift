#if SystemIntents
    public import Foundation
    public import SystemIntents

    /// Tells the system what the user may want to play next.
    public final class INUpcomingMediaManager: NSObject, Sendable {
        /// The manager of the program.
        public static let shared = INUpcomingMediaManager()

        /// Replaces the intents that play what the user may want to play next, the best one first.
        public func setSuggestedMediaIntents(_ intents: NSOrderedSet) {
            IntentEnvironment.system.setUpcomingMedia(intents.array.compactMap { $0 as? INIntent })
        }

        /// Sets whether only the suggested intents are offered for a type of media.
        public func setPredictionMode(_ mode: INUpcomingMediaPredictionMode, for type: INMediaItemType) {
            IntentEnvironment.system.setUpcomingMediaPrediction(mode: mode.rawValue, mediaType: type.rawValue)
        }
    }
#endif
