/// The plants of the app.
struct Garden: Sendable {
    /// The number of days for which a watered plant has enough water, by the plant's name.
    var days = ["Basil": 1, "Fern": 3, "Cactus": 21]

    /// The names of the plants, sorted.
    var plants: [String] { days.keys.sorted() }

    /// Opens the valve, which takes some time.
    ///
    /// - Returns: The number of days for which the plant has enough water now.
    func water(_ plant: String) async throws -> Int {
        try await Task.sleep(for: .milliseconds(5))
        return days[plant, default: 2]
    }
}
