/// The plants of the app.
struct Garden: Sendable {
    /// For how many days a plant has water after it was watered, by the plant's name.
    var days = ["Basil": 1, "Fern": 3, "Cactus": 21]

    /// The names of the plants, sorted.
    var plants: [String] { days.keys.sorted() }

    /// Opens the valve, which takes its time.
    ///
    /// - Returns: For how many days the plant has water now.
    func water(_ plant: String) async throws -> Int {
        try await Task.sleep(for: .milliseconds(5))
        return days[plant, default: 2]
    }
}
