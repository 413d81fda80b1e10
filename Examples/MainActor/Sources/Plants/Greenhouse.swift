/// The state of the app. It stays on the main actor, which is the default isolation of this module.
public final class Greenhouse {
    /// The greenhouse of the app.
    public static let shared = Greenhouse()

    /// The watered plants, in order.
    public private(set) var watered: [String] = []

    /// Waters a plant.
    ///
    /// - Returns: The number of days for which the plant has enough water now.
    func water(_ plant: String) -> Int {
        watered.append(plant)
        return 3
    }
}
