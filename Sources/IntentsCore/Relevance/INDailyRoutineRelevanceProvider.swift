public import Foundation

/// A hint that a shortcut is relevant in a situation of the user's day.
open class INDailyRoutineRelevanceProvider: INRelevanceProvider {
    /// A situation of the user's day.
    public enum Situation: Int, Sendable {
        /// Around the time when the user wakes up.
        case morning = 0
        /// Around the time when the user goes to bed.
        case evening = 1
        /// At home.
        case home = 2
        /// At work.
        case work = 3
        /// At school.
        case school = 4
        /// At the gym.
        case gym = 5
        /// On the way.
        case commute = 6
        /// With headphones on.
        case headphonesConnected = 7
        /// During a workout.
        case activeWorkout = 8
        /// Before the user reaches the day's activity goals.
        case physicalActivityIncomplete = 9

        /// All situations, in the order of their numbers.
        package static let all: [Situation] = [
            .morning, .evening, .home, .work, .school, .gym, .commute, .headphonesConnected, .activeWorkout,
            .physicalActivityIncomplete,
        ]
    }

    /// The situation.
    public let situation: Situation

    /// Creates a hint.
    public init(situation: Situation) {
        self.situation = situation
        super.init()
    }

    /// Decodes a hint.
    public required init?(coder: NSCoder) {
        guard let situation = coder.enumCase(Situation.self, "situation") else { return nil }
        self.situation = situation
        super.init(coder: coder)
    }

    /// Encodes the hint.
    open override func encode(with coder: NSCoder) {
        coder.encode(situation.rawValue, forKey: "situation")
    }

    override var fields: [AnyHashable?] { [situation] }
}
