/// The state of the app, which stays on the main actor, as everything in this module does that does not say otherwise.
public final class Greenhouse {
    /// The one greenhouse.
    public static let shared = Greenhouse()

    /// The plants that were watered, in order.
    public private(set) var watered: [String] = []

    /// Waters a plant.
    ///
    /// - Returns: For how many days the plant has water now.
    func water(_ plant: String) -> Int {
        watered.append(plant)
        return 3
    }
}
